// First half of every command: install on the host's Node, then go on under the Node of the workspace.
import { spawn } from 'node:child_process';
import { beginn, scheitern } from './ausgabe.mjs';
import { befehleAbbrechen } from './befehl.mjs';
import { installieren } from './installieren.mjs';
import { NODE, umgebung, WURZEL } from './orte.mjs';

const SIGNALE = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs `skript` and ends with its exit code; a signal to us is a signal to it. */
export async function unterNode24(skript) {
  let kind;
  const weitergeben = (signal) => {
    if (kind) return kind.kill(signal);
    befehleAbbrechen();
    process.exit(130);
  };
  for (const signal of SIGNALE) process.on(signal, weitergeben);
  beiVerwaisung(() => weitergeben('SIGTERM'));
  await installieren().catch(scheitern);
  // The channel tells the other half when this one dies without a word.
  kind = spawn(NODE, [skript, ...process.argv.slice(2)], {
    cwd: WURZEL,
    env: umgebung({ FRACHTPORTAL_BEGINN: beginn() }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  kind.on('error', scheitern);
  kind.on('exit', (code) => process.exit(code ?? 1));
}

/** npm passes a SIGTERM to the shell between us only; that the shell is gone is all we get to see. */
function beiVerwaisung(tun) {
  if (!process.env['npm_lifecycle_event']) return;
  const eltern = process.ppid;
  const uhr = setInterval(() => {
    if (process.ppid === eltern) return;
    clearInterval(uhr);
    tun();
  }, 500);
  uhr.unref();
}
