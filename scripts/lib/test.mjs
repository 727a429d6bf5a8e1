// Second half of `npm test`: the checks and all tests as tasks of turbo, and at the very end the totals.
import { fuehreAus, PRUEFUNGEN, TESTS } from './aufgaben.mjs';
import { gesamt } from './ausgabe.mjs';
import { ausfuehren, befehleAbbrechen } from './befehl.mjs';
import { stand } from './stand.mjs';
import { summe } from './zaehlen.mjs';

const gibtZweig = async (name) =>
  (await ausfuehren('git', ['rev-parse', '--verify', '--quiet', name])).code === 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => {
    befehleAbbrechen();
    process.exit(130);
  });
}

const pruefungen = ['build', ...Object.keys(PRUEFUNGEN)];
const tests = Object.keys(TESTS);
process.env['FRACHTPORTAL_STAND'] = stand();
// Changed is what the main line has not: where one works on it oneself, what the place it came from has not.
if (process.argv.includes('--affected') && (await gibtZweig('origin/main')))
  process.env['TURBO_SCM_BASE'] ??= 'origin/main';

console.log('\nFrachtportal, Prüfungen und Tests');
// Of tests those that a change can reach, of checks all: they look at the whole house at once.
const ergebnisse = process.argv.includes('--affected')
  ? [
      ...(await fuehreAus('Prüfungen', pruefungen, '--concurrency=2')),
      ...(await fuehreAus('Tests von Geändertem', tests, '--concurrency=2', '--affected')),
    ]
  : await fuehreAus('Prüfungen und Tests', [...pruefungen, ...tests], '--concurrency=2');

const { bestanden, fehler, uebersprungen, zweite } = summe(ergebnisse);
const angaben = [`Dauer ${gesamt()}`, `übersprungen ${uebersprungen}`, `im zweiten Anlauf ${zweite.length}`];
console.log(`\n  ${angaben.join(', ')}.\n`);
console.log(`${bestanden} passed, ${fehler} failed`);
process.exit(fehler === 0 ? 0 : 1);
