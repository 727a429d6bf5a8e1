// What the reader needs once everything runs.
import { erreichbarAls } from './einstellungen.mjs';

/** The fixed logins of the demo data (db/demo/benutzer.json). */
export const DEMO_LOGINS = {
  admin: 'Administrator der Spedition',
  dispo: 'Disposition der Spedition, sieht alle Kunden',
  kunde: 'erster Kunde, darf erfassen',
  leser: 'erster Kunde, darf nur lesen',
  metro: 'zweiter Kunde, darf erfassen',
  fremd: 'eine andere Spedition',
};

export function begruessung({ demo, port, host, datenverzeichnis, datenbank }) {
  const logins = Object.entries(DEMO_LOGINS).map(([name, wer]) => `  ${name.padEnd(7)} ${wer}`);
  return [
    `Das Portal läuft: http://${erreichbarAls(host)}:${port}`,
    '',
    ...(demo ? ['Demo-Anmeldungen (Kennwort für alle: Demo-Portal1!)', ...logins, ''] : []),
    host === '127.0.0.1'
      ? 'Erreichbar nur von diesem Rechner (127.0.0.1).'
      : `Erreichbar über das Netz (${host}).`,
    `Daten: ${datenbank ? 'PostgreSQL aus DATABASE_URL' : datenverzeichnis}`,
    'Beenden mit Strg+C.',
  ];
}
