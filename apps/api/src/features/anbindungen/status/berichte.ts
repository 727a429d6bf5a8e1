import { istEntladebericht, liesEntladebericht } from '@frachtportal/edi/fortras/entladung';
import type { Satzfehler } from '@frachtportal/edi/fortras/saetze';
import { istStatusdatei, liesStatusdatei } from '@frachtportal/edi/fortras/status';
import { entladungen } from './entladungen.js';
import { type Berichtsprofil, type Statussatz, statusmeldungen } from './statusmeldungen.js';

/** Does a file that begins so report of consignments? */
export const istBericht = (anfang: string): boolean => istStatusdatei(anfang) || istEntladebericht(anfang);

/** What a partner reports in a file (STAT512, ENTL512), or what is wrong with the file. */
export function liesBericht(text: string, profil: Berichtsprofil): Statussatz[] | { fehler: Satzfehler[] } {
  if (istEntladebericht(text)) {
    const bericht = liesEntladebericht(text);
    return 'fehler' in bericht ? bericht : entladungen(bericht, profil);
  }
  const datei = liesStatusdatei(text);
  return 'fehler' in datei ? datei : statusmeldungen(datei, profil);
}
