// Second half of `npm start`: build, database, portal, and the way back.
import { gesamt, kasten } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { begruessung } from './begruessung.mjs';
import { einstellungen, ortPruefen, portPruefen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { portalStarten } from './portal.mjs';

const leben = new Lebenslauf();

await leben.fuehren(async () => {
  const werte = einstellungen();
  console.log('\nFrachtportal');
  await ortPruefen(werte.datenverzeichnis);
  await portPruefen(werte.port, werte.host);
  await bauen();
  const portal = await portalStarten(leben, werte);
  kasten(begruessung(werte));
  console.log(`  Bereit nach ${gesamt()}.`);
  await portal.ende;
});
