// Second half of `npm run check`.
import { fuehreAus, PRUEFUNGEN } from './aufgaben.mjs';
import { summe } from './zaehlen.mjs';

const ergebnisse = await fuehreAus('Prüfungen', Object.keys(PRUEFUNGEN), '--concurrency=2');
process.exit(summe(ergebnisse).fehler === 0 ? 0 : 1);
