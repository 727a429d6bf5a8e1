// Starts the built API and waits until it can work.
import { join } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { Hinweis } from './ausgabe.mjs';
import { Dienst } from './dienst.mjs';
import { erreichbarAls } from './einstellungen.mjs';
import { ERROR, logzeile } from './logzeile.mjs';
import { API, NODE } from './orte.mjs';
import { Protokoll } from './protokoll.mjs';

/** The first start fills the database; with a slow disk this takes a while. */
const FRIST_MS = 180_000;

export function apiStarten(werte, datenbank) {
  const protokoll = new Protokoll(join(werte.datenverzeichnis, 'protokoll/api.log'));
  return new Dienst(NODE, ['--import', join(import.meta.dirname, 'mit-eltern.mjs'), ...API], {
    env: {
      NODE_ENV: process.env['NODE_ENV'] || 'production',
      // What the C library has free goes back to the system (docs/leistung.md).
      MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] || '131072',
      ...apiUmgebung(werte, datenbank),
    },
    zeile: (text) => {
      const eintrag = logzeile(text);
      // Its log records the API keeps itself; what else it prints, as when it cannot start, is kept here.
      // The link to the first administrator is shown and kept nowhere.
      if (text.startsWith('Einrichtung ')) console.log(`\n  ${text}\n`);
      else if (!eintrag.stufe) protokoll.schreiben(text);
      if (eintrag.stufe >= ERROR || /^(Störung|Achtung): /.test(text)) console.error(eintrag.text);
    },
  });
}

/** Without a schedule somebody is to make a backup this often. */
const VON_HAND_MS = 24 * 3_600_000;

/** What the start decides for the API; everything else comes from the environment as it is. */
export const apiUmgebung = (
  { demo, port, host, datenverzeichnis, sicherung, datenbank: fremde },
  datenbank,
) => ({
  DATABASE_URL: datenbank,
  DATA_DIR: datenverzeichnis,
  DEMO: String(demo),
  HOST: host,
  PORT: String(port),
  // Of a database of its own the portal knows no backups. Twice the schedule: the first failure is tried again.
  ...(!fremde && { SICHERUNG_FRIST_MS: String(2 * (sicherung.taktMs || VON_HAND_MS)) }),
  ...(sicherung.nach && { SICHERUNG_ORDNER: sicherung.nach }),
});

/** Resolves when the API answers that it is ready; fails when it ends before or takes too long. */
export async function apiBereit(api, { port, host }) {
  const adresse = `http://${erreichbarAls(host)}:${port}/api/health/ready`;
  const vorbei = api.ende.then((code) => {
    throw new Hinweis(
      `${absturz(api)}Das Portal ist unerwartet beendet (${code}). Oben stehen seine letzten Meldungen.`,
    );
  });
  // The promise outlives this call: after the start somebody else looks after the end of the API.
  vorbei.catch(() => undefined);
  // As long as it says that it waits for something, so do we.
  while (Date.now() < api.zuletzt + FRIST_MS) {
    const antwort = await Promise.race([fetch(adresse).catch(() => undefined), vorbei]);
    if (antwort?.ok) return;
    await Promise.race([warten(100), vorbei]);
  }
  throw new Hinweis(
    `${absturz(api)}Das Portal antwortet nicht (${adresse}). Oben stehen seine letzten Meldungen.`,
  );
}

/** What it said last. */
export const absturz = (api) => `${api.letzteZeilen.map((zeile) => logzeile(zeile).text).join('\n')}\n\n`;
