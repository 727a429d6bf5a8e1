import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await portal.db.zeilen(
    `INSERT INTO service_definition (id, spez_num, bezkurz, typ, is_kostenpfl, aw_sperre, editable, international, anzeigefolge)
     VALUES (9001, 901, 'Eigener Schalter', 'Logisch', false, false, false, false, 1),
            (9002, 902, 'Eigene Zahl', 'Integer', false, false, true, false, 2)`,
  );
});
afterAll(() => portal.schliessen());

const sende = async (...auftragServices: object[]) => {
  const auftrag = { ...JSON.parse(JSON.stringify(einAuftrag().build())), auftragServices };
  return (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
};

describe('Services eines Auftrags', () => {
  it('are defined by number, type and short name, also those a client adds itself', async () => {
    const { body } = await (await portal.als('kunde')).get('/api/auftragdefaultservice').expect(200);
    const definitionen = body as { spezNum: number; typ: string; bezkurz: string }[];
    for (const { spezNum, typ, bezkurz } of definitionen) {
      expect(spezNum).toBeGreaterThanOrEqual(5);
      expect(['Logisch', 'Datum', 'Integer', 'Dezimal', 'Text']).toContain(typ);
      expect(bezkurz).not.toBe('');
    }
    const eigene = definitionen.filter((d) => d.spezNum > 900);
    expect(eigene.map((d) => [d.spezNum, d.typ, d.bezkurz])).toEqual([
      [901, 'Logisch', 'Eigener Schalter'],
      [902, 'Integer', 'Eigene Zahl'],
    ]);
  });

  it('are sent with order, number and value; the order is always the one they stand in', async () => {
    const { status, body } = await sende(
      { auftragID: 4711, spez_num: 901, wert: null },
      { auftragID: 4711, spez_num: 902, wert: '12' },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const { id, auftragServices } = body as Auftrag;
    expect(auftragServices.map((s) => [s.auftragID, s.spez_num, s.wert, s.bezeichnung, s.typ])).toEqual([
      [id, 901, null, 'Eigener Schalter', 'Logisch'],
      [id, 902, '12', 'Eigene Zahl', 'Integer'],
    ]);
  });

  it.each([
    [8, '31.02.2026', 'Bitte ein gültiges Datum eingeben.'],
    [8, '2026-02-31', 'Bitte ein gültiges Datum eingeben.'],
    [8, '2026-02-28T24:00', 'Bitte ein gültiges Datum eingeben.'],
    [902, '1,5', 'Bitte eine Zahl eingeben.'],
    [10, 'viel', 'Bitte eine Zahl eingeben.'],
  ])('of number %i are refused with the value %s, as in the dialog', async (spez_num, wert, text) => {
    const { status, body } = await sende({ spez_num, wert });
    expect([status, body]).toEqual([
      400,
      [expect.objectContaining({ field: 'auftragServices[0].wert', text })],
    ]);
  });

  it('take the values of their type', async () => {
    const werte = { 5: 'Tor 3', 8: '2026-11-23T14:30', 10: '1500.5', 902: '3' };
    const { status, body } = await sende(
      ...Object.entries(werte).map(([spez_num, wert]) => ({ spez_num: Number(spez_num), wert })),
    );
    expect(status, JSON.stringify(body)).toBe(201);
  });
});
