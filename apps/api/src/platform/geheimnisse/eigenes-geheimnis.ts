import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Drawn once by chance and kept beside the data, readable by the owner alone. */
export function eigenesGeheimnis(dataDir: string, name: 'token' | 'daten'): string {
  const verzeichnis = join(dataDir, 'geheimnis');
  const datei = join(verzeichnis, name);
  if (!existsSync(datei)) {
    mkdirSync(verzeichnis, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(datei, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (fehler) {
      if ((fehler as NodeJS.ErrnoException).code !== 'EEXIST') throw fehler;
    }
  }
  return readFileSync(datei, 'utf8').trim();
}
