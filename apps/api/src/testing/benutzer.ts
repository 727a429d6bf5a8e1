import type { Response } from 'supertest';
import type { Portal } from './portal.js';
import { passwort } from './welt.js';

let nummer = 0;
/** A user nobody has created yet. */
export function neuerBenutzer(mehr: object = {}) {
  const name = `neu-${++nummer}`;
  return { name, email: `${name}@example.com`, password: passwort, ...mehr };
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
    const { db, welt } = portal();
    const benutzer = await anlegen('admin', { owningMandant: { id: welt.nordKunde }, ...mehr });
    await db.zeilen('UPDATE benutzer SET bestaetigt_am = now() WHERE id = $1', [benutzer.id]);
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
