import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { sichern } from '@frachtportal/betrieb/sicherung/sichern';
import { wiederherstellen } from '@frachtportal/betrieb/sicherung/wiederherstellen';
import { datenbankAnlegen, mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EigeneDatenbank } from '../../../testing/eigene-datenbank.js';
import { sende } from '../../../testing/papiere.js';
import { migriere } from '../vorbereiten/migrationen.js';

const schema = { migrationen: resolve(import.meta.dirname, '../../../../../../db/migrations'), migriere };

/** What a restore begins anew. */
/** A running portal may seal its log at any moment, also between the backup and the comparison. */
const versiegelt = ['protokollsiegel', 'protokollversiegelt'];
const neuBegonnen = ['feed_epoche', 'quarantaene', 'sitzung', 'konto_token', 'sscc_kreis', 'migrations'];

/** Every table with the number of its rows and a sum over all their values. */
function tabellen(url: string): Promise<Map<string, string>> {
  return mitVerbindung(url, async (client) => {
    const { rows: namen } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1",
      [[...neuBegonnen, ...versiegelt]],
    );
    const je = namen.map(
      ({ name }) =>
        `SELECT '${name}' AS name, concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) AS wert FROM ${name} t`,
    );
    const { rows } = await client.query<{ name: string; wert: string }>(je.join(' UNION ALL '));
    return new Map(rows.map(({ name, wert }) => [name, wert]));
  });
}

describe('Eine logische Sicherung', () => {
  const orte: string[] = [];
  let portal: EigeneDatenbank;
  let datei: string;
  /** What each table held when it was made. */
  let gesichert: Map<string, string>;
  let papier: string;

  const neuerOrt = async () => {
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-logisch-'));
    await chmod(ort, 0o755);
    orte.push(ort);
    return ort;
  };

  beforeAll(async () => {
    portal = await EigeneDatenbank.oeffnen(false);
    const kunde = await portal.portal.als('kunde');
    const { body } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
    const id = await sende(portal, body.id, 'ein Beleg');
    const [zeile] = await portal.direkt<{ pfad: string }>(
      'SELECT ablageschluessel AS pfad FROM dokumentenverweis WHERE id = $1',
      [id],
    );
    papier = join('dokumente', zeile?.pfad ?? '');
    const wunsch = { datenverzeichnis: portal.ort, nach: await neuerOrt(), logisch: true };
    // What goes on by itself in the portal is none of the backup.
    gesichert = await tabellen(portal.url);
    datei = await sichern({ ...wunsch, datenbank: portal.url });
  });

  afterAll(async () => {
    await portal?.schliessen();
    for (const ort of orte) await rm(ort, { recursive: true, force: true });
  });

  it('füllt eine leere Datenbank mit jeder Zeile und bringt die Dokumente mit; eine volle rührt sie nicht an', async () => {
    const datenverzeichnis = await neuerOrt();
    const server = await PostgresServer.starten({
      verzeichnis: join(await neuerOrt(), 'anderer'),
      dauerhaft: false,
    });
    try {
      await datenbankAnlegen(server.url(), 'umgezogen');
      const wunsch = { datei, datenverzeichnis, schema, datenbank: server.url('umgezogen') };
      await wiederherstellen({ ...wunsch, ersetzen: false });
      expect(await tabellen(wunsch.datenbank)).toEqual(gesichert);
      const inhalt = (ort: string) => readFile(join(ort, papier), 'utf8');
      expect(await inhalt(datenverzeichnis)).toBe(await inhalt(portal.ort));
      await expect(wiederherstellen({ ...wunsch, ersetzen: true })).rejects.toThrow('nicht leer');
      expect(await inhalt(datenverzeichnis)).toBe(await inhalt(portal.ort));
    } finally {
      await server.stoppen();
    }
  });

  it('wird im eingebetteten PostgreSQL zum Portal, das weiterzählt und nichts hinausgibt', async () => {
    const ort = await neuerOrt();
    await wiederherstellen({ datei, datenverzeichnis: ort, ersetzen: false, schema });
    const server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: false });
    try {
      const url = server.url('frachtportal');
      expect(await tabellen(url)).toEqual(gesichert);
      const [stand] = await mitVerbindung(url, async (client) => {
        const sql = `SELECT nextval('auftrag_id_seq')::int > (SELECT max(id) + 10000 FROM auftrag) AS weiter,
          (SELECT seit IS NOT NULL FROM quarantaene) AS ruht, (SELECT count(*)::int FROM sitzung WHERE beendet_am IS NULL) AS angemeldet`;
        return (await client.query(sql)).rows;
      });
      expect(stand).toEqual({ weiter: true, ruht: true, angemeldet: 0 });
    } finally {
      await server.stoppen();
    }
  });

  it('kommt nur dahin, wo ihre Tabellen gemacht werden können', async () => {
    const wunsch = { datei, datenverzeichnis: await neuerOrt(), ersetzen: false };
    const leer = { migrationen: await neuerOrt(), migriere };
    await expect(wiederherstellen({ ...wunsch, schema: leer })).rejects.toThrow('neueren Fassung');
  });
});
