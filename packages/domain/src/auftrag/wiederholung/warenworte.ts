import { suchform } from '../../texte/suchform.js';
import type { Auftragsposition } from '../position/auftragsposition.js';

type Benannt = Partial<Pick<Auftragsposition, 'warengutBezeichnung' | 'zeichenNummer' | 'lieferschein'>>;

/** The words by which the goods of an order are found, and by which two orders have the same. */
export function warenworte(positionen: readonly Benannt[]): string {
  const worte = positionen.flatMap((p) => [p.warengutBezeichnung, p.zeichenNummer, p.lieferschein]);
  return suchform(worte.filter(Boolean).join(' '));
}
