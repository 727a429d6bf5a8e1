import { quellsprache } from '@frachtportal/texte/katalog';
import type { Berichtsauftrag } from '../../berichtsauftrag.js';
import { inPapiersprache } from '../papiersprache.js';
import { aus, klartext } from '../schrift/klartext.js';

/** Where German is an official language; lines of goods dispatched elsewhere are in English. */
const deutschsprachig = new Set(['', 'D', 'A', 'CH', 'FL']);

/** What ADR 5.4.1 wants said is in a language of the country of dispatch (5.4.1.4.1), whoever reads the paper. */
export function inSpracheDesVersandlands<T>(auftrag: Berichtsauftrag, mache: () => T): T {
  const von = auftrag.abweichendeAbholerAdresse ?? auftrag.absenderAdresse;
  const lkz = klartext(von?.lkz) || aus(von?.land, 'lkz');
  return inPapiersprache(deutschsprachig.has(lkz) ? quellsprache : 'en', mache);
}
