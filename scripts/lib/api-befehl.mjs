// A command of the API over the portal's database, whether the portal runs or not; ends the process as it ends.
import { join } from 'node:path';
import { apiUmgebung } from './api.mjs';
import { bauen } from './bauen.mjs';
import { ausfuehren } from './befehl.mjs';
import { laufendeOderEigene } from './datenbank.mjs';
import { einstellungen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { NODE, WURZEL } from './orte.mjs';

/** `programm` is its file without ending, `abbruch` what is said when somebody stops it. */
export async function apiBefehl(programm, abbruch, args = []) {
  const leben = new Lebenslauf(abbruch);
  await leben.fuehren(async () => {
    const werte = einstellungen();
    await bauen('--filter=!@frachtportal/web');
    const datenbank = await laufendeOderEigene(werte);
    leben.amEnde(() => datenbank.stoppen());
    const datei = join(WURZEL, `apps/api/dist/${programm}.js`);
    const { code, ausgabe } = await ausfuehren(NODE, [datei, ...args], {
      env: apiUmgebung(werte, datenbank.url),
    });
    console.log(`\n${ausgabe}`);
    await leben.beenden(code === 0 ? 0 : 1);
  });
}
