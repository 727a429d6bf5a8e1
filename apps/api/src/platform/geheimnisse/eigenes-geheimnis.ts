import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export type Geheimnisname = 'token' | 'daten';

const ordnerIn = (dataDir: string) => join(dataDir, 'geheimnis');
const dateiIn = (dataDir: string, name: Geheimnisname) => join(ordnerIn(dataDir), name);
/** Beside the one it follows, until nothing needs that any more. */
const naechsteDateiIn = (dataDir: string, name: Geheimnisname) => `${dateiIn(dataDir, name)}.neu`;

/** Drawn once by chance and kept beside the data, readable by the owner alone. */
export function eigenesGeheimnis(dataDir: string, name: Geheimnisname): string {
  const datei = dateiIn(dataDir, name);
  if (!existsSync(datei)) {
    mkdirSync(ordnerIn(dataDir), { recursive: true, mode: 0o700 });
    try {
      schreibe(datei, 'wx');
    } catch (fehler) {
      if ((fehler as NodeJS.ErrnoException).code !== 'EEXIST') throw fehler;
    }
  }
  return gelesen(datei);
}

/** The one that takes its place, where a change has begun. */
export function naechstesGeheimnis(dataDir: string, name: Geheimnisname): string | undefined {
  const datei = naechsteDateiIn(dataDir, name);
  return existsSync(datei) ? gelesen(datei) : undefined;
}

/** Draws the next one, unless that is done; it is there as a whole or not at all, and on the disk before this returns. */
export function zieheNaechstes(dataDir: string, name: Geheimnisname): void {
  eigenesGeheimnis(dataDir, name);
  const datei = naechsteDateiIn(dataDir, name);
  if (existsSync(datei)) return;
  schreibe(`${datei}.halb`, 'w');
  renameSync(`${datei}.halb`, datei);
  sichere(ordnerIn(dataDir));
}

/** The next one is the one from now on; the one before is gone. */
export function nimmNaechstes(dataDir: string, name: Geheimnisname): void {
  renameSync(naechsteDateiIn(dataDir, name), dateiIn(dataDir, name));
  sichere(ordnerIn(dataDir));
}

const gelesen = (datei: string) => readFileSync(datei, 'utf8').trim();

function schreibe(datei: string, wie: 'w' | 'wx'): void {
  const offen = openSync(datei, wie, 0o600);
  try {
    writeSync(offen, randomBytes(48).toString('base64url'));
    fsyncSync(offen);
  } finally {
    closeSync(offen);
  }
}

/** What was renamed in a folder stays so, whatever happens to the machine. Windows opens no folders. */
function sichere(ordner: string): void {
  if (process.platform === 'win32') return;
  const offen = openSync(ordner, 'r');
  try {
    fsyncSync(offen);
  } finally {
    closeSync(offen);
  }
}
