import { fehler } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { type Berichtsname, istEtikett } from './berichte.js';
import { type Etikettformat, etikettformate } from './warenetikett/masse.js';

/** The sheets on which labels are printed, or the language of thermal printers. */
export type Druckformat = Etikettformat | 'zpl';

export const druckformate: readonly Druckformat[] = [...etikettformate, 'zpl'];

/** What is asked for; nothing is the paper's own sheet. @throws Fachfehler 400 where this paper is not printed like that */
export function liesFormat(bericht: Berichtsname, format: unknown): Druckformat | undefined {
  if (format === undefined) return undefined;
  const gefunden = druckformate.find((f) => f === format);
  const moeglich = gefunden === 'zpl' ? bericht === 'gs1-etikett' : istEtikett(bericht);
  if (!gefunden || !moeglich) throw ungueltig([fehler('feld.auswahl', 'format')]);
  return gefunden;
}
