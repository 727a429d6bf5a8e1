import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beendeTausch, bereiteTausch, tausche } from './tausch.js';

let ort: string;

async function lege(dateien: Record<string, string>): Promise<void> {
  for (const [name, inhalt] of Object.entries(dateien)) {
    await mkdir(dirname(join(ort, name)), { recursive: true });
    await writeFile(join(ort, name), inhalt);
  }
}

/** All files with their contents; the time in the name of the replaced data is left out. */
async function dateien(): Promise<Record<string, string>> {
  const eintraege = await readdir(ort, { recursive: true, withFileTypes: true });
  const pfade = eintraege.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  const paare = pfade.map(async (pfad) => {
    const name = pfad.slice(ort.length + 1).replace(/^(vor-wiederherstellung)-[^/]+/, '$1');
    return [name, await readFile(pfad, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(paare));
}

const bleibendes = { 'sicherungen/s.tar.gz': 's', 'protokoll/p.log': 'p' };
const altes = { geheimnis: 'alt', 'postgres/daten': 'alt', 'nur-alt': 'alt' };
const neues = { geheimnis: 'neu', 'postgres/daten': 'neu', 'dokumente/1': 'neu' };
const unter = (ordner: string, was: Record<string, string>) =>
  Object.fromEntries(Object.entries(was).map(([name, inhalt]) => [`${ordner}/${name}`, inhalt]));
const danach = { ...bleibendes, ...neues, ...unter('vor-wiederherstellung', altes) };

beforeEach(async () => {
  ort = await mkdtemp(join(tmpdir(), 'tausch-'));
  await lege({ ...bleibendes, ...altes });
  await bereiteTausch(ort);
  await lege(unter('wiederherstellung/neu', neues));
});

afterEach(() => rm(ort, { recursive: true, force: true }));

describe('Der Tausch der Daten', () => {
  it('setzt das Neue an die Stelle des Alten und hebt dieses auf', async () => {
    const aufgehoben = await tausche(ort);
    expect(aufgehoben).toMatch(/vor-wiederherstellung-\d{8}T\d{6}Z$/);
    expect(await dateien()).toEqual(danach);
    // It holds keys.
    expect((await stat(aufgehoben ?? '')).mode & 0o777).toBe(0o700);
  });

  it('hebt nichts auf, wo nichts war', async () => {
    for (const name of ['geheimnis', 'postgres', 'nur-alt']) await rm(join(ort, name), { recursive: true });
    expect(await tausche(ort)).toBeUndefined();
    expect(await dateien()).toEqual({ ...bleibendes, ...neues });
  });

  it.each([[[]], [['geheimnis']], [['geheimnis', 'nur-alt', 'postgres']]])(
    'unterbrochen, solange %j beiseitegelegt sind, ist alles wieder das Alte',
    async (beiseite) => {
      const alt = join(ort, 'wiederherstellung/alt');
      await mkdir(alt);
      for (const name of beiseite) await rename(join(ort, name), join(alt, name));
      expect(await beendeTausch(ort)).toBeUndefined();
      expect(await dateien()).toEqual({ ...bleibendes, ...altes });
    },
  );

  it.each([[[]], [['postgres']], [['dokumente', 'geheimnis', 'postgres']]])(
    'unterbrochen, wenn %j schon da sind, wird er zu Ende geführt',
    async (angekommen) => {
      const werkstatt = join(ort, 'wiederherstellung');
      await mkdir(join(werkstatt, 'vorher'));
      for (const name of ['geheimnis', 'nur-alt', 'postgres'])
        await rename(join(ort, name), join(werkstatt, 'vorher', name));
      for (const name of angekommen) await rename(join(werkstatt, 'neu', name), join(ort, name));
      expect(await beendeTausch(ort)).toBeDefined();
      expect(await dateien()).toEqual(danach);
    },
  );

  it('noch nicht begonnen, hinterlässt nichts', async () => {
    await beendeTausch(ort);
    expect(await dateien()).toEqual({ ...bleibendes, ...altes });
  });
});
