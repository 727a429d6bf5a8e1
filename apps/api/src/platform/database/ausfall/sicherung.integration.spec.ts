import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sichernMitProbe } from '@frachtportal/betrieb/sicherung/probe';
import { sichern } from '@frachtportal/betrieb/sicherung/sichern';
import { wiederherstellen } from '@frachtportal/betrieb/sicherung/wiederherstellen';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Sicherung } from '../../../features/dokumente/ablage/s3-sicherung.js';
import { starteS3 } from '../../../features/dokumente/testing/s3-server.js';
import { bis } from '../../../testing/bald.js';
import { EigeneDatenbank } from '../../../testing/eigene-datenbank.js';
import { ganz, gespeicherte, Last } from '../../../testing/last.js';
import { Papiere, raeumeAb, sende } from '../../../testing/papiere.js';

/** Every order among these with all its parts, as one value each. */
const inhalte = (datenbank: EigeneDatenbank, referenzen: string[]) =>
  datenbank.direkt<{ referenz: string; summe: string }>(
    `SELECT absender_referenz AS referenz, md5(concat(a::text,
       (SELECT string_agg(p::text, '|' ORDER BY p::text) FROM auftragsposition p WHERE p.auftrag_id = a.id),
       (SELECT string_agg(p::text, '|' ORDER BY p::text) FROM auftrag_adresse p WHERE p.auftrag_id = a.id),
       (SELECT string_agg(p::text, '|' ORDER BY p::text) FROM auftrag_historie p WHERE p.auftrag_id = a.id))) AS summe
     FROM auftrag a WHERE absender_referenz = ANY($1) ORDER BY 1`,
    [referenzen],
  );

