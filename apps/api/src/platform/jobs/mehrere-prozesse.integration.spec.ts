import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { bald } from '../../testing/bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';
import { SmtpServer } from '../../testing/server/smtp-server.js';

const geheimnis = '7f3a'.repeat(10);

/** One process answers people, another one does what waits, over one database. */
describe('Mehrere Prozesse', () => {
  let bestand: Bestand;
  let smtp: SmtpServer;
  const offen: Portal[] = [];
  beforeAll(async () => {
    smtp = await SmtpServer.starten();
    bestand = await legeBestandAn();
  });
  afterAll(async () => {
    for (const portal of offen) await portal.app.close();
    await smtp.stoppen();
    await bestand.entfernen();
  });

  const starte = async (mehr: Record<string, string>): Promise<Portal> => {
    const post = { SMTP_URL: smtp.url, MAIL_TAKT_MS: '50', MAIL_ABSENDER: 'portal@example.com' };
    const env = { ...bestand.env, ...post, TOKEN_SECRET: geheimnis, ...mehr };
    const portal = await oeffnePortal({ ...bestand, env });
    offen.push(portal);
    return portal;
  };

  it('share the work: one only answers, the other only does what waits', async () => {
    const antwortet = await starte({ ROLLE: 'api' });
    const admin = await antwortet.als('admin');
    await admin.post('/api/einrichtungsschritte/probemail').expect(204);
    await new Promise((weiter) => setTimeout(weiter, 500));
    expect(smtp.mails).toEqual([]);

    const arbeitet = await starte({ ROLLE: 'auftraege' });
    await bald(() => expect(smtp.mails.length).toBeGreaterThan(0));
    await arbeitet.anonym().get('/api/health/live').expect(200);
    await arbeitet.anonym().get('/api/health/ready').expect(200);
    for (const pfad of ['/api/auftraege/search', '/api/config-param/clientconfig', '/v/abc']) {
      const antwort = await fetch(arbeitet.url + pfad);
      expect([pfad, antwort.status]).toEqual([pfad, 503]);
    }
    const login = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"a","password":"b"}',
    };
    expect((await fetch(`${arbeitet.url}/api/authentication/login`, login)).status).toBe(503);
  });

  it('show the log of all to whoever looks, each line with its machine', async () => {
    const [erster] = offen as [Portal];
    const daneben = await starte({ DATA_DIR: mkdtempSync(join(tmpdir(), 'frachtportal-')), ROLLE: 'api' });
    const schreibe = (portal: Portal, name: string, zeit: number) => {
      const ort = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'protokoll');
      mkdirSync(ort, { recursive: true });
      writeFileSync(join(ort, `${name}.log`), `${JSON.stringify({ level: 30, time: zeit, msg: name })}\n`);
    };
    schreibe(erster, 'zuerst', 1_000_000_000_000);
    schreibe(daneben, 'danach', 1_000_000_001_000);
    const zeilen = async (portal: Portal) =>
      (await (await portal.als('admin')).get('/api/log?rows=5000').expect(200)).body.filter((z: string) =>
        /zuerst|danach/.test(z),
      );
    const erwartet = [
      expect.stringMatching(/^\S+ 2001-09-09T01:46:40.000Z INFO {2}zuerst$/),
      expect.stringMatching(/^\S+ 2001-09-09T01:46:41.000Z INFO {2}danach$/),
    ];
    await bald(async () => expect(await zeilen(erster)).toEqual(erwartet));
    expect(await zeilen(daneben)).toEqual(erwartet);
    await daneben.app.close();
    offen.splice(offen.indexOf(daneben), 1);
    // Whoever has gone is not waited for, and what they said is not kept.
    expect(await zeilen(erster)).toEqual([expect.stringContaining('zuerst')]);
  });

  it('know each other’s sessions and changes', async () => {
    const [erster] = offen as [Portal];
    const zweiter = await starte({ ROLLE: 'api' });
    const { accessToken } = await erster.anmelden('kunde');
    const dort = () =>
      zweiter
        .anonym()
        .get('/api/config-param/clientconfig')
        .set('authorization', `Bearer ${accessToken}`)
        .expect(200);
    await dort();
    const admin = await erster.als('admin');
    await admin
      .put('/api/config-param/coco')
      .send([{ key: 'client.dispoName', value: 'BEIDE' }])
      .expect(200);
    await bald(async () => expect((await dort()).body['client.dispoName']).toBe('BEIDE'));
  });

  it('with another secret are told so; in a cluster that one does not start', async () => {
    const anderes = { TOKEN_SECRET: 'c0de'.repeat(10) };
    const cluster = {
      CLUSTER: 'true',
      DATEN_SCHLUESSEL: geheimnis,
      PORTAL_URL: 'https://portal.example',
      DOKUMENTE: 's3',
      S3_BUCKET: 'b',
      S3_SCHLUESSEL_ID: 'i',
      S3_SCHLUESSEL: geheimnis,
    };
    await expect(starte({ ...cluster, ...anderes })).rejects.toThrow(/anderen TOKEN_SECRET/);
    await starte(anderes);
  });
});
