import { expect, it } from 'vitest';
import { schritte } from './historie';

const eintrag = (datum: string, sdst_id_anzeige: number | null, anzeige: string | null) =>
  ({
    datum,
    sendungsstatus: { id: 1, sdst_id_anzeige, anzeige },
    kommentar: null,
    ereignisort: null,
  }) as never;

it('beginnt mit den beiden festen Schritten, das Neueste zuoberst', () => {
  const verlauf = schritte({
    datum: '2026-11-18',
    status: { id: 9, kurzBezeichnung: 'in Zustellung' },
    erfasser: { name: 'kunde' },
    auftragshistorie: [
      eintrag('2026-11-18T08:00:00Z', 1_000_001, 'erfasst'),
      eintrag('2026-11-18T08:59:00Z', 10, 'Zur Übertragung markiert'),
      eintrag('2026-11-18T09:00:00Z', 1_000_002, 'Übertragung ist erfolgt'),
      eintrag('2026-11-19T15:31:00Z', null, null),
      eintrag('2026-11-20T08:12:00Z', 16, 'In Zustellung'),
    ],
  });
  expect(verlauf.map((s) => s.titel)).toEqual([
    'In Zustellung',
    'Geheimstatus',
    'Übertragung ist erfolgt',
    'Zur Übertragung markiert',
    'erfasst',
  ]);
  expect(verlauf[2]?.zeitpunkt).toBe('2026-11-18T09:00:00Z');
  expect(verlauf[4]).toMatchObject({ tag: '2026-11-18', ort: 'kunde' });
});

it('vor der Übertragung steht sie noch aus', () => {
  const [uebertragung] = schritte({
    datum: '2026-11-18',
    status: { id: 1, kurzBezeichnung: 'erfasst Internet' },
    erfasser: { name: 'kunde' },
    auftragshistorie: [],
  });
  expect(uebertragung).toMatchObject({ titel: 'Übertragung', zeitpunkt: null, kommentar: 'steht noch aus' });
});
