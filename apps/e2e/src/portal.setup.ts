import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { startePortal } from './portalstart.js';

/**
 * Starts a portal for all journeys; they find it under `PORTAL_URL`, its database under `PORTAL_DB`. Where the former is
 * set already, the portal there is used.
 */
export default async function starte(): Promise<() => Promise<void>> {
  if (process.env['PORTAL_URL']) return async () => undefined;
  const { url, datenbank, stoppen } = await startePortal();
  process.env['PORTAL_DB'] = datenbank;
  process.env['PORTAL_URL'] = url;
  // The shipped dangerous-goods list ends in 2027; what is tested with it does not.
  await mitVerbindung(datenbank, (db) => db.query("UPDATE gefahrgutklasse SET gueltig_bis = '2098-12-31'"));
  return stoppen;
}
