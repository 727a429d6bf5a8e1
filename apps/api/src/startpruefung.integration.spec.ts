import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { liesUmgebung } from './config/umgebung.js';
import { pruefliste } from './startpruefung.js';
import { Leitung } from './testing/server/leitung.js';
import { Programm } from './testing/server/programm.js';
import type { Prozess } from './testing/server/prozess.js';

const programm = new Programm();
const gestartet: Prozess[] = [];
const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-startpruefung-'));
afterEach(async () => {
  await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
});
afterAll(() => rmSync(ordner, { recursive: true, force: true }));

/** What it says that does not start, its exit code first. */
const woran = (env: Record<string, string>): Promise<string> =>
  programm.starten({ LOG_LEVEL: 'info', ...env }).then(
    (prozess) => {
      gestartet.push(prozess);
      return 'startet';
    },
    (grund: Error) => grund.message,
  );

const starten = async (env: Record<string, string>, hoert?: (gesagt: string) => void) => {
  const prozess = await programm.starten(env, hoert);
  gestartet.push(prozess);
  return prozess;
};

/** A port on which nobody listens. */
async function freierPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  const adresse = server.address();
  await new Promise((zu) => server.close(zu));
  return typeof adresse === 'object' && adresse ? adresse.port : 0;
}

describe('Vor dem Start', () => {
  it('what is wrong on this machine ends it with a sentence, its remedy and exit code 1', async () => {
    const datei = join(ordner, 'datei');
    writeFileSync(datei, '');
    const kurz = join(ordner, 'kurz');
    mkdirSync(join(kurz, 'geheimnis'), { recursive: true });
    writeFileSync(join(kurz, 'geheimnis/token'), 'kurz');
    const faelle: [Record<string, string>, RegExp][] = [
      [{ DISPO: 'demo' }, /DISPO: demo erfindet .* nur mit DEMO=true/],
      [{ DATA_DIR: join(datei, 'daten') }, /Störung: Datenverzeichnis: .* DATA_DIR auf einen Ordner/],
      // There is a /proc, and nobody can make a folder in it.
      [{ DATA_DIR: '/proc/frachtportal/daten' }, /Störung: Datenverzeichnis: .* DATA_DIR auf einen Ordner/],
      [{ PLATTE_RESERVE_MB: '1000000' }, /Störung: Speicherplatz: Nur noch .* Platz schaffen/],
      [{ DATA_DIR: kurz }, /Störung: Schlüssel: .* zu kurz\. Die Datei löschen/],
      [{ PORTAL_URL: '' }, /Störung: Adresse des Portals: .* PORTAL_URL auf die Adresse/],
    ];
    const gesagt = await Promise.all(faelle.map(([env]) => woran(env)));
    for (const [i, [, satz]] of faelle.entries()) {
      expect(gesagt[i]).toMatch(/^Die API startet nicht \(1\)/);
      expect(gesagt[i]).toMatch(satz);
      expect(gesagt[i]?.trim().split('\n')).toHaveLength(1);
    }
  });

  it('a database that lets nobody in, or gives too few rights, ends it too', async () => {
    const url = new URL(programm.datenbankUrl);
    const name = `schwach_${Date.now()}`;
    await mitVerbindung(programm.datenbankUrl, (db) => db.query(`CREATE ROLE ${name} LOGIN PASSWORD 'x'`));
    const als = (kennwort: string) =>
      Object.assign(new URL(url), { username: name, password: kennwort }).href;
    try {
      expect(await woran({ DATABASE_URL: als('falsch') })).toMatch(/\(1\).*lässt das Portal nicht hinein/);
      expect(await woran({ DATABASE_URL: als('x') })).toMatch(/\(1\).*darf keine Tabellen/);
    } finally {
      await mitVerbindung(programm.datenbankUrl, (db) => db.query(`DROP ROLE ${name}`));
    }
  });

  it('a database that is away is waited for', async () => {
    const leitung = await Leitung.legen(programm.datenbankUrl);
    await leitung.trenne();
    const zurueck: Promise<void>[] = [];
    const hoert = (gesagt: string) => {
      if (/antwortet nicht.*das Portal wartet/.test(gesagt) && !zurueck.length)
        zurueck.push(leitung.stelleHer());
    };
    const prozess = await starten({ DATABASE_URL: leitung.url }, hoert);
    expect(prozess.ausgabe()).toMatch(
      /Störung: Datenbank: Die Datenbank antwortet nicht: .* das Portal wartet/,
    );
    expect((await fetch(`${prozess.url}/api/health/ready`)).status).toBe(200);
    await leitung.trenne();
  });

  it('mail server and storage that are away keep nobody from starting', async () => {
    const weg = `127.0.0.1:${await freierPort()}`;
    const s3 = { S3_URL: `http://${weg}`, S3_BUCKET: 'b', S3_SCHLUESSEL_ID: 'i', S3_SCHLUESSEL: 'g' };
    const prozess = await starten({ SMTP_URL: `smtp://${weg}`, DOKUMENTE: 's3', ...s3 });
    expect(prozess.ausgabe()).toMatch(/Achtung: Mails: Der Mailserver nimmt keine Verbindung an/);
    expect(prozess.ausgabe()).toMatch(/Störung: Dokumentablage: /);
    expect((await fetch(`${prozess.url}/api/health/ready`)).status).toBe(200);
  });
});

describe('npm run pruefen', () => {
  it('says the same at any time, and of a clock that is wrong', async () => {
    const umgebung = liesUmgebung({ ...programm.env, DEMO: 'true' });
    const gut = await pruefliste(umgebung);
    expect(gut.zeilen).toHaveLength(7);
    for (const zeile of gut.zeilen) expect(zeile).toMatch(/^in Ordnung: /);
    expect(gut.gut).toBe(true);

    const name = new URL(programm.datenbankUrl).pathname.slice(1);
    await mitVerbindung(programm.datenbankUrl, async (db) => {
      await db.query('CREATE SCHEMA uhr');
      await db.query(`CREATE FUNCTION uhr.clock_timestamp() RETURNS timestamptz
        RETURN pg_catalog.clock_timestamp() + interval '20 min'`);
      await db.query(`ALTER DATABASE "${name}" SET search_path = uhr, pg_catalog, public`);
    });
    const falsch = await pruefliste(umgebung);
    await mitVerbindung(programm.datenbankUrl, (db) =>
      db.query(`ALTER DATABASE "${name}" RESET search_path`),
    );
    expect(falsch.zeilen.join('\n')).toMatch(/Achtung: Uhr: .* 1200 Sekunden auseinander/);
    expect(falsch.gut).toBe(true);
  });
});
