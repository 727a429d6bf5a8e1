// A command that runs to its end. Its output is kept and shown only when it fails.
import { spawn } from 'node:child_process';
import { Hinweis } from './ausgabe.mjs';
import { umgebung, WURZEL } from './orte.mjs';

const laufend = new Set();

/** Resolves with `{ code, ausgabe }`, whatever the exit code. */
export function ausfuehren(datei, argumente, { env = {}, cwd = WURZEL, zeigen = false } = {}) {
  return new Promise((fertig, fehler) => {
    const kind = spawn(datei, argumente, {
      cwd,
      env: umgebung(env),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    laufend.add(kind);
    let ausgabe = '';
    const sammeln = (strom) => (teil) => {
      ausgabe += teil;
      if (zeigen) strom.write(teil);
    };
    kind.stdout.setEncoding('utf8').on('data', sammeln(process.stdout));
    kind.stderr.setEncoding('utf8').on('data', sammeln(process.stderr));
    kind.on('error', fehler);
    kind.on('close', (code, signal) => {
      laufend.delete(kind);
      fertig({ code: code ?? signal, ausgabe });
    });
  });
}

/** The same for a command that must succeed. */
export async function befehl(datei, argumente, optionen) {
  const { code, ausgabe } = await ausfuehren(datei, argumente, optionen);
  if (code !== 0) {
    const ende = ausgabe.trimEnd().split('\n').slice(-60).join('\n');
    throw new Hinweis(`${ende}\n\nFehlgeschlagen (${code}): ${datei} ${argumente.join(' ')}`);
  }
  return ausgabe;
}

/** Ends what runs, for a script that is told to stop. */
export function befehleAbbrechen() {
  for (const kind of laufend) kind.kill('SIGTERM');
}
