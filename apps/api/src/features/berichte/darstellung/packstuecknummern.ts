import type { Content } from 'pdfmake';
import { ueberschrift } from './raster.js';
import { absatz } from './schrift/satz.js';
import { satzbreite } from './seite.js';

/** The numbers of the pieces under the goods, where labels have been printed; nothing where not. */
export function packstuecknummern(nummern: readonly string[]): Content[] {
  if (!nummern.length) return [];
  return [
    ueberschrift(nummern.length === 1 ? 'papier.packstueckSscc' : 'papier.packstueckeSscc'),
    absatz(nummern.join(', '), satzbreite, 8),
  ];
}
