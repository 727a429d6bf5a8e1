// Second half of `npm run restore`: puts a backup back where the portal looks for its data.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hinweis, scheitern, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { WURZEL } from './orte.mjs';
import { orte, restoreArgumente } from './sicherung/argumente.mjs';
import { fremdablage } from './sicherung/fremdablage.mjs';

async function zurueckspielen() {
  const { datei, ersetzen } = restoreArgumente(process.argv.slice(2));
  const { datenverzeichnis, datenbank } = orte();
  if (!existsSync(datei)) throw new Hinweis(`Die Datei ${datei} gibt es nicht.`);
  await bauen('--filter=@frachtportal/betrieb', '--filter=@frachtportal/api');
  // Known only now that it is built.
  const { wiederherstellen } = await import('../../packages/betrieb/dist/sicherung/wiederherstellen.js');
  const { migriere } = await import('../../apps/api/dist/migrationen.js');
  const schema = { migrationen: join(WURZEL, 'db/migrations'), migriere };
  const dokumente = await fremdablage();
  const vorher = await schritt('Wiederherstellen', () =>
    wiederherstellen({ datei, datenverzeichnis, ersetzen, schema, datenbank, dokumente }),
  ).catch((fehler) => {
    throw new Hinweis(`Nicht wiederhergestellt: ${fehler.message}`);
  });
  console.log(`\n  Wiederhergestellt: ${datenverzeichnis}`);
  if (vorher) console.log(`  Die bisherigen Daten liegen noch unter ${vorher} und können gelöscht werden.`);
  console.log('  Weiter mit: npm start\n');
  process.exit(0);
}

await zurueckspielen().catch(scheitern);
