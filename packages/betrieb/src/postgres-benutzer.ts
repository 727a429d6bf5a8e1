import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the PostgreSQL programs are run: as ourselves, or as somebody else when we are root. */
export interface Ausfuehrung {
  konto?: Konto;
  /** Words before the command line that change the user; without them the new process changes it itself. */
  davor: string[];
}

interface Konto {
  uid: number;
  gid: number;
}

const RECHTE = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the data, else as `postgres`, else as
 * `nobody`, which every Linux has; no account is created on the host. Where that user cannot reach the
 * folders (a checkout below /root), it keeps the one right that is missing.
 */
export async function ausfuehrung(datenVerzeichnis: string, programm: string): Promise<Ausfuehrung> {
  if (process.getuid?.() !== 0) return { davor: [] };
  const konto = await fremdesKonto(datenVerzeichnis);
  if (erreichbar(datenVerzeichnis) && erreichbar(programm)) return { konto, davor: [] };
  const wechsel = [`--reuid=${konto.uid}`, `--regid=${konto.gid}`, '--clear-groups', ...RECHTE];
  const probe = spawnSync('setpriv', [...wechsel, programm, '--version'], { stdio: 'ignore' });
  if (probe.status === 0) return { konto, davor: ['setpriv', ...wechsel] };
  throw new Error(
    `Als root kann PostgreSQL das Verzeichnis ${datenVerzeichnis} oder ${dirname(programm)} nicht erreichen. ` +
      'Bitte das Portal an einem Ort ablegen, den andere Benutzer betreten dürfen, oder nicht als root starten.',
  );
}

/** Creates the folder if needed and gives it to the user PostgreSQL runs as. */
export function uebergeben(verzeichnis: string, { konto }: Ausfuehrung): void {
  mkdirSync(verzeichnis, { recursive: true, mode: 0o700 });
  if (konto) chownSync(verzeichnis, konto.uid, konto.gid);
}

async function fremdesKonto(datenVerzeichnis: string): Promise<Konto> {
  if (existsSync(datenVerzeichnis)) {
    const { uid, gid } = statSync(datenVerzeichnis);
    if (uid !== 0) return { uid, gid };
  }
  const zeilen = (await readFile('/etc/passwd', 'utf8')).split('\n').map((zeile) => zeile.split(':'));
  const konto = zeilen.find(([name]) => name === 'postgres') ?? zeilen.find(([name]) => name === 'nobody');
  if (!konto) throw new Error('PostgreSQL läuft nicht als root, und es gibt keinen Benutzer „nobody“.');
  return { uid: Number(konto[2]), gid: Number(konto[3]) };
}

/** Can anybody walk down to this path? */
function erreichbar(pfad: string): boolean {
  for (let ort = dirname(pfad); ; ort = dirname(ort)) {
    if (existsSync(ort) && (statSync(ort).mode & 0o001) === 0) return false;
    if (ort === dirname(ort)) return true;
  }
}
