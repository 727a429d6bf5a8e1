import { t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { type Sicht, schritte as verlaufsschritte } from './historie';

/** The steps in the words that the screen shows. */
const schritte = (...p: Parameters<typeof verlaufsschritte>) =>
  verlaufsschritte(...p).map((s) => ({ ...s, titel: t(s.titel), kommentar: t(s.kommentar ?? '') }));

const eintrag = (datum: string, sdst_id_anzeige: number | null, anzeige: string | null, id = 1) =>
  ({
    datum,
    sendungsstatus: { id, sdst_id_anzeige, anzeige },
    kommentar: id === 129 ? 'Termin telefonisch bestätigt' : null,
    ereignisort: null,
  }) as never;

const unterwegs: Sicht = { heute: '2026-11-20', anzeigestatus: null, terminBestaetigen: false };
const angekommen: Sicht = { ...unterwegs, anzeigestatus: { id: 1_000_018, farbe: 'ok' } };

const auftrag = (statusId: number, historie: never[] = [], entladedatum: string | null = null) => ({
  datum: '2026-11-18',
  entladedatum,
  status: { id: statusId, kurzBezeichnung: '' },
  erfasser: { name: 'kunde' },
  auftragshistorie: historie,
});

it('beginnt mit den beiden festen Schritten, das Neueste zuoberst [1-2.200 1-4.007,009,010 2-4.022]', () => {
  const verlauf = schritte(
    auftrag(9, [
      eintrag('2026-11-18T08:00:00Z', 1_000_001, 'erfasst'),
      eintrag('2026-11-18T08:59:00Z', 10, 'Zur Übertragung markiert'),
      eintrag('2026-11-18T09:00:00Z', 1_000_002, 'Übertragung ist erfolgt'),
      eintrag('2026-11-19T15:31:00Z', null, null),
      eintrag('2026-11-20T08:12:00Z', 16, 'In Zustellung'),
    ]),
    angekommen,
  );
  expect(verlauf.map((s) => s.titel)).toEqual([
    'In Zustellung',
    'Geheimstatus',
    'Übertragung ist erfolgt',
    'Zur Übertragung markiert',
    'erfasst',
  ]);
  expect(verlauf[2]?.zeitpunkt).toBe('2026-11-18T09:00:00Z');
  expect(verlauf[4]).toMatchObject({ schluessel: '1000001', tag: '2026-11-18', wer: 'kunde' });
});

it('sagt, dass ein markierter Auftrag wartet, weil kein Dispositionssystem angebunden ist', () => {
  const uebertragung = (sicht: Sicht) => schritte(auftrag(2), sicht)[1];
  expect(uebertragung(unterwegs)).toMatchObject({ titel: 'Übertragung', kommentar: 'steht noch aus' });
  expect(uebertragung({ ...unterwegs, nichtAngebunden: true })?.kommentar).toMatch(/^nicht angebunden/);
});

it('zeigt, dass ein Auftrag zurückkam, durch wen und warum', () => {
  const zurueck = {
    ...(eintrag('2026-11-18T10:00:00Z', 1_000_001, 'erfasst') as object),
    benutzer: { name: 'dispo' },
  };
  const verlauf = schritte(
    auftrag(1, [
      eintrag('2026-11-18T08:00:00Z', 1_000_001, 'erfasst'),
      eintrag('2026-11-18T08:59:00Z', 10, 'Zur Übertragung markiert'),
      { ...zurueck, kommentar: 'Übertragung zurückgenommen' } as never,
    ]),
    angekommen,
  );
  expect(verlauf.map((s) => [s.titel, s.wer, s.kommentar])).toEqual([
    ['Übertragung', undefined, 'steht noch aus'],
    ['erfasst', 'dispo', 'Übertragung zurückgenommen'],
    ['Zur Übertragung markiert', undefined, ''],
    ['erfasst', 'kunde', ''],
  ]);
});

it('vor der Übertragung steht sie noch aus, ab Status 3 ist sie erfolgt, auch ohne Meldung [1-4.008 2-4.022]', () => {
  for (const status of [1, 2]) {
    expect(schritte(auftrag(status), angekommen)[0]).toMatchObject({
      schluessel: '1000002',
      titel: 'Übertragung',
      zeitpunkt: null,
      kommentar: 'steht noch aus',
      offen: true,
    });
  }
  for (const status of [3, 10]) {
    expect(schritte(auftrag(status), angekommen)[0]).toMatchObject({
      schluessel: '1000002',
      titel: 'Übertragung ist erfolgt',
    });
  }
});

it('sagt von jedem Schritt, wie weit die Sendung damit war, auch von eigenen Anzeigestatus', () => {
  const eigener = { id: 1_000_500, farbe: 'err' } as const;
  const verlauf = schritte(
    auftrag(70, [
      eintrag('2026-11-19T08:00:00Z', 1_000_012, 'Beim Absender abgeholt', 5),
      eintrag('2026-11-19T12:00:00Z', 1_000_013, 'Im Umschlaglager', 6),
      eintrag('2026-11-20T06:00:00Z', 1_000_016, 'In Zustellung', 9),
      eintrag('2026-11-20T09:00:00Z', 1_000_500, 'Beim Zoll verloren', 70),
    ]),
    { ...unterwegs, anzeigestatus: eigener },
  );
  expect(verlauf.map((s) => s.phase)).toEqual([
    'problem',
    'zustellung',
    'umschlag',
    'abgeholt',
    'erfasst',
    'erfasst',
  ]);
});

describe('die geplante Zustellung', () => {
  it('steht zuoberst, ohne Zustelldatum 3 Tage voraus, bis die Sendung angekommen ist [1-9.029]', () => {
    expect(schritte(auftrag(5, [], '2026-12-01'), unterwegs)[0]).toMatchObject({
      titel: 'Zustellung geplant',
      tag: '2026-12-01',
      offen: true,
    });
    expect(schritte(auftrag(5), unterwegs)[0]).toMatchObject({ tag: '2026-11-23' });
    expect(schritte(auftrag(10), angekommen).some((s) => s.titel.startsWith('Zustellung'))).toBe(false);
  });

  it('ist in einer Einstellung mit Status 129 bestätigt: Bemerkung statt Datum, mit Zielfahne [1-4.013]', () => {
    const bestaetigt = auftrag(129, [eintrag('2026-11-20T05:00:00Z', 17, 'Zustelltermin bestätigt', 129)]);
    const [zustellung] = schritte(bestaetigt, { ...unterwegs, terminBestaetigen: true });
    expect(zustellung).toMatchObject({ kommentar: 'Termin telefonisch bestätigt', zielfahne: true });
    expect(zustellung?.tag).toBeUndefined();
    expect(schritte(bestaetigt, unterwegs)[0]).toMatchObject({
      titel: 'Zustellung geplant',
      tag: '2026-11-23',
    });
  });
});
