// The tasks of turbo.json that `check` and `test` consist of. A new check is a script in the package.json of what it
// is about, a task in turbo.json that says what it depends on, and its name here.
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { schritt, sekunden } from './ausgabe.mjs';
import { turbo } from './bauen.mjs';
import { WURZEL } from './orte.mjs';
import { playwrightErgebnis, pruefungErgebnis, vitestErgebnis } from './zaehlen.mjs';

export const PRUEFUNGEN = {
  lint: 'Format und Regeln (biome)',
  types: 'Typen (tsc)',
  grenzen: 'Grenzen zwischen den Teilen (dependency-cruiser)',
  ungenutzt: 'Ungenutztes (knip)',
  anweisungen: 'SQL-Anweisungen am migrierten Schema',
  vergleich: 'Beide Server des Bench antworten gleich',
  texte: 'Schlüssel der Texte (i18next-cli)',
  wegweiser: 'Dateien und Befehle, die CONTRIBUTING nennt',
  erzeugt: 'OpenAPI und Klient auf dem Stand der API',
};

/** Each leaves the report of its runner in its workspace; turbo keeps that together with the result. */
export const TESTS = {
  unit: 'Tests ohne Server',
  integration: 'Tests am Server',
  journeys: 'Abläufe im Browser',
};

const NAMEN = { build: 'Programm bauen', ...PRUEFUNGEN, ...TESTS };
const AUSWERTEN = { unit: vitestErgebnis, integration: vitestErgebnis, journeys: playwrightErgebnis };
/** Whose log has said nothing for so long is at its end. */
const STILL_MS = 60_000;
const ZUSAMMENFASSUNGEN = join(WURZEL, '.turbo/runs');

/** Runs these tasks wherever they exist, says how each went, and answers their results; a failure stops no other. */
export async function fuehreAus(titel, namen, ...mehr) {
  for (const bericht of globSync('{apps,packages}/*/bericht', { cwd: WURZEL }))
    rmSync(join(WURZEL, bericht), { recursive: true });
  rmSync(ZUSAMMENFASSUNGEN, { recursive: true, force: true });
  const { code, ausgabe } = await schritt(
    titel,
    () => turbo(namen, '--continue=always', '--summarize', ...mehr),
    (lauf) => lauf.code === 0,
    laufende,
  );
  const laeufe = zusammenfassung().filter(({ command }) => command !== '<NONEXISTENT>');
  if (code !== 0) console.error(`\n${ausgabe.trimEnd()}\n`);
  if (laeufe.length === 0) return [pruefungErgebnis(1)];
  return Object.keys(NAMEN).flatMap((name) =>
    ergebnisse(
      name,
      laeufe.filter(({ task }) => task === name),
    ),
  );
}

/** What is at work, by what its logs say: `apps/api integration (1204), apps/web unit (310)`, in lines of its log. */
function laufende() {
  const logs = globSync('{apps,packages}/*/.turbo/turbo-*.log', { cwd: WURZEL });
  return logs
    .filter((log) => Date.now() - statSync(join(WURZEL, log)).mtimeMs < STILL_MS)
    .map((log) => {
      const zeilen = readFileSync(join(WURZEL, log), 'utf8').split('\n').length;
      return `${log.replace('/.turbo/turbo-', ' ').replace('.log', '')} (${zeilen})`;
    })
    .join(', ');
}

function zusammenfassung() {
  const [datei] = existsSync(ZUSAMMENFASSUNGEN) ? readdirSync(ZUSAMMENFASSUNGEN) : [];
  return datei ? lesen(join(ZUSAMMENFASSUNGEN, datei)).tasks : [];
}

/** A check counts as one, wherever it ran; of tests each counts. */
function ergebnisse(name, laeufe) {
  const auswerten = AUSWERTEN[name];
  if (!auswerten) {
    if (laeufe.length === 0) return [];
    const ergebnis = pruefungErgebnis(laeufe.find((lauf) => codeVon(lauf) !== 0) ? 1 : 0);
    melden(NAMEN[name], laeufe, ergebnis);
    return [ergebnis];
  }
  return laeufe.map((lauf) => {
    const ergebnis = auswerten(bericht(lauf), codeVon(lauf));
    melden(`${NAMEN[name]}: ${lauf.directory}`, [lauf], ergebnis);
    return ergebnis;
  });
}

/** A task that never ran, as what it needs has failed, has no execution. */
const codeVon = ({ execution }) => execution?.exitCode ?? 1;

const bericht = ({ directory, task }) => {
  const datei = join(WURZEL, directory, 'bericht', `${task}.json`);
  return existsSync(datei) ? lesen(datei) : undefined;
};

const lesen = (datei) => JSON.parse(readFileSync(datei, 'utf8'));

function melden(text, laeufe, { bestanden, fehler, uebersprungen, gescheiterte, zweite }) {
  const ms = laeufe.reduce((summe, { execution: e }) => summe + (e ? e.endTime - e.startTime : 0), 0);
  const wann = laeufe.every(({ cache }) => cache.status === 'HIT') ? 'unverändert' : sekunden(ms);
  const zahlen = `${bestanden} bestanden, ${fehler} fehlgeschlagen, ${uebersprungen} übersprungen`;
  console.log(`  ${fehler === 0 ? '✔' : '✘'} ${text} (${wann}): ${zahlen}`);
  for (const [wie, tests] of [
    ['gescheitert', gescheiterte],
    ['im zweiten Anlauf bestanden', zweite],
  ])
    for (const { name, grund } of tests) console.log(`    ${wie}: ${name}\n${eingerueckt(grund)}`);
}

const eingerueckt = (grund) =>
  stripVTControlCharacters(grund)
    .split('\n')
    .filter((zeile) => !/^\s+at .*node_modules/.test(zeile))
    .slice(0, 40)
    .map((zeile) => `      ${zeile}`)
    .join('\n');
