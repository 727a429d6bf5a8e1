import { expect, it } from 'vitest';
import { tafelZu } from '../texte/tafeln.js';
import { fehler, meldungstext } from './meldung.js';

const englisch = tafelZu('en');

it('eine Meldung gibt es in jeder Sprache, mit den Worten des Portals darin', () => {
  const m = fehler('adresse.inUebertragung', 'strasse', { feld: 'Straße' });
  expect(m.text).toContain('Straße');
  expect(meldungstext(m, englisch)).toContain('Street');
  expect(meldungstext(m)).toBe(m.text);
});

it('ein Text, der für den Fall gemacht ist, bleibt, wie er ist', () => {
  expect(meldungstext({ key: 'nur.hier', text: '3 nicht markiert' }, englisch)).toBe('3 nicht markiert');
});

it('ohne ihre Werte bleibt eine Meldung deutsch, ohne Platzhalter nicht', () => {
  expect(meldungstext({ key: 'feld.zuLang', text: 'Bitte höchstens 5 Zeichen eingeben.' }, englisch)).toBe(
    'Bitte höchstens 5 Zeichen eingeben.',
  );
  expect(meldungstext({ key: 'feld.zahl', text: 'Bitte eine Zahl eingeben.' }, englisch)).toBe(
    englisch['feld.zahl'],
  );
});
