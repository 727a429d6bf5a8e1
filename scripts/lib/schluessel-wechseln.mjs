// Second half of `npm run schluessel:wechseln`: a new key for stored secrets, while the portal runs or stands.
import { join } from 'node:path';
import { apiUmgebung } from './api.mjs';
import { bauen } from './bauen.mjs';
import { ausfuehren } from './befehl.mjs';
import { laufendeOderEigene } from './datenbank.mjs';
import { einstellungen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { NODE, WURZEL } from './orte.mjs';

const leben = new Lebenslauf('Der Wechsel wird abgebrochen …');

await leben.fuehren(async () => {
  const werte = einstellungen();
  await bauen('--filter=!@frachtportal/web');
  const datenbank = await laufendeOderEigene(werte);
  leben.amEnde(() => datenbank.stoppen());
  const { code, ausgabe } = await ausfuehren(NODE, [join(WURZEL, 'apps/api/dist/schluessel-wechseln.js')], {
    env: apiUmgebung(werte, datenbank.url),
  });
  console.log(`\n${ausgabe}`);
  await leben.beenden(code === 0 ? 0 : 1);
});
