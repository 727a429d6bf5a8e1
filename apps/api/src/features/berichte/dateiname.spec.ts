import { expect, it } from 'vitest';
import { dateiname } from './dateiname.js';

it('nennt den Auftrag oder wie viele es sind, nur mit Zeichen, die eine Kopfzeile trägt', () => {
  expect(dateiname('speditionsauftrag', [{ spedeigennr: 'NL004711' }])).toBe(
    'Speditionsauftrag_NL004711.pdf',
  );
  expect(dateiname('warenetikett', [{ spedeigennr: 'A' }, { spedeigennr: 'B' }])).toBe(
    'Warenetikett_2_Auftraege.pdf',
  );
  expect(dateiname('warenetikett', [{ spedeigennr: 'Ä"\r\n/1' }])).toBe('Warenetikett______1.pdf');
});
