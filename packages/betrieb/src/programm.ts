import { spawn } from 'node:child_process';
import type { Ausfuehrung } from './postgres-benutzer.js';

/** Runs a program to its end; what it wrote becomes the error text when it fails. */
export function programm({ konto, davor }: Ausfuehrung, pfad: string, argumente: string[]): Promise<void> {
  const [datei = pfad, ...rest] = [...davor, pfad, ...argumente];
  return new Promise((fertig, fehler) => {
    const wer = davor.length === 0 ? konto : undefined;
    const kind = spawn(datei, rest, { ...wer, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], env: umgebung() });
    let ausgabe = '';
    const sammeln = (teil: Buffer): void => {
      ausgabe += teil.toString();
    };
    kind.stdout.on('data', sammeln);
    kind.stderr.on('data', sammeln);
    kind.on('error', fehler);
    kind.on('close', (code, signal) => {
      if (code === 0) fertig();
      else fehler(new Error(`${pfad} endete mit ${code ?? signal}: ${ausgabe.trim()}`));
    });
  });
}

/** Messages in English and no PG* variable of the host that could point our tools elsewhere. */
function umgebung(): NodeJS.ProcessEnv {
  const eigene = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(eigene), LC_ALL: 'C' };
}
