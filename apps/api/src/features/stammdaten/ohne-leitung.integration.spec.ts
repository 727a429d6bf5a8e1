import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anfragen } from '../../testing/anfragen.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { ohneLeitung } from '../../testing/server/ohne-leitung.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

/** What somebody sees of the lists, the short forms and the signs of countries, each of which is kept in memory. */
async function gesehen(id: number) {
  const kunde = await portal.als('kunde');
  const hole = async (pfad: string) => (await kunde.get(`/api/${pfad}`).expect(200)).body;
  const laender = (await hole('laender')) as { id: number; bezeichnung: string }[];
  const auftrag = await hole(`auftraege/${id}`);
  const treffer = (await hole('laender/search?lkz=ZZ9')) as unknown[];
  return {
    land: laender.find((l) => l.id === 1)?.bezeichnung,
    status: auftrag.status.kurzBezeichnung as string,
    mandant: auftrag.mandant.name as string,
    kuerzel: treffer.length,
  };
}

it('what is kept of reference data counts for nothing while the line is cut, and is kept again afterwards', async () => {
  const kunde = await portal.als('kunde');
  const { body } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
  const vorher = await gesehen(body.id);
  expect(vorher.kuerzel).toBe(0);
  await ohneLeitung(portal, async (anderer) => {
    await anderer.query("UPDATE land SET bezeichnung = 'Umbenannt', lkz_alias = '{ZZ9}' WHERE id = 1");
    await anderer.query("UPDATE sendungsstatus SET kurz_bezeichnung = 'Anders' WHERE id = 1");
    await anderer.query("UPDATE mandant SET name = 'Neuer Name' WHERE id = $1", [portal.welt.nordKunde]);
    const neu = { land: 'Umbenannt', status: 'Anders', mandant: 'Neuer Name', kuerzel: 1 };
    expect(await gesehen(body.id)).toEqual(neu);
    await anderer.query("UPDATE land SET bezeichnung = 'Wieder', lkz_alias = '{}' WHERE id = 1");
    expect(await gesehen(body.id)).toEqual({ ...neu, land: 'Wieder', kuerzel: 0 });
  });
  await gesehen(body.id);
  // The order itself is all that is read.
  expect(await anfragen(portal, () => kunde.get('/api/laender').expect(200))).toBe(0);
  expect(await anfragen(portal, () => kunde.get(`/api/auftraege/${body.id}`).expect(200))).toBe(1);
});