/** Every table with the number of its rows and a sum over all their values. */
async function tabellen(datenbank: EigeneDatenbank): Promise<Map<string, string>> {
  const namen = await datenbank.direkt<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const je = namen.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) AS wert FROM ${name} t`,
  );
  const zeilen = await datenbank.direkt<{ name: string; wert: string }>(je.join(' UNION ALL '));
  return new Map(zeilen.map(({ name, wert }) => [name, wert]));
}

async function baum(ort: string): Promise<string[]> {
  const eintraege = await readdir(ort, { recursive: true, withFileTypes: true });
  const dateien = eintraege.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  return Promise.all(
    dateien.sort().map(
      async (d) =>
        `${d} ${createHash('sha256')
          .update(await readFile(d))
          .digest('hex')}`,
    ),
  );
}

const lies = (von: EigeneDatenbank, { accessToken }: { accessToken: string }) =>
  von.portal.anonym().get('/api/auftraege/search').set('authorization', `Bearer ${accessToken}`);
const drucke = (von: EigeneDatenbank, schein: { ids: string }) =>
  von.portal.anonym().get('/api/berichte/speditionsauftrag').query(schein);
async function neuer(von: EigeneDatenbank): Promise<Auftrag> {
  const kunde = await von.portal.als('kunde');
  return (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
}

describe('Eine Sicherung', () => {
  const orte: string[] = [];
  let portal: EigeneDatenbank;
  let zweites: EigeneDatenbank;
  let datei: string;
  let vorher: Awaited<ReturnType<typeof inhalte>>;
  let ruhend: Map<string, string>;
  let vonVorher: { accessToken: string; refreshToken: string };
  let schein: { ids: string };
  let stelle: string;
  let danach: Auftrag;

  const neuerOrt = async () => {
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-zurueck-'));
    await chmod(ort, 0o755);
    orte.push(ort);
    return ort;
  };

  beforeAll(async () => {
    portal = await EigeneDatenbank.oeffnen();
    const anfangs = await tabellen(portal);
    const last = new Last(portal, 'last');
    const papiere = new Papiere(portal);
    await last.mehr(40);
    await bis(() => papiere.gesendet > 12);
    vorher = await inhalte(portal, [...last.bestaetigt]);
    vonVorher = await portal.portal.anmelden('kunde');
    const kunde = await portal.portal.als('kunde');
    const { body: gesehen } = await kunde.get('/api/auftraege/search').query({ searchLimit: 1 }).expect(200);
    schein = (await kunde.get(`/api/jasper-print/encrypt-ids/${gesehen[0].id}`).expect(200)).body;
    datei = await sichern({ datenverzeichnis: portal.ort });
    await last.mehr(1);
    await Promise.all([last.halte(), papiere.halte()]);
    const danach = await tabellen(portal);
    // What is to be swept comes and goes meanwhile.
    anfangs.delete('dokument_abraum');
    // A restore begins a new epoch: nothing of these goes on.
    for (const name of ['feed_epoche', 'quarantaene', 'sitzung', 'konto_token', 'sscc_kreis'])
      anfangs.delete(name);
    ruhend = new Map([...anfangs].filter(([name, wert]) => danach.get(name) === wert));
  });

  afterAll(async () => {
    await zweites?.schliessen();
    await portal?.schliessen();
    for (const ort of orte) await rm(ort, { recursive: true, force: true });
  });

  it('hält das Abräumen von Dateien auf, solange sie läuft, und läuft nur einmal', async () => {
    const { body: auftrag } = await (await portal.portal.als('kunde'))
      .post('/api/auftraege')
      .send(einAuftrag().build())
      .expect(201);
    const id = await sende(portal, auftrag.id, 'bleibt noch');
    const [papier] = await portal.direkt<{ pfad: string }>(
      'SELECT ablageschluessel AS pfad FROM dokumentenverweis WHERE id = $1',
      [id],
    );
    const da = () =>
      readFile(join(portal.ort, 'dokumente', papier?.pfad ?? '')).then(
        () => true,
        () => false,
      );
    await mitVerbindung(portal.url, async (client) => {
      await client.query("SELECT pg_create_physical_replication_slot('frachtportal_sicherung', false, true)");
      await (await portal.portal.als('kunde')).delete(`/api/dokumentenverweise/${id}`).expect(204);
      await raeumeAb(portal);
      expect(await da()).toBe(true);
      await expect(sichern({ datenverzeichnis: portal.ort })).rejects.toThrow(
        'Es läuft schon eine Sicherung.',
      );
    });
    await bis(async () => {
      await raeumeAb(portal);
      return !(await da());
    });
    expect((await readdir(join(portal.ort, 'sicherungen'))).filter((n) => n.endsWith('.teil'))).toEqual([]);
  });

  it('entsteht nicht, wenn ihr Zeichen verloren geht', async () => {
    const nach = join(await neuerOrt(), 'sicherungen');
    const [schreiber] = await portal.direkt<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
    );
    const zeichen = `SELECT pg_terminate_backend(active_pid) FROM pg_replication_slots
      WHERE slot_name = 'frachtportal_sicherung' AND active_pid IS NOT NULL`;
    if (!schreiber) throw new Error('Kein Checkpointer');
    // The copy begins with a checkpoint: it waits for this process.
    process.kill(schreiber.pid, 'SIGSTOP');
    const lauf = sichern({ datenverzeichnis: portal.ort, nach });
    lauf.catch(() => undefined);
    await bis(async () => (await portal.direkt(zeichen)).length > 0).finally(() =>
      process.kill(schreiber.pid, 'SIGCONT'),
    );
    await expect(lauf).rejects.toThrow('Die Datenbank ist während der Sicherung beendet worden.');
    expect(await readdir(nach)).toEqual([]);
  });

  it('wird nicht über ein laufendes Portal gespielt', async () => {
    await expect(wiederherstellen({ datei, datenverzeichnis: portal.ort, ersetzen: true })).rejects.toThrow(
      'Das Portal läuft.',
    );
    await (await portal.portal.als('kunde')).post('/api/auftraege').send(einAuftrag().build()).expect(201);
  });

  it.each<[string, RegExp, (kopie: string, bytes: number) => Promise<void>]>([
    ['ein verändertes Byte am Anfang', /Prüfsumme/, (kopie) => kippe(kopie, 40)],
    ['ein verändertes Byte in der Mitte', /Prüfsumme/, (kopie, bytes) => kippe(kopie, bytes >> 1)],
    ['ein verändertes Byte am Ende', /keine vollständige/, (kopie, bytes) => kippe(kopie, bytes - 1)],
    ['die Hälfte', /keine vollständige/, (kopie, bytes) => truncate(kopie, bytes >> 1)],
    ['ein fehlendes Byte', /keine vollständige/, (kopie, bytes) => truncate(kopie, bytes - 1)],
    ['nichts', /keine vollständige/, (kopie) => truncate(kopie, 0)],
    ['etwas anderes', /keine vollständige/, (kopie) => writeFile(kopie, gzipSync('Hallo'))],
  ])('wird abgewiesen, ohne etwas zu ändern: %s', async (_was, meldung, verderbe) => {
    const ort = await neuerOrt();
    const kopie = join(ort, 'kopie.tar.gz');
    await copyFile(datei, kopie);
    await verderbe(kopie, (await readFile(kopie)).length);
    await writeFile(join(ort, 'geheimnis'), 'bisher');
    const davor = await baum(ort);
    await expect(wiederherstellen({ datei: kopie, datenverzeichnis: ort, ersetzen: true })).rejects.toThrow(
      meldung,
    );
    expect(await baum(ort)).toEqual(davor);
  });

  // Last: two portals in one process know only the sessions of the one that was opened later.
  describe('zurückgespielt', () => {
    beforeAll(async () => {
      const kunde = await portal.portal.als('kunde');
      stelle = (await kunde.get('/api/auftraege').expect(200)).body.nach;
      danach = await neuer(portal);
      expect([(await lies(portal, vonVorher)).status, (await drucke(portal, schein)).status]).toEqual([
        200, 200,
      ]);
      const ort = await neuerOrt();
      await wiederherstellen({ datei, datenverzeichnis: ort, ersetzen: false });
      zweites = await portal.ueber(ort);
    });

    it('unter Last genommen, enthält jeden vorher bestätigten Auftrag unverändert und keinen halb', async () => {
      expect(vorher.length).toBeGreaterThanOrEqual(40);
      const referenzen = vorher.map((z) => z.referenz);
      expect(await inhalte(zweites, referenzen)).toEqual(vorher);
      for (const { teile } of await gespeicherte(zweites)) expect(teile).toEqual(ganz);
    });

    it('enthält alles andere Zeile für Zeile', async () => {
      const zurueck = await tabellen(zweites);
      expect([...ruhend.keys()]).toEqual(
        expect.arrayContaining(['benutzer', 'gefahrgutklasse', 'land', 'mandant', 'ort', 'verpackung']),
      );
      for (const [name, wert] of ruhend) expect([name, zurueck.get(name)]).toEqual([name, wert]);
    });

    it('sagt denen, die Aufträge mitführen, dass sie von vorn beginnen', async () => {
      const kunde = await zweites.portal.als('kunde');
      const { status, body } = await kunde.get('/api/auftraege').query({ nach: stelle });
      expect([status, body[0].key]).toEqual([409, 'feed.neuBeginnen']);
      await kunde.get('/api/auftraege').expect(200);
    });

    it('enthält jedes Papier, das ihre Datenbank nennt', async () => {
      const papiere = await zweites.direkt<{ id: number; sha256: Buffer }>(
        'SELECT id, sha256 FROM dokumentenverweis',
      );
      expect(papiere.length).toBeGreaterThan(0);
      const kunde = await zweites.portal.als('kunde');
      for (const { id, sha256 } of papiere) {
        const { body } = await kunde.get(`/api/dokumentenverweise/${id}`).buffer().expect(200);
        expect(createHash('sha256').update(body).digest()).toEqual(sha256);
      }
    });

    it('belebt nichts wieder: Sitzungen, ihre Erneuerung und Druckscheine von vorher gelten nicht mehr', async () => {
      expect((await lies(zweites, vonVorher)).status).toBe(401);
      expect((await drucke(zweites, schein)).status).toBe(403);
      const erneuert = await zweites.portal.anonym().post('/api/authentication/token').send(vonVorher);
      expect(erneuert.status).toBe(401);
      expect(await zweites.direkt('SELECT 1 FROM konto_token WHERE verbraucht_am IS NULL')).toEqual([]);
    });

    it('gibt keine Nummer, die nach ihr vergeben wurde, ein zweites Mal', async () => {
      const wieder = await neuer(zweites);
      const zahl = ({ spedeigennr }: { spedeigennr: string }) => Number(/\d+$/.exec(spedeigennr)?.[0]);
      expect(zahl(wieder)).toBeGreaterThan(zahl(danach));
      expect(wieder.id).toBeGreaterThan(danach.id);
      expect(wieder.auftragspositionen[0]?.auftptNum).toBeGreaterThan(
        danach.auftragspositionen[0]?.auftptNum ?? 0,
      );
    });

    it('lässt weiterarbeiten: Passwörter gelten, Nummern gehen ohne Dopplung weiter', async () => {
      const nummern = async () =>
        (await zweites.direkt<{ nr: string }>('SELECT spedeigennr AS nr FROM auftrag')).map((z) => z.nr);
      const alte = new Set(await nummern());
      const kunde = await zweites.portal.als('kunde');
      const neue: string[] = [];
      for (let i = 0; i < 5; i++) {
        const { body } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
        neue.push(body.spedeigennr);
      }
      expect(neue.filter((nr) => alte.has(nr))).toEqual([]);
      expect(new Set(await nummern()).size).toBe(alte.size + neue.length);
    });
  });
});

async function kippe(datei: string, stelle: number): Promise<void> {
  const hand = await open(datei, 'r+');
  const byte = Buffer.alloc(1);
  await hand.read(byte, 0, 1, stelle);
  byte.writeUInt8(byte.readUInt8() ^ 1);
  await hand.write(byte, 0, 1, stelle);
  await hand.close();
}

describe('Dokumente in einem S3-Speicher', () => {
  it('sind in der Sicherung, bestehen die Probe und kommen dorthin zurück', {
    timeout: 180_000,
  }, async () => {
    const [s3, neuer] = [await starteS3(), await starteS3()];
    const portal = await EigeneDatenbank.oeffnen(true, s3.env);
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-zurueck-'));
    await chmod(ort, 0o755);
    let zweites: EigeneDatenbank | undefined;
    try {
      const { body: auftrag } = await (await portal.portal.als('kunde'))
        .post('/api/auftraege')
        .send(einAuftrag().build())
        .expect(201);
      const id = await sende(portal, auftrag.id, 'nur im Speicher');
      const probe = await sichernMitProbe({ datenverzeichnis: portal.ort, dokumente: gesichert(s3.env) });
      expect(probe).toMatchObject({ dokumente: 1, maengel: [] });
      await wiederherstellen({
        datei: probe.datei,
        datenverzeichnis: ort,
        ersetzen: false,
        dokumente: gesichert(neuer.env),
      });
      expect(await readdir(ort)).not.toContain('dokumente');
      zweites = await portal.ueber(ort, neuer.env);
      const { body } = await (await zweites.portal.als('kunde'))
        .get(`/api/dokumentenverweise/file/${id}`)
        .expect(200);
      expect(Buffer.from(body.base64EncodedImage, 'base64').toString()).toContain('nur im Speicher');
    } finally {
      await zweites?.schliessen();
      await portal.schliessen();
      await rm(ort, { recursive: true, force: true });
      for (const server of [s3, neuer]) await server.schliessen();
    }
  });
});

const gesichert = (env: Record<string, string>) =>
  s3Sicherung({
    endpunkt: env['S3_URL'],
    region: env['S3_REGION'] ?? '',
    bucket: env['S3_BUCKET'] ?? '',
    schluesselId: env['S3_SCHLUESSEL_ID'] ?? '',
    geheimnis: env['S3_SCHLUESSEL'] ?? '',
  });
