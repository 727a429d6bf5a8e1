import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { feld, meldeAn } from '../seiten.js';
import { Erfasser, hoechstensMs } from './erfasser.js';
import { Portalprozess } from './portalprozess.js';

const mb = 1024 * 1024;

/** A small file system of its own, where this machine lets us have one. */
function kleinePlatte(ort: string, groesse: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${groesse},mode=755`, 'tmpfs', ort], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

let ort: string;
test.beforeEach(() => {
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-stoerung-'));
  chmodSync(ort, 0o755);
});
test.afterEach(() => rmSync(ort, { recursive: true, force: true }));
test.skip(process.platform !== 'linux', 'Was wem gehört, steht nur unter Linux in /proc.');

test('API und Datenbank werden unter Last getötet: es wird weiter gespeichert, und nichts Bestätigtes fehlt', async () => {
  const portal = await Portalprozess.starten(join(ort, 'daten'));
  try {
    const erfasser = new Erfasser(portal.url);
    await erfasser.anmelden();
    erfasser.beginne();
    await erfasser.bisGespeichert();
    await portal.toeteApi();
    const nachApi = await erfasser.bisGespeichert();
    portal.toeteDatenbank();
    const nachDatenbank = await erfasser.bisGespeichert();
    await erfasser.halte();
    console.log(
      `Wieder gespeichert: API ${Math.round(nachApi)} ms, PostgreSQL ${Math.round(nachDatenbank)} ms`,
    );
    expect(nachApi).toBeLessThan(hoechstensMs(5000));
    expect(nachDatenbank).toBeLessThan(hoechstensMs(10_000));
    expect(erfasser.bestaetigt.length).toBeGreaterThan(10);
    expect(await erfasser.verlorene()).toEqual([]);
    expect(portal.ausgabe).toMatch(/Die API ist ausgefallen \(SIGKILL\)/);
    expect(portal.ausgabe).toMatch(/Die Datenbank läuft wieder/);

    // What is left for others to read.
    const protokoll = join(ort, 'daten/protokoll');
    expect(statSync(protokoll).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(protokoll)) expect(statSync(join(protokoll, name)).mode & 0o077).toBe(0);
    for (const name of ['geheimnis', 'geheimnis/token', 'postgres.passwort'])
      expect([name, statSync(join(ort, 'daten', name)).mode & 0o077]).toEqual([name, 0]);

    // Four would do where the first death is less than a minute ago; where it has given up there is none left to kill.
    for (let i = 0; i < 5; i++) await portal.toeteApi().catch(() => undefined);
    expect(await portal.ende).toBe(1);
    expect(portal.ausgabe.trim().split('\n').at(-1)).toMatch(
      /Die API ist 5-mal in einer Minute .* Das Portal gibt auf\.$/,
    );
  } finally {
    await portal.stoppen();
  }
});

test('Die API fehlt, während jemand eine Seite öffnet: die Seite kommt, sobald es wieder geht', async ({
  page,
}) => {
  const portal = await Portalprozess.starten(join(ort, 'daten'));
  // What does not come through until somebody lets it, as if starting again took that long.
  let gesperrt: RegExp | undefined;
  try {
    await meldeAn(page, 'kunde', `${portal.url}/login`);
    await page.route('**/*', (ruf) =>
      gesperrt?.test(ruf.request().url()) ? ruf.abort('connectionrefused') : ruf.continue(),
    );
    const oeffne = async (was: RegExp, gehe: () => Promise<void>, inhalt: Locator) => {
      gesperrt = was;
      await gehe();
      await expect(page.getByText(/^Server nicht erreichbar – es wird weiter versucht/)).toBeVisible();
      await expect(inhalt).toHaveCount(0);
      gesperrt = undefined;
      await expect(inhalt).toBeVisible();
      await expect(page.getByText(/^Server nicht erreichbar/)).toHaveCount(0);
    };
    await portal.toeteApi();
    const vorlagen = page.getByRole('button', { name: 'Verwenden' });
    await oeffne(/./, () => page.getByRole('link', { name: 'Auftragsvorlagen' }).click(), vorlagen);
    await page.goto(`${portal.url}/auftragsmanagement/auftragsresearch`);
    await page.getByRole('grid').waitFor();
    await oeffne(/\/api\//, () => page.keyboard.press('Alt+n'), feld(page, 'empfaengerAdresse.name'));
    // Once its code had not come, once what it shows.
    expect(JSON.parse(await page.evaluate(() => sessionStorage['neuGeladen']))).toHaveLength(1);
  } finally {
    await portal.stoppen();
  }
});

test('Volle Platte: unter der Reserve wird gelesen, aber nicht gespeichert; ganz voll lebt der Prozess, und mit dem Platz kommt alles wieder', async () => {
  test.skip(
    !kleinePlatte(ort, '400m'),
    'Ein kleines Dateisystem lässt sich hier nicht einhängen (mount braucht root).',
  );
  const fremdes = join(ort, 'fremdes');
  const fuelleBisAuf = (frei: number) => {
    const { bavail, bsize } = statfsSync(ort);
    writeFileSync(fremdes, Buffer.alloc(Math.max(0, bavail * bsize - frei * mb)), { flag: 'a' });
  };
  let portal: Portalprozess | undefined;
  try {
    portal = await Portalprozess.starten(join(ort, 'daten'));
    const erfasser = new Erfasser(portal.url);
    await erfasser.anmelden();
    erfasser.beginne();
    await erfasser.bisGespeichert();
    fuelleBisAuf(40);
    await expect.poll(() => erfasser.speichere()).toEqual({ status: 507, key: 'server.platteVoll' });
    expect((await erfasser.frage('GET', 'auftraege/search')).status).toBe(200);
    await erfasser.anmelden();
    expect(portal.ausgabe).toMatch(/Nur noch \d+ MB frei .*: gespeichert wird nichts mehr/);

    // Something else takes the rest, and PostgreSQL dies while there is no room.
    try {
      fuelleBisAuf(0);
    } catch {
      // Full to the last byte.
    }
    portal.toeteDatenbank();
    await portal.bis(() => portal?.ausgabe.includes('Der Datenträger ist voll') ?? false);
    expect((await erfasser.frage('GET', 'health/live')).status).toBe(200);
    expect((await erfasser.speichere()).status).toBeGreaterThanOrEqual(503);

    truncateSync(fremdes, 0);
    const ms = await erfasser.bisGespeichert();
    await erfasser.halte();
    console.log(`Wieder gespeichert, nachdem Platz war: ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(hoechstensMs(5000));
    expect(await erfasser.verlorene()).toEqual([]);
  } finally {
    await portal?.stoppen();
    execFileSync('umount', ['--lazy', ort]);
  }
});
