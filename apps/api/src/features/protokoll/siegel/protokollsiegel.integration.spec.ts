import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Protokollpruefung } from './protokollpruefung.repository.js';
import { ProtokollsiegelRepository } from './protokollsiegel.repository.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const versiegle = () => portal.app.get(ProtokollsiegelRepository, { strict: false }).versiegle();
const pruefe = (gemerkt?: string) => new Protokollpruefung(portal.app.get(Datenbank)).pruefe(gemerkt);
/** As somebody who owns the tables. */
const alsEigentuemer = (sql: string) => mitVerbindung(portal.datenbankUrl, (db) => db.query(sql));
const letzter = "(SELECT max(id) FROM aenderungsprotokoll WHERE art = 'anmeldung')";

/** Does something to the log and undoes it; answers what the check says between. */
async function nach(tat: string, zurueck: string): Promise<string[]> {
  await alsEigentuemer(tat);
  const { zeilen, heil } = await pruefe();
  await alsEigentuemer(zurueck);
  expect((await pruefe()).heil).toBe(true);
  return heil ? [] : zeilen.slice(0, -3);
}

it('what is new is sealed once, by however many come at the same time', async () => {
  await portal.anmelden('kunde');
  await portal.anmelden('dispo');
  const anzahlen = await Promise.all([versiegle(), versiegle(), versiegle()]);
  expect(anzahlen.filter((n) => n > 0)).toHaveLength(1);
  expect(await versiegle()).toBe(0);
  await portal.anmelden('kunde');
  await versiegle();
  expect(await pruefe()).toMatchObject({ heil: true });
});

it('every change of the owner of the tables is found: an entry changed, gone, put in between, a seal made anew', async () => {
  await alsEigentuemer('CREATE TABLE merke AS SELECT * FROM aenderungsprotokoll');
  expect(
    await nach(
      `UPDATE aenderungsprotokoll SET gegenstand = 'anders' WHERE id = ${letzter}`,
      `UPDATE aenderungsprotokoll SET gegenstand = '' WHERE id = ${letzter}`,
    ),
  ).toEqual([expect.stringMatching(/^Eintrag ist geändert: \d+$/)]);
  expect(
    await nach(
      `UPDATE aenderungsprotokoll SET einzelheiten = '{"adresse": "192.0.2.9"}' WHERE id = ${letzter}`,
      `UPDATE aenderungsprotokoll p SET einzelheiten = m.einzelheiten FROM merke m WHERE m.id = p.id AND p.id = ${letzter}`,
    ),
  ).toEqual([expect.stringMatching(/^Eintrag ist geändert: \d+$/)]);
  expect(
    await nach(
      "DELETE FROM aenderungsprotokoll WHERE id = (SELECT max(id) FROM merke WHERE art = 'anmeldung')",
      `INSERT INTO aenderungsprotokoll OVERRIDING SYSTEM VALUE
       SELECT * FROM merke m WHERE NOT EXISTS (SELECT FROM aenderungsprotokoll p WHERE p.id = m.id)`,
    ),
  ).toEqual([expect.stringMatching(/^Eintrag fehlt: \d+$/)]);
  expect(
    await nach(
      'UPDATE protokollversiegelt SET siegel_nr = 2 WHERE eintrag_id = (SELECT min(eintrag_id) FROM protokollversiegelt)',
      'UPDATE protokollversiegelt SET siegel_nr = 1 WHERE eintrag_id = (SELECT min(eintrag_id) FROM protokollversiegelt)',
    ),
  ).toEqual(['Einträge passen nicht zum Siegel: 1', 'Einträge passen nicht zum Siegel: 2']);
  expect(
    await nach(
      'UPDATE protokollsiegel SET siegel = sha256(siegel) WHERE nr = 1',
      "UPDATE protokollsiegel SET siegel = sha256(''::bytea || summe) WHERE nr = 1",
    ),
  ).toEqual(['Siegel passt nicht zum vorigen: 1', 'Siegel passt nicht zum vorigen: 2']);
});

it('a chain made anew as a whole does not have the seal that was noted elsewhere [Z-393]', async () => {
  const { body } = await (await portal.als('admin')).get('/api/log/siegel').expect(200);
  expect(body).toMatchObject({ nr: 2, siegel: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await pruefe(body.siegel)).heil).toBe(true);
  const neu = await pruefe('0'.repeat(64));
  expect(neu).toMatchObject({ heil: false });
  expect(neu.zeilen[0]).toMatch(/^Das gemerkte Siegel 0+ gibt es nicht\.$/);
});

it('the running portal changes neither entries nor seals', async () => {
  for (const sql of [
    "UPDATE aenderungsprotokoll SET gegenstand = 'x'",
    'DELETE FROM aenderungsprotokoll',
    'UPDATE protokollsiegel SET anzahl = 0',
    'DELETE FROM protokollversiegelt',
    'INSERT INTO protokollabraum (vor) VALUES (now())',
  ])
    await expect(portal.db.sql(sql)).rejects.toThrow(/permission denied/);
});

it('erasing a person and throwing away what is old are no change', async () => {
  await versiegle();
  const { id } = portal.welt.benutzer['kunde'] ?? { id: 0 };
  await alsEigentuemer(`SELECT person_tilgen(ARRAY(SELECT nr FROM person WHERE benutzer_id = ${id}))`);
  const getilgt = await pruefe();
  expect(getilgt.heil).toBe(true);
  expect(getilgt.zeilen[0]).toMatch(/getilgt\): [1-9]/);
  await alsEigentuemer(`
    UPDATE aenderungsprotokoll SET am = am - interval '1 year' WHERE id = ${letzter};
    UPDATE protokollversiegelt SET am = am - interval '1 year' WHERE eintrag_id = ${letzter}`);
  await alsEigentuemer("SELECT protokoll_aufraeumen(now() - interval '100 days')");
  expect((await pruefe()).heil).toBe(true);
});
