import { describe, expect, it } from 'vitest';
import { lies } from '../feld/lesen.js';
import { Statusmeldung } from './statusmeldung.js';
import { ereignisschluessel, pruefeStatusmeldung } from './statusmeldung.rules.js';
import { pauseMs } from './uebertragung.js';

const jetzt = new Date('2026-05-27T12:00:00Z');
const grund = { auftragsnummer: 'NL-000001', status: 4, zeitpunkt: '2026-05-27T10:00:00Z' };
const meldung = (werte: object = {}) => lies(Statusmeldung, { ...grund, ...werte }).wert;
const felder = (werte: object) => pruefeStatusmeldung(meldung(werte), jetzt).map((m) => m.field);

const png = Buffer.from('89504e470d0a1a0a00000000', 'hex').toString('base64');
const jpeg = Buffer.from('ffd8ffe000000000', 'hex').toString('base64');
const preis = { betrag: 12.34, waehrung: { id: 2 }, berechnteile: [{ betrag: 10 }, { betrag: 2.34 }] };

describe('Statusmeldung', () => {
  it.each([
    [{}],
    [{ quittiert: 'Müller', signatur: png }],
    [{ signatur: jpeg }],
    [{ dokument: 'JVBERi0=', dokumentname: 'pod.pdf' }],
    [{ status: null, preis }],
    [{ status: null, preis: { ...preis, berechnteile: [] } }],
    [{ zeitpunkt: '2026-05-28T11:59:00Z' }],
    [{ sscc: '106141411928374657' }],
    [{ auftragsnummer: null, sscc: '106141411928374657' }],
  ])('%j gilt', (werte) => {
    expect(felder(werte)).toEqual([]);
  });

  it.each([
    ['ohne Status und Preis', { status: null }, 'status'],
    ['mit beidem', { preis }, 'status'],
    ['weder Auftrag noch Packstück', { auftragsnummer: null }, 'auftragsnummer'],
    ['ein Packstück mit falscher Prüfziffer', { sscc: '106141411928374658' }, 'sscc'],
    ['einen Tag, den es nicht gibt', { zeitpunkt: '2026-13-45T10:00:00Z' }, 'zeitpunkt'],
    ['mehr als einen Tag voraus', { zeitpunkt: '2026-05-28T12:00:01Z' }, 'zeitpunkt'],
    ['ein Bild, das keines ist', { signatur: 'R0lGODlh' }, 'signatur'],
    ['ein Bild, das kein base64 ist', { signatur: `${png}!!` }, 'signatur'],
    ['ein Dokument ohne Namen', { dokument: 'JVBERi0=' }, 'dokumentname'],
    ['ein Dokument, das kein base64 ist', { dokument: '%PDF', dokumentname: 'x.pdf' }, 'dokument'],
    ['einen Preis ohne Währung', { status: null, preis: { betrag: 1 } }, 'preis.waehrung'],
    ['Teile, die nicht aufgehen', { status: null, preis: { ...preis, betrag: 12.35 } }, 'preis.betrag'],
  ])('hat nicht %s', (_was, werte, feld) => {
    expect(felder(werte)).toEqual([feld]);
  });

  it('lässt die Status des Portals aus', () => {
    for (const status of [0, 1, 2, 3, -4, 4.5]) {
      expect(lies(Statusmeldung, { ...grund, status }).meldungen.map((m) => m.field)).toEqual(['status']);
    }
  });

  it('wird am Ereignis wiedererkannt, ohne Ereignis an Status und Zeitpunkt', () => {
    expect(ereignisschluessel(meldung({ ereignis: 'E-1' }))).toBe('dispo:E-1');
    expect(ereignisschluessel(meldung())).toBe('dispo:4@2026-05-27T10:00:00Z');
    expect(ereignisschluessel(meldung({ status: null, preis }))).toBe('dispo:preis@2026-05-27T10:00:00Z');
  });
});

it('Die Pause verdoppelt sich mit jedem Versuch, bis zu einer Stunde', () => {
  expect([1, 2, 3, 10, 11, 1000].map((v) => pauseMs(v, 5000))).toEqual([
    5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});
