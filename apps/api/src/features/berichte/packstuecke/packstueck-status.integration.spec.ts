import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { fuehreAus } from '../../../testing/migration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { papierVon } from '../../auftraege/testing/ausgaben.js';
import { statussaetze } from '../../dispo/eingang/statusdatei.js';
import { uebergib, vonHand } from '../../dispo/testing/auftraege.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
});
afterAll(() => portal.schliessen());

const kunde = () => portal.als('kunde');
const gelesen = async (id: number): Promise<Auftrag> =>
  (await (await kunde()).get(`/api/auftraege/${id}`).expect(200)).body;
const nummern = (auftrag: Auftrag) => auftrag.auftragspositionen.map((p) => p.packstuecke.map((s) => s.sscc));

async function gedruckt(...anzahlen: number[]): Promise<Auftrag> {
  const positionen = anzahlen.map((n) => einePosition().aufPaletten(n).build());
  const neu = einAuftrag()
    .mitPositionen(...positionen)
    .ohneTermine()
    .build();
  const { body } = await (await kunde()).post('/api/auftraege').send(neu).expect(201);
  await papierVon(portal, body.id, 'gs1-etikett');
  return gelesen(body.id);
}
async function uebertragen({ id }: Auftrag): Promise<void> {
  await (await kunde()).post('/api/auftraege/uebertragen').send([id]).expect(200);
  await uebergib(portal);
}

let stunde = 0;
const melde = async (satz: object) => {
  const zeitpunkt = `2026-03-03T${String(stunde++).padStart(2, '0')}:15:00Z`;
  const { body } = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', schluessel)
    .send({ meldungen: [{ zeitpunkt, ...satz }] })
    .expect(200);
  return body.uebernommen === 1 ? 'uebernommen' : body.abgewiesen[0];
};

it('a report that names a piece is about its order, as a scanner sends the number or as it is printed', async () => {
  const auftrag = await gedruckt(2, 1);
  await uebertragen(auftrag);
  const [[a, b], [c]] = nummern(auftrag) as [[string, string], [string]];
  expect(await melde({ sscc: a, status: 5 })).toBe('uebernommen');
  expect(await melde({ sscc: `00${b}`, status: 6 })).toBe('uebernommen');
  expect(await melde({ sscc: `(00) ${c}`, status: 7 })).toBe('uebernommen');
  expect(await melde({ sscc: c, auftragsnummer: auftrag.spedeigennr, status: 8 })).toBe('uebernommen');
  expect((await gelesen(auftrag.id)).status.id).toBe(8);
  const csv = Buffer.from(`sscc;status;zeitpunkt\n${a};9;2026-03-04T08:00:00Z\n`);
  expect(statussaetze('scan.csv', csv)).toEqual([{ sscc: a, status: 9, zeitpunkt: '2026-03-04T08:00:00Z' }]);
});

it('one that names a piece that there is not, that is another order’s or retired is refused and says so', async () => {
  const [auftrag, anderer] = [await gedruckt(3), await gedruckt(1)];
  const [[erste, , letzte]] = nummern(auftrag) as [[string, string, string]];
  const [position] = auftrag.auftragspositionen;
  await (await kunde())
    .put(`/api/auftraege/${auftrag.id}`)
    .send({ ...auftrag, auftragspositionen: [{ ...position, lademittelAnzahl: 2 }] })
    .expect(200);
  await uebertragen(auftrag);
  await uebertragen(anderer);
  const gehoertNicht = (sscc: string, number: string) => ({
    grund: `sscc: Das Packstück ${sscc} gehört nicht (mehr) zum Auftrag ${number}.`,
  });
  expect(await melde({ sscc: letzte, status: 5 })).toMatchObject(gehoertNicht(letzte, auftrag.spedeigennr));
  expect(await melde({ sscc: erste, auftragsnummer: anderer.spedeigennr, status: 5 })).toMatchObject(
    gehoertNicht(erste, anderer.spedeigennr),
  );
  const keine = '106141411928374657';
  expect(await melde({ sscc: keine, status: 5 })).toMatchObject({
    auftragsnummer: keine,
    grund: `sscc: Das Packstück ${keine} gibt es nicht.`,
  });
  expect(await melde({ sscc: '106141411928374658', status: 5 })).toMatchObject({
    grund: expect.stringContaining('keine SSCC'),
  });
  expect(await melde({ status: 5 })).toMatchObject({ grund: expect.stringContaining('auftragsnummer') });
  for (const { id } of [auftrag, anderer]) expect((await gelesen(id)).status.id).toBe(3);
});

it('is found by an index', async () => {
  const plan = await portal.db.transaktion(async () => {
    await portal.db.sql('SET LOCAL enable_seqscan = off');
    return portal.db.sql("EXPLAIN SELECT auftrag_id FROM packstueck WHERE sscc = '106141411928374657'");
  });
  expect(JSON.stringify(plan)).toContain('packstueck_sscc_key');
});

/** The tables as the version before had them, with what was in them. */
const vorher = `
  ALTER TABLE packstueck ADD COLUMN laufend integer;
  UPDATE packstueck t SET laufend = n.laufend FROM (
    SELECT s.id, row_number() OVER (PARTITION BY s.auftrag_id ORDER BY p.laufende_position, s.nummer) AS laufend
    FROM packstueck s JOIN auftragsposition p USING (auftrag_id, auftpt_num)) n WHERE n.id = t.id;
  DELETE FROM packstueck WHERE laufend IS NULL;
  DROP TRIGGER dazu ON packstueck;
  DROP FUNCTION packstueck_bewegt;
  ALTER TABLE packstueck DROP COLUMN id, DROP COLUMN auftpt_num, DROP COLUMN nummer, DROP COLUMN ausgeschieden_am,
    ADD PRIMARY KEY (auftrag_id, laufend);
  ALTER TABLE auftragsposition DROP CONSTRAINT auftragsposition_kennung;`;

it('numbers of the version before stay with the pieces on whose labels they were', async () => {
  const auftraege = [await gedruckt(2, 3, 1), await gedruckt(1), await gedruckt(4, 1)];
  const stand = await Promise.all(auftraege.map((a) => gelesen(a.id)));
  await mitVerbindung(portal.datenbankUrl, (client) => client.query(vorher));
  // More labels were printed once than there are pieces now.
  const [{ id }] = [auftraege[1]!];
  await portal.db.sql(
    `INSERT INTO packstueck (mandant_id, auftrag_id, laufend, sscc) SELECT mandant_id, id, 2, '0'||'9'||repeat('1', 16) FROM auftrag WHERE id = ${id}`,
  );
  await fuehreAus(portal, '0132-packstuecke.sql');
  for (const [i, a] of auftraege.entries()) expect(nummern(await gelesen(a.id))).toEqual(nummern(stand[i]!));
  await papierVon(portal, id, 'gs1-etikett');
  expect(nummern(await gelesen(id))).toEqual(nummern(stand[1]!));
  expect(await portal.db.sql('SELECT nummer FROM packstueck WHERE ausgeschieden_am IS NOT NULL')).toEqual([
    { nummer: 2 },
  ]);
});
