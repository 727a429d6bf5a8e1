// Second half of `npm run dev`: both apps in watch mode, on the database of the start.
import { join } from 'node:path';
import { apiBereit, apiUmgebung } from './api.mjs';
import { kasten, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { begruessung } from './begruessung.mjs';
import { datenbankStarten } from './datenbank.mjs';
import { Dienst } from './dienst.mjs';
import { einstellungen, portPruefen } from './einstellungen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { logzeile } from './logzeile.mjs';
import { API, NODE, WURZEL } from './orte.mjs';

const FRIST_MS = 5_000;

const leben = new Lebenslauf();

/** A service whose lines are shown with its name, and which ends with us. */
function dienst(name, datei, argumente, optionen = {}) {
  const zeile = (text) => console.log(`[${name}] ${logzeile(text).text}`);
  const neu = new Dienst(datei, argumente, { ...optionen, zeile });
  leben.amEnde(() => neu.stoppen(FRIST_MS));
  return neu;
}

await leben.fuehren(async () => {
  const werte = einstellungen();
  const api = { ...werte, port: werte.port + 1, host: '127.0.0.1' };
  console.log('\nFrachtportal, Entwicklung');
  await portPruefen(werte.port, werte.host);
  await portPruefen(api.port, api.host);
  await bauen('--filter=!@frachtportal/web');
  const datenbank = await datenbankStarten(werte);
  leben.amEnde(() => datenbank.stoppen());

  const cwd = join(WURZEL, 'apps/api');
  dienst('bau', join(cwd, 'node_modules/.bin/rolldown'), ['--config', '--watch', '--log-level', 'warn'], {
    cwd,
  });
  const gesehen = ['apps/api/dist', 'packages/texte/kataloge'].map(
    (ort) => `--watch-path=${join(WURZEL, ort)}`,
  );
  const env = { NODE_ENV: 'development', ...apiUmgebung(api, datenbank.url) };
  const server = dienst('api', NODE, [...gesehen, '--watch-preserve-output', ...API], { env });
  dienst(
    'web',
    join(WURZEL, 'apps/web/node_modules/.bin/vite'),
    ['--port', werte.port, '--strictPort', '--host', werte.host],
    {
      cwd: join(WURZEL, 'apps/web'),
      env: { API_URL: `http://127.0.0.1:${api.port}` },
    },
  );
  await schritt('Portal starten', () => apiBereit(server, api));
  kasten(begruessung(werte));
  await new Promise(() => undefined);
});
