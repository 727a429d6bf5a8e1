import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { melde as meldeDerDispo, uebergeben } from '../dispo/testing/auftraege.js';
import { ausgabenVon } from './testing/ausgaben.js';

const schluessel = 'ein-tag-schluessel-1';
let portal: Portal;
let auftrag: { id: number; spedeigennr: string };
beforeAll(async () => {
  portal = await startePortal({ DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());
beforeEach(async () => {
  auftrag = (
    await (
      await portal.als('kunde')
    )
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201)
  ).body;
  // Time does not pass in a test: captured at 00:24 in Berlin.
  await portal.db.sql("UPDATE auftrag SET datumerfasst = '2026-01-08T23:24:00Z' WHERE id = $1", [auftrag.id]);
});

const stelle = async (zeitzone: string) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send([{ key: 'client.zeitzone', value: zeitzone }]);

async function tage(): Promise<Record<string, unknown>> {
  const kunde = await portal.als('kunde');
  const am = async (tag: string) => {
    const { body } = await kunde
      .get('/api/auftraege/search')
      .query({ datumVon: tag, datumBis: tag })
      .expect(200);
    return (body as { id: number }[]).some(({ id }) => id === auftrag.id);
  };
  const { text } = await kunde.get(`/api/auftraege/exportcsv/${auftrag.id}`).expect(200);
  const [satz] = parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  const { speditionsauftrag, xlsx } = await ausgabenVon(portal, auftrag.id);
  return {
    suche: { '08.01.2026': await am('2026-01-08'), '09.01.2026': await am('2026-01-09') },
    csv: satz?.['Erfasst am'],
    xlsx: /2026-01-0\d/.exec(xlsx ?? '')?.[0],
    papier: /Erfasst (\d\d\.\d\d\.\d{4})/.exec(speditionsauftrag ?? '')?.[1],
  };
}

describe('Ein Zeitpunkt hat überall denselben Tag [1-9.033]', () => {
  it('where the main client is', async () => {
    expect(await tage()).toEqual({
      suche: { '08.01.2026': false, '09.01.2026': true },
      csv: '09.01.2026',
      xlsx: '2026-01-09',
      papier: '09.01.2026',
    });
  });

  it('in UTC, as the contract has it, where the main client says so', async () => {
    expect((await stelle('UTC')).status).toBe(200);
    expect(await tage()).toEqual({
      suche: { '08.01.2026': true, '09.01.2026': false },
      csv: '08.01.2026',
      xlsx: '2026-01-08',
      papier: '08.01.2026',
    });
    expect((await stelle('Europe/Berlin')).status).toBe(200);
  });

  it.each(['Europe/Atlantis', '+01:00', ''])('%j is no time zone', async (zeitzone) => {
    const { status, body } = await stelle(zeitzone);
    expect([status, body[0]?.field]).toEqual([400, 'client.zeitzone']);
    expect(body[0]?.text).toBe('Der Wert von „zeitzone“ ist nicht möglich.');
  });
});

describe('Ein Status, von dem nur der Tag bekannt ist', () => {
  beforeEach(() => uebergeben(portal, [auftrag.id]));

  async function melde(satz: object) {
    const { id, spedeigennr } = auftrag;
    const kunde = await portal.als('kunde');
    const meldung = { auftragsnummer: spedeigennr, status: 5, ...satz };
    await meldeDerDispo(portal, schluessel, meldung);
    const { body } = await kunde.get(`/api/auftraege/${id}`).expect(200);
    const { body: liste } = await kunde
      .get('/api/auftraege/search')
      .query({ query: spedeigennr })
      .expect(200);
    const verlauf = body.auftragshistorie as {
      datum: string;
      nurTag: boolean;
      sendungsstatus: { id: number };
    }[];
    const { datum, nurTag } = verlauf.find((e) => e.sendungsstatus.id === meldung.status) ?? {};
    const [zeile] = liste as { statusDatum: string; statusNurTag: boolean }[];
    expect([zeile?.statusDatum, zeile?.statusNurTag]).toEqual([datum, nurTag]);
    return { datum, nurTag };
  }

  it.each([
    ['2026-03-03', '2026-03-03T00:00:00.000Z', true],
    ['2026-03-03T00:00:00+01:00', '2026-03-03T00:00:00.000Z', true],
    ['2026-03-03T00:00:00Z', '2026-03-03T00:00:00.000Z', true],
    ['2026-03-03T01:00:00+01:00', '2026-03-03T00:00:00.000Z', false],
    ['2026-03-03T09:15:00+01:00', '2026-03-03T08:15:00.000Z', false],
  ])('%s is %s, only a day: %s', async (zeitpunkt, datum, nurTag) => {
    expect(await melde({ zeitpunkt })).toEqual({ datum, nurTag });
  });

  it('is marked by whoever reports it, and counts though the same day brought something before', async () => {
    await melde({ zeitpunkt: '2026-03-03T09:15:00+01:00', status: 5 });
    expect(
      await melde({ zeitpunkt: '2026-03-03T16:00:00+01:00', nurTag: true, status: 10, quittiert: 'Huber' }),
    ).toEqual({
      datum: '2026-03-03T00:00:00.000Z',
      nurTag: true,
    });
    const { abliefernachweis } = await ausgabenVon(portal, auftrag.id);
    expect(abliefernachweis).toMatch(/Zugestellt am 03\.03\.2026 (?!\d)/);
  });
});
