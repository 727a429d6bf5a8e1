import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Betriebslage } from '@frachtportal/domain/betrieb/betriebslage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import paket from '../../../../../package.json' with { type: 'json' };
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { neuerBenutzer } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { markiert } from '../dispo/testing/auftraege.js';

const wurzel = resolve(import.meta.dirname, '../../../../..');
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({
    DISPO: 'keine',
    PLATTE_RESERVE_MB: '0',
    SICHERHEIT_KONTAKT: 'sicherheit@spedition.example',
  });
});
afterAll(() => portal.schliessen());

async function befund(bereich: string, languageId = '1') {
  const { body } = await (await portal.als('admin'))
    .get('/api/betrieb')
    .set('languageId', languageId)
    .expect(200);
  return (body as Betriebslage).befunde.find((b) => b.bereich === bereich);
}

/** The whole is looked at every ten seconds at most: a portal begun anew looks at once. */
const anders = (env: Record<string, string> = {}) => portal.neuStarten(env);

describe('Betrieb [Z-720]', () => {
  it('says how everything fares, in words and in the language of who asks', async () => {
    const { body } = await (await portal.als('admin')).get('/api/betrieb').expect(200);
    expect((body as Betriebslage).befunde.map((b) => b.bereich)).toEqual([
      'datenbank',
      'platte',
      'ablage',
      'uebertragungen',
      'post',
      'druck',
      'importe',
      'sicherung',
      'uhr',
      'version',
      'betreiber',
      'impressum',
      'einrichtung',
      'fehler',
    ]);
    expect(await befund('datenbank')).toMatchObject({
      stand: 'gut',
      satz: expect.stringMatching(/^PostgreSQL 1\d/),
    });
    expect(await befund('datenbank', '51')).toMatchObject({ name: 'Database', abhilfe: null });
    expect(await befund('version')).toMatchObject({
      satz: expect.stringMatching(`^Frachtportal ${paket.version.replaceAll('.', '\\.')}, `),
    });
    expect(await befund('ablage')).toMatchObject({ stand: 'gut' });
    expect(await befund('uhr')).toMatchObject({ stand: 'gut' });
    for (const wer of ['kundenadmin', 'hauptadmin'])
      await (await portal.als(wer)).get('/api/betrieb').expect(403);
  });

  it('names who manages the whole installation, and warns of those of a sub client', async () => {
    expect(await befund('betreiber')).toMatchObject({
      stand: 'gut',
      satz: 'Die ganze Installation verwalten: admin.',
      abhilfe: null,
    });
    const unten = { admin: true, betreiber: true, owningMandant: { id: portal.welt.nordKunde } };
    const neu = neuerBenutzer(unten);
    await (await portal.als('admin')).post('/api/benutzer').send(neu).expect(201);
    await anders();
    expect(await befund('betreiber')).toMatchObject({
      stand: 'achtung',
      abhilfe: expect.stringContaining('Benutzerverwaltung'),
      satz: `Die ganze Installation verwalten: admin, ${neu.name}. Zu keinem Hauptmandanten gehören davon: ${neu.name}.`,
    });
  });

  it('names the main clients without an imprint, until they have one', async () => {
    expect(await befund('impressum')).toMatchObject({
      stand: 'achtung',
      satz: expect.stringContaining(': Alpenfracht Logistik GmbH, Nordlicht'),
    });
    const admin = await portal.als('admin');
    for (const id of [portal.welt.nord, portal.welt.alpen])
      await admin.put(`/api/mandanten/${id}/auftritt`).send({ impressum: 'Hamburg' }).expect(200);
    await anders();
    expect(await befund('impressum')).toMatchObject({ stand: 'gut', abhilfe: null });
  });

  it('gives what the version is made of to who runs it [Z-900 Z-901]', async () => {
    const admin = await portal.als('admin');
    const { body } = await admin.get('/api/betrieb/stueckliste').expect(404);
    expect(body[0]).toMatchObject({
      key: 'server.stuecklisteFehlt',
      text: expect.stringContaining('npm run sbom'),
    });
    const { SBOM_DIR } = portal.app.get<Umgebung>(UMGEBUNG);
    execFileSync(process.execPath, [join(wurzel, 'scripts/sbom.mjs'), SBOM_DIR]);
    const liste = await admin.get('/api/betrieb/stueckliste').responseType('blob').expect(200);
    expect(liste.headers['content-disposition']).toContain('frachtportal.cdx.json');
    const { bomFormat, components } = JSON.parse(liste.body);
    expect([bomFormat, components.some(({ name }: { name: string }) => name === 'typeorm')]).toEqual([
      'CycloneDX',
      true,
    ]);
    const { text } = await admin.get('/api/betrieb/lizenzen').expect(200);
    expect(text).toContain('typeorm');
    await (await portal.als('kundenadmin')).get('/api/betrieb/lizenzen').expect(403);
  });

  it('tells everybody where a weakness is reported', async () => {
    const antwort = await fetch(`${portal.url}/.well-known/security.txt`);
    expect([antwort.status, antwort.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const zeilen = Object.fromEntries(
      (await antwort.text())
        .trim()
        .split('\n')
        .map((z) => z.split(/: (.*)/)),
    );
    expect(zeilen).toMatchObject({
      Contact: 'mailto:sicherheit@spedition.example',
      Canonical: expect.stringMatching(/^http.*\/\.well-known\/security\.txt$/),
    });
    const tage = (Date.parse(zeilen['Expires'] ?? '') - Date.now()) / 86_400_000;
    expect(tage).toBeGreaterThan(100);
    expect(tage).toBeLessThan(365);
  });

  it('names orders that nobody takes, a mail server that is away, and a disk without room, with what to do', async () => {
    await markiert(portal, 2);
    const weg = createServer();
    await new Promise<void>((bereit) => weg.listen(0, '127.0.0.1', bereit));
    const adresse = weg.address();
    const port = typeof adresse === 'object' ? adresse?.port : 0;
    await new Promise((zu) => weg.close(zu));
    await anders({ SMTP_URL: `smtp://127.0.0.1:${port}`, PLATTE_RESERVE_MB: '1000000' });
    expect(await befund('uebertragungen')).toMatchObject({
      stand: 'angehalten',
      satz: 'Nicht angebunden. Aufträge, die auf ein Dispositionssystem warten: 2.',
      abhilfe: expect.stringMatching(/^DISPO/),
    });
    expect(await befund('post')).toMatchObject({
      stand: 'achtung',
      satz: expect.stringMatching(/keine Verbindung/),
    });
    expect(await befund('platte')).toMatchObject({
      stand: 'stoerung',
      abhilfe: expect.stringMatching(/^Platz/),
    });
    // And indeed nothing is stored, while reading works.
    const kunde = await portal.als('kunde');
    const antwort = await kunde.post('/api/auftraege').send({});
    expect([antwort.status, antwort.body[0].key]).toEqual([507, 'server.platteVoll']);
    await kunde.get('/api/auftraege/search').expect(200);
  });

  it('knows the newest backup and how old it is', async () => {
    const frist = { SICHERUNG_FRIST_MS: '3600000' };
    await anders(frist);
    expect(await befund('sicherung')).toMatchObject({
      stand: 'achtung',
      satz: expect.stringMatching(/^In .*sicherungen liegt keine Sicherung\.$/),
    });
    const ort = join(portal.app.get<Umgebung>(UMGEBUNG).DATA_DIR, 'sicherungen');
    mkdirSync(ort, { recursive: true });
    const datei = join(ort, 'frachtportal-20260102T030405Z.tar.gz');
    writeFileSync(datei, 'x'.repeat(3_000_000));
    await anders(frist);
    expect(await befund('sicherung')).toMatchObject({
      stand: 'gut',
      satz: expect.stringMatching(/, 3 MB\.$/),
    });
    const vorZwei = new Date(Date.now() - 7_200_000);
    utimesSync(datei, vorZwei, vorZwei);
    await anders(frist);
    expect(await befund('sicherung')).toMatchObject({
      stand: 'achtung',
      satz: expect.stringMatching(/länger her als vorgesehen/),
    });
    rmSync(datei);
  });

  it('says of a database that is not its own who backs it up, and warns of nothing', async () => {
    await anders();
    expect(await befund('sicherung')).toMatchObject({
      stand: 'gut',
      satz: expect.stringMatching(/mit ihren eigenen Werkzeugen/),
      abhilfe: null,
    });
  });
});
