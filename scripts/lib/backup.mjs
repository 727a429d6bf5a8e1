// Second half of `npm run backup`: one file out of everything that the portal keeps.
import { statSync } from 'node:fs';
import { Hinweis, schritt } from './ausgabe.mjs';
import { bauen } from './bauen.mjs';
import { Lebenslauf } from './lebenslauf.mjs';
import { backupArgumente, eigenesVerzeichnis, orte } from './sicherung/argumente.mjs';
import { fremdablage } from './sicherung/fremdablage.mjs';

const leben = new Lebenslauf('Die Sicherung wird abgebrochen …');

await leben.fuehren(async () => {
  const { nach, behalten, probe, logisch } = backupArgumente(process.argv.slice(2));
  const { datenverzeichnis, datenbank } = logisch ? orte() : { datenverzeichnis: eigenesVerzeichnis() };
  const inS3 = process.env['DOKUMENTE'] === 's3';
  await bauen('--filter=@frachtportal/betrieb', ...(inS3 ? ['--filter=@frachtportal/api'] : []));
  // Known only now that it is built.
  const { sichern } = await import('../../packages/betrieb/dist/sicherung/sichern.js');
  const { sichernMitProbe } = await import('../../packages/betrieb/dist/sicherung/probe.js');
  const abbruch = new AbortController();
  const dokumente = await fremdablage();
  const wunsch = { datenverzeichnis, datenbank, nach, behalten, logisch, dokumente, abbruch: abbruch.signal };
  const lauf = schritt(probe ? 'Sichern und zur Probe wiederherstellen' : 'Sichern', () =>
    probe ? sichernMitProbe(wunsch) : sichern(wunsch).then((datei) => ({ datei, maengel: [] })),
  );
  leben.amEnde(async () => {
    abbruch.abort();
    await lauf.catch(() => undefined);
  });
  const { datei, maengel, ...gezaehlt } = await lauf.catch((fehler) => {
    const was = probe ? 'Sicherung und Probe sind nicht gelungen' : 'Es ist keine Sicherung entstanden';
    throw new Hinweis(`${was}: ${fehler.message}`);
  });
  console.log(`\n  Gesichert: ${datei} (${Math.ceil(statSync(datei).size / 1_000_000)} MB)`);
  if (maengel.length > 0) {
    throw new Hinweis(`Die Probe zeigt, dass sie nicht vollständig ist:\n${maengel.join('\n')}`);
  }
  if (probe) {
    console.log(
      `  Zur Probe wiederhergestellt: ${gezaehlt.tabellen} Tabellen mit ${gezaehlt.zeilen} Zeilen und ${gezaehlt.dokumente} Dokumente stimmen.`,
    );
  }
  console.log(
    '  Sie enthält Kundendaten und Schlüssel: bitte geschützt und auf einem anderen Rechner aufheben.\n',
  );
  await leben.beenden(0);
});
