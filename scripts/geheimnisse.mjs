// Draws the secrets of docker-compose.yml once; files that exist are kept.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ort = resolve(process.argv[2] ?? join(import.meta.dirname, '../geheimnisse'));

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
for (const name of ['token_secret', 'dispo_schluessel', 'dispo_eingangsschluessel']) {
  geheimnis(name, () => randomBytes(48).toString('base64url'));
}
