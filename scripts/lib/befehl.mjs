// A command that runs to its end. Its output is kept and shown only when it fails.
import { spawn } from 'node:child_process';
import { Hinweis } from './ausgabe.mjs';
import { umgebung, WURZEL } from './orte.mjs';

const laufend = new Set();

/** Resolves with `{ code, ausgabe, aufruf }`, whatever the exit code. */
export function ausfuehren(datei, argumente, { env = {}, cwd = WURZEL } = {}) {
  return new Promise((fertig, fehler) => {
    const kind = spawn(datei, argumente, {
      cwd,
      env: umgebung(env),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    laufend.add(kind);
    let ausgabe = '';
    for (const strom of [kind.stdout, kind.stderr]) {
      strom.setEncoding('utf8').on('data', (teil) => {
        ausgabe += teil;
      });
    }
    kind.on('error', fehler);
    kind.on('close', (code, signal) => {
      laufend.delete(kind);
      fertig({ code: code ?? signal, ausgabe, aufruf: `${datei} ${argumente.join(' ')}` });
    });
  });
}

/** The same for a command that must succeed. */
export const befehl = async (datei, argumente, optionen) =>
  gelungen(await ausfuehren(datei, argumente, optionen));

/** The output, or its end as the reason for a failure. */
export function gelungen({ code, ausgabe, aufruf }) {
  if (code === 0) return ausgabe;
  throw new Hinweis(
    `${ausgabe.trimEnd().split('\n').slice(-60).join('\n')}\n\nFehlgeschlagen (${code}): ${aufruf}`,
  );
}

/** Ends what runs, for a script that is told to stop. */
export function befehleAbbrechen() {
  for (const kind of laufend) kind.kill('SIGTERM');
}
