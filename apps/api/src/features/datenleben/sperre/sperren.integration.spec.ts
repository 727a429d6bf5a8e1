import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { passwort } from '../../../testing/welt.js';
import { gelesen, markiert, uebergib, vonHand } from '../../dispo/testing/auftraege.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());

const anmelden = async (username: string) =>
  portal.anonym().post('/api/authentication/login').send({ username, password: passwort });
const sperre = async (id: number) => (await portal.als('admin')).put(`/api/datenleben/sperren/${id}`);
const entsperre = async (id: number) => (await portal.als('admin')).delete(`/api/datenleben/sperren/${id}`);
const gesperrte = async () =>
  (await (await portal.als('admin')).get('/api/datenleben/sperren').expect(200)).body.map(
    (s: { mandantId: number }) => s.mandantId,
  );

it('nobody of a blocked client comes in, who is in is out, and all is as before afterwards [Z-394 Z-395 Z-396]', async () => {
  const { nordKunde } = portal.welt;
  const paar = await portal.anmelden('kunde');
  const frage = () =>
    portal.anonym().get('/api/benutzer/currentAsList').set('authorization', `Bearer ${paar.accessToken}`);
  await frage().expect(200);
  expect((await sperre(nordKunde)).status).toBe(204);
  expect((await sperre(nordKunde)).status).toBe(204);
  expect(await gesperrte()).toEqual([nordKunde]);
  await frage().expect(401);
  const erneuert = await portal
    .anonym()
    .post('/api/authentication/token')
    .send({ refreshToken: paar.refreshToken });
  expect(erneuert.status).toBe(401);
  // Like a locked account: nothing tells a guesser that the password was right.
  expect((await anmelden('kunde')).body[0]).toMatchObject({ key: 'anmeldung.falsch' });
  expect((await anmelden('dispo')).status).toBe(200);
  // The main client still sees its data.
  const seine = await (await portal.als('admin')).get(`/api/mandanten/${nordKunde}`);
  expect(seine.status).toBe(200);
  expect((await entsperre(nordKunde)).status).toBe(204);
  expect(await gesperrte()).toEqual([]);
  expect((await anmelden('kunde')).status).toBe(200);
  const protokoll = await (await portal.als('admin'))
    .get('/api/log/aenderungen')
    .query({ art: 'mandant.gesperrt' });
  expect(protokoll.body).toHaveLength(1);
});

it('nothing of a blocked client is handed over; it waits and goes afterwards', async () => {
  const [auftrag] = await markiert(portal, 1);
  const stand = async () => (await gelesen(portal, auftrag?.id ?? 0)).status.id;
  await sperre(portal.welt.nordKunde);
  await uebergib(portal);
  const [zeile] = await portal.db.sql<{ zustand: string; versuche: number }>(
    'SELECT zustand, versuche FROM uebertragung WHERE auftrag_id = $1',
    [auftrag?.id],
  );
  expect(zeile).toEqual({ zustand: 'wartet', versuche: 0 });
  await entsperre(portal.welt.nordKunde);
  await uebergib(portal);
  expect(await stand()).toBe(Status.uebertragen);
});

it('a main client is blocked with its sub clients; the own one is not, and no unknown one', async () => {
  const { alpen, nord } = portal.welt;
  await sperre(alpen);
  expect((await anmelden('fremd')).status).toBe(401);
  await entsperre(alpen);
  expect((await anmelden('fremd')).status).toBe(200);
  expect((await sperre(nord)).status).toBe(409);
  expect((await sperre(999_999)).status).toBe(404);
});
