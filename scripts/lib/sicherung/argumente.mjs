// What stands behind `backup` and `restore` on the command line, and whose data they are about.
import { resolve } from 'node:path';
import { gelesen } from '../argumente.mjs';
import { Hinweis } from '../ausgabe.mjs';
import { einstellungen } from '../einstellungen.mjs';

const HILFE_BACKUP = `Aufruf: npm run backup [-- --nach <ordner>] [--behalten <anzahl>] [--probe | --logisch]

Sichert Datenbank, Dokumente und Schlüssel in eine Datei, ob das Portal läuft oder nicht.
  --nach <ordner>      wohin; ohne Angabe nach DATA_DIR/sicherungen
  --behalten <anzahl>  so viele Sicherungen bleiben dort liegen, die neuesten; ohne Angabe alle
  --probe              spielt sie in ein Wegwerfverzeichnis zurück und vergleicht Tabellen und Dokumente
  --logisch            Zeilen statt der Dateien des Servers: passt zu anderem Rechner und anderem PostgreSQL`;

const HILFE_RESTORE = `Aufruf: npm run restore -- <datei> [--ersetzen]

Spielt eine Sicherung in DATA_DIR zurück. Das Portal darf dabei nicht laufen. Eine mit --logisch
entstandene kommt in die leere Datenbank von DATABASE_URL, wo es gesetzt ist.
  --ersetzen  auch wenn dort schon Daten liegen; sie werden daneben aufgehoben`;

export function backupArgumente(args, aufruf = process.env['INIT_CWD'] ?? '.') {
  const { values, positionals } = gelesen(args, HILFE_BACKUP, {
    nach: { type: 'string' },
    behalten: { type: 'string' },
    probe: { type: 'boolean', default: false },
    logisch: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) throw new Hinweis(HILFE_BACKUP);
  const behalten = values.behalten === undefined ? undefined : Number(values.behalten);
  if (behalten !== undefined && !(Number.isInteger(behalten) && behalten > 0)) {
    throw new Hinweis(`--behalten muss eine Anzahl ab 1 sein, nicht „${values.behalten}“.`);
  }
  const { probe, logisch } = values;
  if (logisch && (probe || behalten)) {
    throw new Hinweis('--logisch geht nicht zusammen mit --probe und --behalten.');
  }
  return { nach: values.nach && resolve(aufruf, values.nach), behalten, probe, logisch };
}

export function restoreArgumente(args, aufruf = process.env['INIT_CWD'] ?? '.') {
  const { values, positionals } = gelesen(args, HILFE_RESTORE, {
    ersetzen: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new Hinweis(HILFE_RESTORE);
  return { datei: resolve(aufruf, positionals[0]), ersetzen: values.ersetzen };
}

/** Where files lie, and the database where it is not the embedded one. */
export function orte(env = process.env) {
  if (env['DATABASE_URL_FILE']) {
    throw new Hinweis(
      'Dieser Befehl liest DATABASE_URL_FILE nicht: bitte die Adresse in DATABASE_URL nennen.',
    );
  }
  const { datenverzeichnis, datenbank } = einstellungen(env);
  return { datenverzeichnis, datenbank };
}

/** The data directory of the embedded database. */
export function eigenesVerzeichnis(env = process.env) {
  if (env['DATABASE_URL'] || env['DATABASE_URL_FILE']) {
    throw new Hinweis(`DATABASE_URL ist gesetzt: Das Portal benutzt ein eigenes PostgreSQL, und dieser Befehl sichert ohne --logisch nur das eingebaute.
Bitte die Datenbank mit pg_dump und danach den Ordner DATA_DIR sichern; wie, steht im README unter „Sichern und wiederherstellen“.`);
  }
  return einstellungen(env).datenverzeichnis;
}
