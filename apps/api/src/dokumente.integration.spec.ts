import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from './features/dokumente/testing/dateien.js';
import { starteS3 } from './features/dokumente/testing/s3-server.js';
import { type Portal, startePortal } from './testing/portal.js';
import { programmdatei } from './testing/server/prozess.js';

const fuehreAus = promisify(execFile);
const sichern = resolve(import.meta.dirname, '../../../deploy/compose/sichern.sh');

let s3: Awaited<ReturnType<typeof starteS3>>;
let portal: Portal;
let ort: string;
beforeAll(async () => {
  s3 = await starteS3();
  portal = await startePortal(s3.env);
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-sichern-'));
});
afterAll(async () => {
  await portal?.schliessen();
  await s3?.schliessen();
  rmSync(ort, { recursive: true, force: true });
});

const papiere = async (id: number): Promise<{ id: number }[]> =>
  (
    await (
      await portal.als('kunde')
    )
      .get('/api/dokumentenverweise/auftrag')
      .query({ 'auftrag.id': id })
      .expect(200)
  ).body;

it('the backup of compose holds papers that lie in S3, and they can be put back from it', async () => {
  const kunde = await portal.als('kunde');
  const { id } = (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
  for (const name of ['eins', 'zwei'])
    await kunde
      .post('/api/dokumentenverweise/upload')
      .query({ filename: `${name}.pdf`, objectId: id })
      .attach('file', pdf(name), `${name}.pdf`)
      .expect(201);

  // pg_dump must be of the server's version, which not every machine has; what it does is not what is tried here.
  const [programme, daten, nach] = ['programme', 'daten', 'nach'].map((name) => join(ort, name));
  for (const ordner of [programme, daten, nach]) mkdirSync(ordner ?? '');
  const dump = join(programme ?? '', 'pg_dump');
  writeFileSync(
    dump,
    '#!/bin/sh\nfor a; do case $a in --file=*) echo dump > "$(echo "$a" | cut -c8-)";; esac; done\n',
  );
  chmodSync(dump, 0o755);
  writeFileSync(join(ort, 'url'), portal.datenbankUrl);
  writeFileSync(join(daten ?? '', 'geheimnis'), 'x');
  const programm = programmdatei('dokumente');
  const env = {
    PATH: `${programme}:${process.env['PATH']}`,
    DATABASE_URL: portal.datenbankUrl,
    ...s3.env,
    SICHERUNG_NACH: nach,
    SICHERUNG_DATEN: daten,
    SICHERUNG_URL: join(ort, 'url'),
    SICHERUNG_DOKUMENTE: `${process.execPath} ${programm}`,
  };
  const { stdout } = await fuehreAus('bash', [sichern, 'einmal'], { env });
  expect(stdout).toMatch(/Dokumente: 2\n[\s\S]*Gesichert: frachtportal-/);
  const [datei = ''] = readdirSync(nach ?? '');
  expect(readdirSync(nach ?? '')).toHaveLength(1);

  // Another storage, empty; the portal is told of it, and what was unpacked is put there.
  const anderer = await starteS3();
  try {
    const zurueck = join(ort, 'zurueck');
    mkdirSync(zurueck);
    await fuehreAus('tar', [
      '--extract',
      '--gzip',
      `--file=${join(nach ?? '', datei)}`,
      `--directory=${zurueck}`,
    ]);
    expect(readdirSync(zurueck).sort()).toEqual(['dokumente', 'frachtportal.dump', 'geheimnis']);
    await portal.neuStarten(anderer.env);
    const alle = await papiere(id);
    expect(alle).toHaveLength(2);
    const inhalt = (nr: number | undefined) =>
      portal.als('kunde').then((k) => k.get(`/api/dokumentenverweise/file/${nr}`));
    expect((await inhalt(alle[0]?.id)).status).not.toBe(200);
    await fuehreAus(process.execPath, [programm, 'legen', join(zurueck, 'dokumente')], {
      env: { ...env, ...anderer.env },
    });
    for (const { id: nr } of alle) expect((await inhalt(nr)).status).toBe(200);
    expect(readdirSync(zurueck)).not.toContain('dokumente');
    // A storage that does not answer: no backup is better than one without papers.
    await anderer.schliessen();
    await expect(fuehreAus('bash', [sichern, 'einmal'], { env: { ...env, ...anderer.env } })).rejects.toThrow(
      'keine Sicherung',
    );
    expect(readdirSync(nach ?? '')).toEqual([datei]);
  } finally {
    await anderer.schliessen().catch(() => undefined);
  }
});
