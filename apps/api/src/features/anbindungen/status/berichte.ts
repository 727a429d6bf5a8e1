import { istEntladebericht, liesEntladebericht } from '@frachtportal/edi/fortras/entladung';
import type { Satzfehler } from '@frachtportal/edi/fortras/saetze';
import { istStatusdatei, liesStatusdatei } from '@frachtportal/edi/fortras/status';
import type { Entladung } from '../../lademittel/lademittelkonten.service.js';
import { entladungen, palettenschuld } from './entladungen.js';
import { type Berichtsprofil, type Statussatz, statusmeldungen } from './statusmeldungen.js';

/** Does a file that begins so report of consignments? */
export const istBericht = (anfang: string): boolean => istStatusdatei(anfang) || istEntladebericht(anfang);

/** What a partner reports in a file. */
export interface Bericht {
  saetze: Statussatz[];
  /** Of an unloading, where it says so. */
  paletten?: Entladung | undefined;
}

/** What stands in a file of reports (STAT512, ENTL512), or what is wrong with it. */
export function liesBericht(text: string, profil: Berichtsprofil): Bericht | { fehler: Satzfehler[] } {
  if (istEntladebericht(text)) {
    const bericht = liesEntladebericht(text);
    if ('fehler' in bericht) return bericht;
    return { saetze: entladungen(bericht, profil), paletten: palettenschuld(bericht) };
  }
  const datei = liesStatusdatei(text);
  return 'fehler' in datei ? datei : { saetze: statusmeldungen(datei, profil) };
}
