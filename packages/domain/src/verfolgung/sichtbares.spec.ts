import { deutsch as t } from '@frachtportal/texte/server';
import { expect, it } from 'vitest';
import type { Auftrag } from '../auftrag/auftrag.js';
import { wirksam } from '../konfiguration/konfiguration.js';
import { belegSichtbar, sendungsverfolgung } from './sichtbares.js';

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

const flags = ['ttInhalt', 'ttEmpfaengerFremdnummer', 'ttEmpfaengerMatchcode', 'ttEmpfaengerStrasse']
  .concat(['ttVersenderFremdnummer', 'ttVersenderMatchcode', 'ttVersenderName', 'ttVersenderOrt'])
  .concat(['ttVersenderStrasse', 'isTTSwitchAbsenderToNeutral']);
const zugestellt = (a: Auftrag) => ({ ...a, abliefernachweisExists: true }) as Auftrag;

/** What each flag lets be seen of an address that is called so. */
const versender = (name: string): Record<string, string> => ({
  ttVersenderName: name,
  ttVersenderFremdnummer: `N-${name}`,
  ttVersenderMatchcode: `M-${name}`,
});

it('zeigt in allen 1.024 Einstellungen, mit und ohne neutralen Absender, genau das Erlaubte', () => {
  for (let maske = 0; maske < 1024; maske++) {
    const werte = Object.fromEntries(flags.map((f, i) => [f, String(Boolean(maske & (1 << i)))]));
    const an = (flag: string) => werte[flag] === 'true';
    for (const a of [auftrag, mitNeutralem]) {
      const ersetzt = a === mitNeutralem && an('isTTSwitchAbsenderToNeutral');
      const [wer, wernicht] = ersetzt ? ['Neutral', 'Absender'] : ['Absender', 'Neutral'];
      const gezeigt = sendungsverfolgung(a, wirksam(werte)).flatMap((b) => b.zeilen.map((z) => z.wert));
      for (const [flag, wert] of Object.entries(versender(wer)))
        expect(gezeigt.includes(wert)).toBe(an(flag));
      for (const wert of Object.values(versender(wernicht))) expect(gezeigt).not.toContain(wert);
      const strassen = [an('ttVersenderStrasse'), an('ttEmpfaengerStrasse')].filter(Boolean).length;
      expect(gezeigt.filter((w) => w === 'Am Kai 7')).toHaveLength(strassen);
      expect(gezeigt.filter((w) => w === 'D 28195 Bremen')).toHaveLength(an('ttVersenderOrt') ? 2 : 1);
      expect(gezeigt.includes('N-Ziel')).toBe(an('ttEmpfaengerFremdnummer'));
      expect(gezeigt.includes('M-Ziel')).toBe(an('ttEmpfaengerMatchcode'));
      expect(gezeigt.includes('Schrauben')).toBe(an('ttInhalt'));
      const alles = flags.slice(0, 9).every(an);
      expect(belegSichtbar(zugestellt(a), wirksam(werte))).toBe(alles && !ersetzt);
    }
  }
});

it('ohne Ablieferung gibt es keinen Beleg', () => {
  expect(belegSichtbar({ ...auftrag, abliefernachweisExists: false } as Auftrag, wirksam({}))).toBe(false);
});
