// Second half of `npm run build`: everything that `npm start` needs, so that it may run where it cannot write.
import { gesamt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';

const leben = new Lebenslauf('Das Bauen wird abgebrochen …');

await leben.fuehren(async () => {
  await bauen();
  console.log(`  Gebaut nach ${gesamt()}.`);
  await leben.beenden(0);
});
