import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt } from '../dispo/testing/auftraege.js';

const wurzel = resolve(import.meta.dirname, '../../../../..');
const starte = promisify(execFile);

let portal: Portal;
let projekt: string;
beforeAll(async () => {
  portal = await startePortal();
  projekt = mkdtempSync(join(tmpdir(), 'klient-'));
});
afterAll(async () => {
  await portal.schliessen();
  rmSync(projekt, { recursive: true });
});

describe('docs/integration/klient.md', () => {
  it('the packed client works in an empty project', async () => {
    await angelegt(portal);
    const { body } = await (await portal.als('admin'))
      .post('/api/zugangsschluessel')
      .send({
        name: 'Klient',
        rechte: ['auftrag.lesen', 'auftrag.schreiben'],
        grenzeJeMinute: 600,
        mandantId: portal.welt.nordKunde,
      })
      .expect(201);
    writeFileSync(join(projekt, 'package.json'), '{ "name": "leer", "version": "1.0.0", "type": "module" }');
    const packen = ['pack', '--silent', '--pack-destination', projekt];
    const { stdout: paket } = await starte('npm', packen, { cwd: join(wurzel, 'packages/api-client') });
    const datei = `./${paket.trim().split('\n').at(-1)}`;
    await starte('npm', ['install', '--offline', '--no-audit', '--no-fund', datei], { cwd: projekt });
    const seite = readFileSync(join(wurzel, 'docs/integration/klient.md'), 'utf8');
    writeFileSync(join(projekt, 'beispiel.js'), /^```js ausführen\n([\s\S]*?)^```/m.exec(seite)?.[1] ?? '');
    const env = { ...process.env, PORTAL: portal.url, SCHLUESSEL: body.schluessel };
    const { stdout } = await starte(process.execPath, ['beispiel.js'], { cwd: projekt, env });
    expect(stdout).toBe(
      '1 offen, gezeigt 1\n400 absenderAdresse.name Feld ist ein Pflichtfeld. Bitte ausfüllen.\n',
    );
  });
});
