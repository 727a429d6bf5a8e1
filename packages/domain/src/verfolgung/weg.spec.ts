import { expect, it } from 'vitest';
import type { Auftrag } from '../auftrag/auftrag.js';
import { wegVon } from './weg.js';

const anzeigen = {
  1: { id: 1000000, kurzBezeichnung: 'erfasst Internet', farbe: 'neutral' },
  3: { id: 1000009, kurzBezeichnung: 'Übertragung ist erfolgt', farbe: 'neutral' },
  5: { id: 1000012, kurzBezeichnung: 'abgeholt', farbe: 'info' },
  6: { id: 1000012, kurzBezeichnung: 'abgeholt', farbe: 'info' },
  8: { id: 1000016, kurzBezeichnung: 'in Zustellung', farbe: 'info' },
  10: { id: 1000018, kurzBezeichnung: 'zugestellt', farbe: 'ok' },
} as const;
const anzeigeZu = (id: number) => anzeigen[id as keyof typeof anzeigen];

const eintrag = (id: number, datum: string, mehr: object = {}) => ({
  sendungsstatus: { id },
  datum,
  nurTag: false,
  kommentar: 'intern: Rampe 4',
  quittiert: null,
  ereignisort: 'Bremen',
  benutzer: { name: 'kunde' },
  ...mehr,
});
const auftrag = {
  status: { id: 8, kurzBezeichnung: 'x' },
  entladedatum: '2026-03-04',
  entladezeitVon: '13:00',
  entladezeitBis: null,
  auftragshistorie: [
    eintrag(8, '2026-03-04T06:00:00Z', { ereignisort: 'Hamburg' }),
    eintrag(1, '2026-03-02T09:00:00Z'),
    eintrag(3, '2026-03-02T10:00:00Z'),
    eintrag(5, '2026-03-02T14:00:00Z'),
    eintrag(77, '2026-03-02T15:00:00Z'),
    eintrag(6, '2026-03-02T16:00:00Z'),
  ],
} as unknown as Auftrag;

it('zeigt den Weg vom frühesten an, jeden Stand einmal, ohne Geheimstatus und Kommentare', () => {
  const weg = wegVon(auftrag, { anzeigeZu, ohneAbholorte: false });
  expect(weg.schritte.map((s) => [s.titel, s.zeitpunkt.slice(8, 13), s.ort])).toEqual([
    ['erfasst Internet', '02T09', 'Bremen'],
    ['abgeholt', '02T16', 'Bremen'],
    ['in Zustellung', '04T06', 'Hamburg'],
  ]);
  expect(weg).toMatchObject({
    titel: 'in Zustellung',
    phase: 'zustellung',
    geplant: { tag: '2026-03-04', von: '13:00', bis: null },
  });
  expect(JSON.stringify(weg)).not.toMatch(/Rampe|kunde/);
});

it('nennt bei einem neutralen Absender nicht, wo abgeholt wurde', () => {
  const { schritte } = wegVon(auftrag, { anzeigeZu, ohneAbholorte: true });
  expect(schritte.map((s) => s.ort)).toEqual([null, null, 'Hamburg']);
});

it('zugestellt ist nichts mehr geplant', () => {
  const da = { ...auftrag, status: { id: 10 } } as Auftrag;
  expect(wegVon(da, { anzeigeZu, ohneAbholorte: false })).toMatchObject({
    titel: 'zugestellt',
    geplant: null,
  });
});
