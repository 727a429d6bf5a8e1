import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { t } from '@frachtportal/texte/t';
import { expect, it } from 'vitest';
import { sendungsverfolgung } from './verfolgung';

const adresse = (name: string) => ({
  name,
  fremdnummer: `N-${name}`,
  matchcode: `M-${name}`,
  strasse: 'Am Kai',
  hausnummer: '7',
  lkz: 'D',
  plz: '28195',
  ort: 'Bremen',
});
const auftrag = {
  absenderAdresse: adresse('Absender'),
  neutralerAbsenderAdresse: null,
  empfaengerAdresse: adresse('Ziel'),
  auftragspositionen: [{ warengutBezeichnung: 'Schrauben' }],
} as unknown as Auftrag;
const mitNeutralem = { ...auftrag, neutralerAbsenderAdresse: adresse('Neutral') } as unknown as Auftrag;

const zeige = (a: Auftrag, werte: Record<string, string> = {}) =>
  sendungsverfolgung(a, wirksam(werte)).map((b) => [
    t(b.titel),
    b.zeilen.map((z) => (z.name ? `${t(z.name)}: ${z.wert}` : z.wert)),
  ]);

it('zeigt in der Vorgabe alles von Absender, Empfänger und Inhalt', () => {
  expect(zeige(auftrag)).toEqual([
    [
      'Absender',
      ['Absender', 'Am Kai 7', 'D 28195 Bremen', 'Kundennummer: N-Absender', 'Matchcode: M-Absender'],
    ],
    ['Empfänger', ['Ziel', 'Am Kai 7', 'D 28195 Bremen', 'Nummer: N-Ziel', 'Matchcode: M-Ziel']],
    ['Inhalt', ['Schrauben']],
  ]);
});

it('jeder Schalter nimmt das Seine weg, die Beschriftungen sind einstellbar [2-3.167]', () => {
  const aus = Object.fromEntries(
    ['Inhalt', 'EmpfaengerFremdnummer', 'EmpfaengerMatchcode', 'EmpfaengerStrasse', 'VersenderMatchcode']
      .concat(['VersenderName', 'VersenderOrt', 'VersenderStrasse'])
      .map((s) => [`tt${s}`, 'false']),
  );
  const texte = { ttVersenderBlockLabel: 'Versender', ttVersenderFremdnummerLabel: 'Kundennr.' };
  expect(zeige(auftrag, { ...aus, ...texte })).toEqual([
    ['Versender', ['Kundennr.: N-Absender']],
    ['Empfänger', ['Ziel', 'D 28195 Bremen']],
  ]);
  expect(zeige(auftrag, { ...aus, ttVersenderFremdnummer: 'false' })[0]?.[0]).toBe('Empfänger');
});

it('ein neutraler Absender tritt an die Stelle des Absenders, wenn es so eingestellt ist [2-3.159]', () => {
  expect(zeige(mitNeutralem)[0]?.[1]?.[0]).toBe('Neutral');
  expect(zeige(mitNeutralem, { isTTSwitchAbsenderToNeutral: 'false' })[0]?.[1]?.[0]).toBe('Absender');
});
