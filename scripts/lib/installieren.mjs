// Installs the packages with the pinned pnpm, unless they are there already. Runs on the host's Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hinweis, schritt } from './ausgabe.mjs';
import { befehl } from './befehl.mjs';
import { NODE, WURZEL, werkzeug } from './orte.mjs';

const MARKE = join(WURZEL, 'node_modules/.frachtportal-installiert');
const lesen = (name) => readFileSync(join(WURZEL, name), 'utf8');

/** What an installation depends on. */
function stand() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(lesen(name));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

const vorhanden = () => existsSync(MARKE) && readFileSync(MARKE, 'utf8') === stand() && existsSync(NODE);

/** Without a network once it has run: then nothing is fetched, and later changes use the installed pnpm. */
export async function installieren() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Hinweis(`Es wird Node.js 20 oder neuer gebraucht, gefunden wurde ${process.versions.node}.`);
  }
  if (vorhanden()) return;
  const pnpm = JSON.parse(lesen('package.json')).packageManager;
  const argumente = ['install', '--frozen-lockfile'];
  await schritt('Pakete installieren (nur beim ersten Mal und nach Änderungen)', () =>
    existsSync(NODE) && existsSync(werkzeug('pnpm'))
      ? befehl(werkzeug('pnpm'), argumente, { env: { CI: 'true' } })
      : befehl('npx', ['--yes', '--loglevel=error', pnpm, ...argumente], { env: { CI: 'true' } }),
  );
  writeFileSync(MARKE, stand());
}
