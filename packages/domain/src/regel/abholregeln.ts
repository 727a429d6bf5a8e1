import { landVon } from '../auftrag/postleitzahlen.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { istTag, wochentag } from '../feld/tag.js';
import { abholort } from '../kalender/abholort.js';
import { alleFeiertage } from '../kalender/alle-feiertage.js';
import { feiertag } from '../kalender/feiertage.js';
import { regionVon } from '../kalender/ort-region.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** Nobody hands over goods on a Sunday or a public holiday of the pickup place. */
export function abholungFrei(auftrag: Pruefling, { laender }: Regelkontext): Meldung[] {
  const { beladedatum } = auftrag;
  if (!istTag(beladedatum)) return [];
  const ort = abholort(auftrag);
  const name = feiertag(beladedatum, regionVon(ort, landVon(ort, laender)), alleFeiertage);
  if (name) return [fehler('regel.abholungFeiertag', 'beladedatum', { name })];
  return wochentag(beladedatum) === 7 ? [fehler('regel.abholungSonntag', 'beladedatum')] : [];
}
