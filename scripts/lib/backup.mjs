// Second half of `npm run backup`: one file out of everything that the portal keeps.
import { statSync } from 'node:fs';
import { Hinweis, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { backupArgumente, eigenesVerzeichnis } from './sicherung/argumente.mjs';

const leben = new Lebenslauf('Die Sicherung wird abgebrochen …');

await leben.fuehren(async () => {
  const { nach, behalten } = backupArgumente(process.argv.slice(2));
  const datenverzeichnis = eigenesVerzeichnis();
  await bauen('--filter=@frachtportal/betrieb');
  // Known only now that it is built.
  const { sichern } = await import('../../packages/betrieb/dist/sicherung/sichern.js');
  const abbruch = new AbortController();
  const lauf = schritt('Sichern', () =>
    sichern({ datenverzeichnis, nach, behalten, abbruch: abbruch.signal }),
  );
  leben.amEnde(async () => {
    abbruch.abort();
    await lauf.catch(() => undefined);
  });
  const datei = await lauf.catch((fehler) => {
    throw new Hinweis(`Es ist keine Sicherung entstanden: ${fehler.message}`);
  });
  console.log(`\n  Gesichert: ${datei} (${Math.ceil(statSync(datei).size / 1_000_000)} MB)`);
  if (process.env['DOKUMENTE'] === 's3') {
    console.log('  Die Dokumente liegen im S3-Speicher und sind dort zu sichern.');
  }
  console.log(
    '  Sie enthält Kundendaten und Schlüssel: bitte geschützt und auf einem anderen Rechner aufheben.\n',
  );
  await leben.beenden(0);
});
