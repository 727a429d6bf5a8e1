// Installs the packages with the pinned pnpm, unless they are there already. Runs on the host's Node.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Hinweis, schritt } from './ausgabe.mjs';
import { ausfuehren, befehl } from './befehl.mjs';
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

/** The pinned pnpm: the installed one, else through npm. */
async function pnpm() {
  if (existsSync(NODE) && existsSync(werkzeug('pnpm'))) return [werkzeug('pnpm')];
  const mitNpm = await ausfuehren('npx', ['--version']).catch(() => undefined);
  if (!mitNpm) await npmVonCorepack();
  return ['npx', '--yes', '--loglevel=error', JSON.parse(lesen('package.json')).packageManager];
}

/** The Node of Debian comes without npm, but with Corepack, which has one; this process and what it starts find it. */
async function npmVonCorepack() {
  const ort = mkdtempSync(join(tmpdir(), 'frachtportal-npm-'));
  process.once('exit', () => rmSync(ort, { recursive: true, force: true }));
  await befehl('corepack', ['enable', '--install-directory', ort, 'npm']);
  process.env['PATH'] = `${ort}${delimiter}${process.env['PATH'] ?? ''}`;
  // Not only the package manager that package.json names.
  process.env['COREPACK_ENABLE_STRICT'] = '0';
  // The newest may want a newer Node.
  process.env['COREPACK_DEFAULT_TO_LATEST'] = '0';
}

/** Without a network once it has run: then nothing is fetched, and later changes use the installed pnpm. */
export async function installieren() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Hinweis(`Es wird Node.js 20 oder neuer gebraucht, gefunden wurde ${process.versions.node}.`);
  }
  if (vorhanden()) return;
  const [datei, ...davor] = await pnpm();
  await schritt('Pakete installieren (nur beim ersten Mal und nach Änderungen)', () =>
    befehl(datei, [...davor, 'install', '--frozen-lockfile'], { env: { CI: 'true' } }),
  );
  writeFileSync(MARKE, stand());
}
