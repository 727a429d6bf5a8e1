import { afterAll, beforeAll, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import type { Portal } from '../../testing/portal.js';
import type { Gegenstelle } from '../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../dispo/testing/unterwegs.js';
import { angelegt, eigeneAdresse } from './testing/adressen.js';

const sperreMs = 1500;

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  ({ portal, stelle } = await startePortalMitGegenstelle({ DISPO_ADRESSSPERRE_MS: String(sperreMs) }));
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

it('An address is in transfer no longer than configured, though nothing ever answers', async () => {
  const adresse = await angelegt(portal, {}, 'kunde');
  const kunde = await portal.als('kunde');
  const vorher = Date.now();
  const beenden = await unterwegs(portal, stelle, [adresse.id]);
  const lies = async () => (await kunde.get(`/api/adressen/${adresse.id}`).expect(200)).body;
  const aendere = () => kunde.put(`/api/adressen/${adresse.id}`).send({ ...adresse, ort: 'Kiel' });
  const waehrend = await lies();
  // On a machine too busy to look in time there is nothing to see.
  if (Date.now() - vorher < sperreMs) {
    expect(waehrend.inUebertragung).toBe(true);
    const { status } = await aendere();
    if (Date.now() - vorher < sperreMs) expect(status).toBe(409);
  }
  await bis(async () => !(await lies()).inUebertragung);
  expect(Date.now() - vorher).toBeGreaterThanOrEqual(sperreMs);
  expect((await aendere().expect(200)).body.ort).toBe('Kiel');
  // The answer that comes too late changes nothing any more.
  await beenden();
  expect(await lies()).toMatchObject({ ort: 'Kiel', inUebertragung: false });
});

it('An import leaves number and name of a fixed sender what they are, and takes over the rest', async () => {
  const kunde = await portal.als('kunde');
  const eigene = await eigeneAdresse(portal, portal.welt.nordKunde, 'Werk Nord');
  const nummeriert = { ...eigene, fremdnummer: 'EIGEN-1' };
  await kunde.put(`/api/adressen/${eigene.id}`).send(nummeriert).expect(200);
  await konfiguriere(portal, { isAbsenderEditDeny: 'true' });
  const importiere = async (dazu: object) => {
    const zeile = { fremdnummer: 'EIGEN-1', name: eigene.name, plz: eigene.plz, ort: eigene.ort, lkz: 'D' };
    const admin = await portal.als('admin');
    const frage = { mandant_id: portal.welt.nordKunde };
    const { body } = await admin
      .post('/api/adressen/import')
      .query(frage)
      .send([{ ...zeile, ...dazu }]);
    return body;
  };
  const umbenannt = await importiere({ name: 'Ganz anders' });
  expect(umbenannt).toMatchObject({
    abgelehnt: 1,
    fehler: [{ zeile: 1, field: 'name', key: 'auftrag.absenderFest' }],
  });
  expect(await importiere({ zeile2: 'Halle 4' })).toMatchObject({ aktualisiert: 1, abgelehnt: 0 });
  const { body } = await kunde.get('/api/adressen/currentMandantAdresse').expect(200);
  expect(body).toMatchObject({ id: eigene.id, name: eigene.name, zeile2: 'Halle 4' });
});
