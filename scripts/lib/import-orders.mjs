// Second half of `npm run import:orders`: sends a file of orders through the API, as a client would.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hinweis, scheitern } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { argumente } from './import/argumente.mjs';
import { balken } from './import/balken.mjs';
import { bericht } from './import/bericht.mjs';
import { passwortFuer } from './import/passwort.mjs';

function lesen(datei) {
  const pfad = resolve(process.env['INIT_CWD'] ?? '.', datei);
  try {
    return readFileSync(pfad);
  } catch (grund) {
    throw new Hinweis(`Die Datei ${pfad} lässt sich nicht lesen (${grund.code}).`);
  }
}

async function importieren() {
  const { datei, benutzer, ...weiteres } = argumente(process.argv.slice(2));
  const inhalt = lesen(datei);
  await bauen('--filter=@frachtportal/api-client', '--filter=@frachtportal/texte');
  // Known only now that the client is built.
  const { importiere } = await import('./import/importieren.mjs');
  const passwort = await passwortFuer(benutzer, weiteres.adresse);
  const fortschritt = balken();
  const ergebnis = await importiere({ ...weiteres, inhalt, datei, benutzer, passwort, fortschritt });
  console.log(bericht(ergebnis));
  if (ergebnis.lauf.abgelehnt + ergebnis.lauf.doppelt > 0) process.exitCode = 1;
}

await importieren().catch(scheitern);
