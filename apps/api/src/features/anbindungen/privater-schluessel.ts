import type { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';

/** A private key that the portal can use: none that asks for a password. @throws Fachfehler 400 */
export async function pruefeSchluessel({ anmeldung, geheimnis }: Anbindung): Promise<void> {
  if (anmeldung !== 'schluessel' || !geheimnis) return;
  const { default: ssh2 } = await import('ssh2');
  const gelesen = ssh2.utils.parseKey(geheimnis);
  const schluessel = Array.isArray(gelesen) ? gelesen[0] : gelesen;
  if (!schluessel || schluessel instanceof Error || !schluessel.isPrivateKey())
    throw ungueltig([fehler('anbindung.privaterSchluessel', 'geheimnis')]);
}
