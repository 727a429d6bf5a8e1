// Draws the secrets of docker-compose.yml once and makes the folders that its containers share with this host;
// what exists is kept.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const wurzel = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const ort = join(wurzel, 'geheimnisse');

function geheimnis(name, wert) {
  const datei = join(ort, name);
  if (existsSync(datei)) console.log(`  vorhanden: ${datei}`);
  else {
    // The folder is closed; the files must be readable for the users inside the containers.
    writeFileSync(datei, wert(), { mode: 0o644 });
    console.log(`  angelegt:  ${datei}`);
  }
  return readFileSync(datei, 'utf8').trim();
}

mkdirSync(ort, { recursive: true, mode: 0o700 });
const passwort = geheimnis('db_passwort', () => randomBytes(24).toString('hex'));
geheimnis('datenbank_url', () => `postgres://frachtportal:${passwort}@db:5432/frachtportal`);
for (const name of ['token_secret', 'dispo_schluessel', 'dispo_eingangsschluessel', 'grafana_passwort']) {
  geheimnis(name, () => randomBytes(48).toString('base64url'));
}
// Empty until somebody fills them in: what is empty counts as not set.
for (const name of [
  'datenbank_url_migration',
  'datenbank_url_direkt',
  'datenbank_url_lesen',
  'daten_schluessel',
  'daten_schluessel_alt',
  'smtp_url',
  's3_schluessel',
  'admin_passwort',
]) {
  geheimnis(name, () => '');
}

/** The user inside the containers of API and backup. */
const BENUTZER = 1000;

for (const name of ['dispo', 'anbindungen', 'sicherungen']) {
  const ordner = join(wurzel, name);
  if (existsSync(ordner)) continue;
  mkdirSync(ordner, { mode: 0o770 });
  console.log(`  angelegt:  ${ordner}`);
  const ich = process.getuid?.();
  if (ich === 0) chownSync(ordner, BENUTZER, BENUTZER);
  else if (ich !== BENUTZER)
    console.log(`  Darin muss der Benutzer ${BENUTZER} schreiben dürfen: sudo chown ${BENUTZER} ${ordner}`);
}
