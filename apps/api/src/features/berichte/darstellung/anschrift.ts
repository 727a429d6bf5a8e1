import type { Berichtsadresse } from '../berichtsauftrag.js';
import { aus, klartext, verbunden } from './schrift/klartext.js';

/** Second and third line, street with house number; the empty ones left out. */
export function anschriftzeilen(adresse: Berichtsadresse): string[] {
  return [klartext(adresse.zeile2), klartext(adresse.zeile3), strassenzeile(adresse)].filter(Boolean);
}

export function strassenzeile(adresse: Berichtsadresse): string {
  return verbunden(' ', adresse.strasse, adresse.hausnummer, adresse.zusatz);
}

/** "D-26897": country sign and postal code. */
export function landPlz(adresse: Berichtsadresse): string {
  return verbunden('-', klartext(adresse.lkz) || aus(adresse.land, 'lkz'), adresse.plz);
}

export function landPlzOrt(adresse: Berichtsadresse): string {
  return verbunden(' ', landPlz(adresse), adresse.ort);
}
