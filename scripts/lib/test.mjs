// Second half of `npm test`: the checks, then every test runner, and at the very end the totals.
import { gesamt, schritt } from './ausgabe.mjs';
import { turbo } from './bauen.mjs';
import { befehleAbbrechen } from './befehl.mjs';
import { laeufer, laufen } from './laeufer.mjs';
import { ERZEUGTES, PRUEFUNGEN } from './pruefungen.mjs';
import { summe } from './zaehlen.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => {
    befehleAbbrechen();
    process.exit(130);
  });
}

const ergebnisse = [];

/** One check is one test. */
async function pruefung({ name, pruefen }) {
  try {
    await schritt(name, pruefen);
    ergebnisse.push({ bestanden: 1, fehler: 0, uebersprungen: 0 });
  } catch (fehler) {
    console.error(`\n${fehler.message}\n`);
    ergebnisse.push({ bestanden: 0, fehler: 1, uebersprungen: 0 });
  }
}

async function testlauf(einer) {
  const { ergebnis, ausgabe } = await schritt(
    `${einer.runner.art}: ${einer.ort}`,
    () => laufen(einer),
    (lauf) => lauf.ergebnis.fehler === 0,
  );
  if (ergebnis.fehler > 0) console.error(`\n${ausgabe.trimEnd()}\n`);
  const { bestanden, fehler, uebersprungen } = ergebnis;
  console.log(`      ${bestanden} bestanden, ${fehler} fehlgeschlagen, ${uebersprungen} übersprungen`);
  ergebnisse.push(ergebnis);
}

console.log('\nFrachtportal, Prüfungen und Tests');
await pruefung({ name: 'Programm bauen', pruefen: () => turbo('build') });
for (const eine of [...PRUEFUNGEN, ERZEUGTES]) await pruefung(eine);
for (const einer of await laeufer()) await testlauf(einer);

const { bestanden, fehler, uebersprungen } = summe(ergebnisse);
console.log(`\n  Dauer ${gesamt()}, übersprungen ${uebersprungen}.\n`);
console.log(`${bestanden} passed, ${fehler} failed`);
process.exit(fehler === 0 ? 0 : 1);
