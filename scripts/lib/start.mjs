// Second half of `npm start`, under the Node of the workspace: build, database, portal, and the way back.
import { absturz, apiBereit, apiStarten } from './api.mjs';
import { gesamt, Hinweis, kasten, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { begruessung } from './begruessung.mjs';
import { datenbankStarten } from './datenbank.mjs';
import { einstellungen, portPruefen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';

const API_FRIST_MS = 12_000;

const leben = new Lebenslauf();

await leben.fuehren(async () => {
  const werte = einstellungen();
  console.log('\nFrachtportal');
  await portPruefen(werte.port, werte.host);
  await bauen();
  const datenbank = await datenbankStarten(werte);
  leben.amEnde(() => datenbank.stoppen());
  const api = apiStarten(werte, datenbank.url);
  leben.amEnde(() => api.stoppen(API_FRIST_MS));
  await schritt('Portal starten', () => apiBereit(api, werte));
  kasten(begruessung(werte));
  console.log(`  Bereit nach ${gesamt()}.`);
  const code = await api.ende;
  if (!leben.ende) throw new Hinweis(absturz(api, code));
});
