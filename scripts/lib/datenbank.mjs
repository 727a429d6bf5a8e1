// The database of the start: the one of DATABASE_URL, else the embedded one under the data directory.
import { join } from 'node:path';
import { Hinweis, schritt } from './ausgabe.mjs';

const NAME = 'frachtportal';

/** `{ url, stoppen }`, of the embedded one also what its supervision needs; the code behind it is the one that the tests use. */
export async function datenbankStarten({ datenbank, datenverzeichnis }) {
  if (datenbank) return { url: datenbank, stoppen: async () => undefined };
  return schritt('PostgreSQL starten', async () => {
    const { PostgresServer } = await import('../../packages/betrieb/dist/postgres-server.js');
    const { datenbankAnlegen } = await import('../../packages/betrieb/dist/sql.js');
    const { beendeUnterbrochene } = await import('../../packages/betrieb/dist/sicherung/wiederherstellen.js');
    const verzeichnis = join(datenverzeichnis, 'postgres');
    const server = await beendeUnterbrochene(datenverzeichnis)
      .then(() => PostgresServer.starten({ verzeichnis, dauerhaft: true }))
      .catch((fehler) => {
        throw new Hinweis(fehler.message);
      });
    await datenbankAnlegen(server.url(), NAME);
    return {
      url: server.url(NAME),
      laufend: () => server.laufend(),
      wartetAufPort: (melde) => server.wartetAufPort(melde),
      wiederbeleben: () => server.wiederbeleben(),
      stoppen: () => server.stoppen(),
    };
  });
}

/** That of the portal if it runs, else one that is started as it would start it. */
export async function laufendeOderEigene(werte) {
  if (werte.datenbank) return datenbankStarten(werte);
  const { PostgresServer } = await import('../../packages/betrieb/dist/postgres-server.js');
  const adresse = await PostgresServer.adresseDesLaufenden(join(werte.datenverzeichnis, 'postgres'));
  if (!adresse) return datenbankStarten(werte);
  return {
    url: Object.assign(new URL(adresse), { pathname: `/${NAME}` }).href,
    stoppen: async () => undefined,
  };
}
