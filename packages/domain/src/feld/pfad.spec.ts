import { expect, it } from 'vitest';
import { Auftrag } from '../auftrag/auftrag.js';
import { beschriftungen, mitFeldname } from './pfad.js';

it.each([
  ['beladedatum', ['beschriftung.abholdatum']],
  ['empfaengerAdresse.name', ['beschriftung.empfaenger', 'beschriftung.name']],
  ['auftragspositionen[2].laengeCM', ['beschriftung.auftragspositionen', 'beschriftung.laenge']],
  ['gibtEsNicht.name', []],
])('%s is called what its fields are called', (pfad, namen) =>
  expect(beschriftungen(Auftrag, pfad)).toEqual(namen),
);

it.each([
  ['empfaengerAdresse.name', '[beschriftung.empfaenger] – [beschriftung.name]: Fehlt.'],
  ['gibtEsNicht', 'Fehlt.'],
  [null, 'Fehlt.'],
])('what is said of %s stands behind its name', (pfad, gesagt) =>
  expect(mitFeldname(Auftrag, pfad, 'Fehlt.', (label) => `[${label}]`)).toBe(gesagt),
);
