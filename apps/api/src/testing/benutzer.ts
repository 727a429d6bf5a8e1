import type { Response } from 'supertest';
import type { Portal } from './portal.js';
import { linkToken } from './post.js';
import { passwort } from './welt.js';

let nummer = 0;
/** A user nobody has created yet. */
export function neuerBenutzer(mehr: object = {}) {
  const name = `neu-${++nummer}`;
  return { name, email: `${name}@example.com`, password: passwort, ...mehr };
}

/** Changes a person of the world as an administrator does on the screen. */
export async function aendereBenutzer(
  portal: Portal,
  name: string,
  aenderung: object,
  wer = 'admin',
): Promise<void> {
  const pfad = `/api/benutzer/${portal.welt.benutzer[name]?.id}`;
  const admin = await portal.als(wer);
  const { body } = await admin.get(pfad).expect(200);
  await admin
    .put(pfad)
    .send({ ...body, ...aenderung })
    .expect(200);
}

/** What the tests of user management do again and again. */
export function benutzerhilfen(portal: () => Portal) {
  const id = (name: string) => portal().welt.benutzer[name]?.id as number;

  const lesen = async (wer: string, benutzerId: number): Promise<Response> =>
    (await portal().als(wer)).get(`/api/benutzer/${benutzerId}`);

  const anlegen = async (wer: string, mehr: object = {}) =>
    (await (await portal().als(wer)).post('/api/benutzer').send(neuerBenutzer(mehr)).expect(201)).body;

  /** A confirmed user of the client of `kunde`, made for one test. */
  async function bestaetigter(mehr: object = {}) {
    const { welt } = portal();
    const benutzer = await anlegen('admin', { owningMandant: { id: welt.nordKunde }, ...mehr });
    const link = await linkToken(portal(), benutzer.email, 'bestaetigung');
    await portal().anonym().post(`/api/registrierung/confirm/${link}`).expect(204);
    welt.benutzer[benutzer.name] = { id: benutzer.id, mandantId: welt.nordKunde };
    return benutzer;
  }

  async function aendern(wer: string, benutzerId: number, aenderung: object): Promise<Response> {
    const { body } = await lesen('admin', benutzerId);
    return (await portal().als(wer)).put(`/api/benutzer/${benutzerId}`).send({ ...body, ...aenderung });
  }

  return { id, lesen, anlegen, bestaetigter, aendern };
}

export const felderVon = (antwort: { body: { field?: string; key: string }[] }) =>
  antwort.body.map((m) => `${m.field ?? ''} ${m.key}`.trim());
