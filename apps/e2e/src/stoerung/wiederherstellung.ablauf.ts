import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Erfasser } from './erfasser.js';
import { Portalprozess } from './portalprozess.js';

const wurzel = resolve(import.meta.dirname, '../../../..');

/** `npm run backup` and `npm run restore` without their building. */
const programme = {
  sichern: `
    import { sichern } from '${wurzel}/packages/betrieb/dist/sicherung/sichern.js';
    await sichern({ datenverzeichnis: process.env.DATA_DIR, nach: process.env.NACH });
    process.exit(0);`,
  wiederherstellen: `
    import { wiederherstellen } from '${wurzel}/packages/betrieb/dist/sicherung/wiederherstellen.js';
    const datei = process.env.NACH + '/' + process.env.DATEI;
    await wiederherstellen({ datei, datenverzeichnis: process.env.DATA_DIR, ersetzen: true });
    process.exit(0);`,
};

function starte(was: keyof typeof programme, env: Record<string, string>) {
  const kind = spawn(process.execPath, ['--input-type=module', '-e', programme[was]], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ende = new Promise<number | string>((fertig) =>
    kind.once('exit', (code, signal) => fertig(code ?? signal ?? '')),
  );
  return { ende, toete: () => kind.kill('SIGKILL') };
}

let ort: string;
test.beforeEach(() => {
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-zurueck-'));
  chmodSync(ort, 0o755);
});
test.afterEach(() => rmSync(ort, { recursive: true, force: true }));

test('Wiederherstellen, mittendrin getötet: das Bisherige ist ganz da, und beim nächsten Mal gelingt es', async () => {
  test.setTimeout(600_000);
  const DATA_DIR = join(ort, 'daten');
  const NACH = join(ort, 'sicherungen');
  let portal = await Portalprozess.starten(DATA_DIR);
  try {
    let erfasser = new Erfasser(portal.url);
    await erfasser.anmelden();
    await erfasser.bisGespeichert();
    expect(await starte('sichern', { DATA_DIR, NACH }).ende).toBe(0);
    const [gesichert = 0] = erfasser.bestaetigt;
    await erfasser.bisGespeichert();
    const spaeter = erfasser.bestaetigt.at(-1) ?? 0;
    await portal.stoppen();
    const env = { DATA_DIR, NACH, DATEI: readdirSync(NACH)[0] ?? '' };

    // As soon as it unpacks, some of it later, and once PostgreSQL looks at what was unpacked.
    const neu = join(DATA_DIR, 'wiederherstellung/neu');
    const stellen = [neu, join(neu, 'postgres/PG_VERSION'), join(neu, 'postgres/postmaster.pid')];
    for (const stelle of stellen) {
      const lauf = starte('wiederherstellen', env);
      while (!existsSync(stelle)) await warten(5);
      lauf.toete();
      expect(await lauf.ende).toBe('SIGKILL');
    }
    portal = await Portalprozess.starten(DATA_DIR);
    erfasser = new Erfasser(portal.url);
    await erfasser.anmelden();
    for (const id of [gesichert, spaeter])
      expect((await erfasser.frage('GET', `auftraege/${id}`)).status).toBe(200);
    await portal.stoppen();

    expect(await starte('wiederherstellen', env).ende).toBe(0);
    portal = await Portalprozess.starten(DATA_DIR);
    erfasser = new Erfasser(portal.url);
    await erfasser.anmelden();
    expect((await erfasser.frage('GET', `auftraege/${gesichert}`)).status).toBe(200);
    expect((await erfasser.frage('GET', `auftraege/${spaeter}`)).status).toBe(404);
    expect(existsSync(join(DATA_DIR, 'wiederherstellung'))).toBe(false);
  } finally {
    await portal.stoppen();
  }
});
