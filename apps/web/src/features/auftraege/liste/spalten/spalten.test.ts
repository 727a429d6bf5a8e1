import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { listenspaltensaetze } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { bedarf, mitBreiten } from './breiten';
import { breiteFuer } from './spalten';
import { spalten, spaltensaetze, spaltensatz } from './spaltensaetze';

const felder = (satz: keyof typeof spaltensaetze) => spaltensaetze[satz] as readonly string[];

it('die Spalten der Vorgabe tragen ihre Überschriften in der Folge des Vertrags [1-2.178-197]', () => {
  expect(spalten('standard').map((s) => [t(s.headerName ?? ''), s.field])).toEqual([
    ['Erfasst', 'datum'],
    ['Auftragsnr.', 'spedeigennr'],
    ['Status', 'status'],
    ['Statusdatum', 'statusDatum'],
    ['POD', 'abliefernachweisExists'],
    ['Referenz', 'absenderReferenz'],
    ['Empfänger', 'empfaengerAdresse'],
    ['Ort', 'ort'],
    ['Absender', 'absenderAdresse'],
    ['Abholung', 'beladedatum'],
    ['Zustellung', 'entladedatum'],
    ['Empfängerreferenz', 'empfaengerreferenz'],
    ['Zustellart', 'zustellkennzeichen'],
    ['Stück', 'sumPackstueckAnzahl'],
    ['Gewicht', 'sumBruttoGewicht'],
    ['ADR', 'mitGefahrguetern'],
    ['Klassifizierung', 'sperrigkeit'],
    ['Hinweis', 'hinweis'],
    ['Rechnungsadresse', 'abweichendeRechnungsempfaengerAdresse'],
    ['Nachnahmeadresse', 'nachnahmeempfaengerAdresse'],
    ['Preis', 'berechnBetrag'],
    ['Währung', 'berechnWaehrung'],
    ['Mandant', 'mandant'],
  ]);
});

it('eine Spalte ist 9 px je Zeichen und 30 px breit, mindestens 70, höchstens 390 [1-9.040-042]', () => {
  expect([1, 4, 5, 11, 40, 41].map(breiteFuer)).toEqual([70, 70, 75, 129, 390, 390]);
  for (const s of spalten('standard')) {
    expect(s.width, s.headerName).toBeGreaterThanOrEqual(breiteFuer(t(s.headerName ?? '').length));
    expect(s.width, s.headerName).toBeLessThanOrEqual(breiteFuer(20));
  }
});

describe('Breiten', () => {
  const waechst = (satz: Parameters<typeof spalten>[0], gewaehlt = {}) =>
    mitBreiten(spalten(satz), gewaehlt, true).flatMap((s) => (s.flex ? [s.field] : []));

  it('„Kurz“ braucht nicht mehr, als bei 1366 neben der schmalen Navigation da ist', () => {
    expect(bedarf(spalten('kurz'), {})).toBeLessThanOrEqual(1247);
  });

  it('was mehr Platz bietet, füllen die Texte, die niemand eingestellt hat, nach ihrem Bedarf', () => {
    expect(waechst('kurz')).toEqual(['empfaengerAdresse', 'ort', 'absenderReferenz']);
    expect(waechst('kompakt', { ort: 300 })).toEqual([
      'absenderReferenz',
      'empfaengerAdresse',
      'absenderAdresse',
    ]);
    const [nummer] = mitBreiten([{ field: 'spedeigennr', width: 112 }], {}, true);
    expect(nummer?.flex).toBe(112);
  });

  it('wo weniger da ist, geben nur die nach, die es können, und keine über ihren Bedarf hinaus', () => {
    const [status, ort] = mitBreiten(
      spalten('kurz').filter((s) => ['status', 'ort'].includes(s.field)),
      { ort: 300 },
      false,
    );
    expect(status).toMatchObject({ minWidth: 118, maxWidth: 183, flex: 1.4 });
    expect([ort?.width, ort?.flex]).toEqual([300, undefined]);
    expect(mitBreiten(spalten('standard'), {}, false).every((s) => s.flex === undefined)).toBe(true);
  });
});

describe('Spaltensätze', () => {
  it('haben jede Spalte einmal und immer Nummer, Status und Empfänger', () => {
    for (const satz of Object.values(spaltensaetze)) {
      expect(new Set(satz).size).toBe(satz.length);
      expect(satz).toEqual(expect.arrayContaining(['spedeigennr', 'status', 'empfaengerAdresse', 'mandant']));
    }
  });

  it('der zwei benannten Kunden: Fremdnummer und Terminart, oder eine kurze Liste ohne Preis [1-1.022 1-2.176]', () => {
    expect(felder('iban')).toEqual(expect.arrayContaining(['spedfremdnr', 'terminkennzeichen']));
    expect(felder('kompakt').length).toBeLessThan(felder('standard').length);
    expect(felder('kompakt')).not.toContain('berechnBetrag');
  });

  it('der dritten Variante zählt Lademittel statt Stück [1-2.177]', () => {
    expect(felder('metro')).toContain('sumLademittelAnzahl');
    expect(felder('metro')).not.toContain('sumPackstueckAnzahl');
  });

  it('folgt dem Profil, der Einstellung und der Metroversion des Benutzers [2-3.165 2-6.014]', () => {
    expect(spaltensatz(wirksam({}), false)).toBe('standard');
    expect(spaltensatz(wirksam({}), true)).toBe('metro');
    for (const [profil, satz] of [
      ['spedition-iban', 'iban'],
      ['liste-kompakt', 'kompakt'],
      ['metro', 'metro'],
    ] as const) {
      expect(spaltensatz(wirksam({ clientKunde: profil }), false)).toBe(satz);
    }
    for (const satz of Object.keys(listenspaltensaetze)) {
      const k = wirksam({ clientKunde: 'metro', auftragsresearchtableconfig: satz });
      expect(spaltensatz(k, true)).toBe(satz);
    }
    expect(spaltensatz(wirksam({ auftragsresearchtableconfig: 'gibtEsNicht' }), false)).toBe('standard');
  });
});
