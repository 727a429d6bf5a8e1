import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bald } from '../../testing/bald.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { neuesGeheimnis, unterschrieben } from '../webhooks/signatur.js';

const ordner = resolve(import.meta.dirname, '../../../../../docs/integration');
const seiten = readdirSync(ordner).filter((name) => name.endsWith('.md'));
const starte = promisify(execFile);

let portal: Portal;
let arbeitsordner: string;
let schluessel: string;
beforeAll(async () => {
  portal = await startePortal();
  arbeitsordner = mkdtempSync(join(tmpdir(), 'beispiele-'));
  const rechte = ['auftrag.lesen', 'auftrag.schreiben', 'agent'];
  const angaben = { name: 'Beispiele', rechte, grenzeJeMinute: 600 };
  const { body } = await (await portal.als('admin'))
    .post('/api/zugangsschluessel')
    .send({ ...angaben, mandantId: portal.welt.nordKunde })
    .expect(201);
  schluessel = body.schluessel;
});
afterAll(async () => {
  await portal.schliessen();
  rmSync(arbeitsordner, { recursive: true });
});

/** The blocks of a page that are marked for it, as one script: later ones go on with what earlier ones have. */
const beispiele = (seite: string) =>
  [...readFileSync(join(ordner, seite), 'utf8').matchAll(/^```sh ausführen\n([\s\S]*?)^```/gm)]
    .map((treffer) => treffer[1])
    .join('');

const fuehreAus = async (skript: string) =>
  (
    await starte('bash', ['-euo', 'pipefail', '-c', skript], {
      cwd: arbeitsordner,
      env: { ...process.env, PORTAL: portal.url, SCHLUESSEL: schluessel },
    })
  ).stdout;

describe('docs/integration', () => {
  it.each(seiten.filter((seite) => beispiele(seite)))('%s: what it shows works', async (seite) => {
    const pruefe = async () =>
      expect((await fuehreAus(beispiele(seite))).trim()).toMatch(ausgaben[seite] ?? /^$/);
    // Any long transaction on this server holds the feed up for a while, also that of another test.
    await (seite === 'ereignisse.md' ? bald(pruefe) : pruefe());
  });

  it('has examples for the first order, keys, agents, repeating, errors and events', () => {
    expect(seiten.filter((seite) => beispiele(seite)).toSorted()).toEqual(Object.keys(ausgaben).toSorted());
  });
});

/** A page's code in a language, that checks a signature. */
const code = (sprache: string) =>
  new RegExp(`^\`\`\`${sprache} prüfen\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    readFileSync(join(ordner, 'webhooks.md'), 'utf8'),
  )?.[1] ?? '';

/** A program around it that takes a message from its arguments and fails where the check fails. */
const programme: Record<
  string,
  { datei: string; text: string; befehl: (datei: string) => [string, string[]] }
> = {
  js: {
    datei: 'pruefung.mjs',
    text: `${code('js').replace("'standardwebhooks'", `'${import.meta.resolve('standardwebhooks')}'`)}
const [geheimnis, id, zeit, unterschrift, rumpf] = process.argv.slice(2);
pruefe(geheimnis, { 'webhook-id': id, 'webhook-timestamp': zeit, 'webhook-signature': unterschrift }, rumpf);`,
    befehl: (datei) => [process.execPath, [datei]],
  },
  python: {
    datei: 'pruefung.py',
    text: `${code('python')}
import sys
g, i, z, u, r = sys.argv[1:]
pruefe(g, {"webhook-id": i, "webhook-timestamp": z, "webhook-signature": u}, r)`,
    befehl: (datei) => ['python3', [datei]],
  },
  java: {
    datei: 'Pruefung.java',
    text: code('java').replace(
      /\}\s*$/,
      `  public static void main(String[] a) throws Exception {
    pruefe(a[0], Map.of("webhook-id", a[1], "webhook-timestamp", a[2], "webhook-signature", a[3]), a[4]);
  }
}`,
    ),
    befehl: (datei) => ['java', [datei]],
  },
};

describe('docs/integration/webhooks.md', () => {
  it.each(Object.keys(programme))(
    'a signature is checked in %s: the true one is right, no other',
    async (sprache) => {
      const { datei, text, befehl } = programme[sprache] ?? { datei: '', text: '', befehl: () => ['', []] };
      writeFileSync(join(arbeitsordner, datei), text);
      const [geheimnis, altes] = [neuesGeheimnis(), neuesGeheimnis()];
      const rumpf = JSON.stringify({ type: 'auftrag.status', data: { spedeigennr: 'Größe 12' } });
      const pruefe = async (koepfe: Record<string, string>, was = rumpf) => {
        const [programm, davor] = befehl(datei);
        const werte = [geheimnis, koepfe['webhook-id'] ?? '', koepfe['webhook-timestamp'] ?? ''];
        const unterschrift = koepfe['webhook-signature'] ?? '';
        await starte(programm, [...davor, ...werte, unterschrift, was], { cwd: arbeitsordner });
      };
      const jetzt = new Date();
      await pruefe(unterschrieben('msg-1', rumpf, [altes, geheimnis], jetzt));
      await expect(pruefe(unterschrieben('msg-1', rumpf, [altes], jetzt))).rejects.toThrow();
      await expect(pruefe(unterschrieben('msg-1', rumpf, [geheimnis], jetzt), `${rumpf} `)).rejects.toThrow();
      const frueher = new Date(Date.now() - 600_000);
      await expect(pruefe(unterschrieben('msg-1', rumpf, [geheimnis], frueher))).rejects.toThrow();
    },
  );
});

const ausgaben: Record<string, RegExp> = {
  'agenten.md': /^auftraege_suchen .*auftrag_uebertragen 1203$/,
  'README.md': /^Auftrag NL-\S+, Status 1\n2\n1\n2\n1 \S.*$/,
  'authentifizierung.md': /^$/,
  'idempotenz.md': /^einer$/,
  'fehler.md': /^feld\.tag$/,
  'ereignisse.md': /auftrag\.angelegt NL-\S+\n[\s\S]*^false$/m,
};
