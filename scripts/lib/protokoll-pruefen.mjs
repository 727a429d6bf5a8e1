// Second half of `npm run protokoll:pruefen [-- <Siegel>]`: is the audit log what was sealed? The portal may run or stand.
import { join } from 'node:path';
import { apiUmgebung } from './api.mjs';
import { bauen } from './bauen.mjs';
import { ausfuehren } from './befehl.mjs';
import { laufendeOderEigene } from './datenbank.mjs';
import { einstellungen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { NODE, WURZEL } from './orte.mjs';

const leben = new Lebenslauf('Die Prüfung wird abgebrochen …');

await leben.fuehren(async () => {
  const werte = einstellungen();
  await bauen('--filter=!@frachtportal/web');
  const datenbank = await laufendeOderEigene(werte);
  leben.amEnde(() => datenbank.stoppen());
  const programm = join(WURZEL, 'apps/api/dist/protokoll-pruefen.js');
  const { code, ausgabe } = await ausfuehren(NODE, [programm, ...process.argv.slice(2)], {
    env: apiUmgebung(werte, datenbank.url),
  });
  console.log(`\n${ausgabe}`);
  await leben.beenden(code === 0 ? 0 : 1);
});
