import { schritt } from './lib/ausgabe.mjs';
import { PRUEFUNGEN } from './lib/pruefungen.mjs';

for (const { name, pruefen } of PRUEFUNGEN) {
  await schritt(name, pruefen).catch((fehler) => {
    console.error(`\n${fehler.message}\n`);
    process.exitCode = 1;
  });
}
