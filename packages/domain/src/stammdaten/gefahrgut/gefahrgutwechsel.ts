import { Teil, Text } from '../../feld/dekoratoren.js';
import { Gefahrgutklasse, giltAm } from './gefahrgut.js';
import { istGleicheAusgabe, neuesteZuerst } from './gefahrgutausgaben.js';

/** What becomes of a row of the table on the day of a pickup: nothing is put in its place before somebody has seen it. */
export class Gefahrgutwechsel {
  @Teil(() => Gefahrgutklasse, { label: 'beschriftung.bisher', nurLesen: true, immer: true })
  alt!: Gefahrgutklasse;
  /** The row itself while it may be used; null where nobody can tell which one takes its place. */
  @Teil(() => Gefahrgutklasse, { label: 'beschriftung.amTagDerAbholung', nurLesen: true })
  neu!: Gefahrgutklasse | null;
  /** Which fields differ, with the old and the new value. */
  @Text({ max: 2000, label: 'beschriftung.aenderungen', nurLesen: true }) aenderungen!: string | null;
}

/**
 * The row that stands for another one on a day: itself while it holds and is offered, else the only one of the same
 * number, packing group and classification code (of several the only one of the same name) in its own edition while that
 * holds, else in the latest that does.
 * @param tabelle what is offered: without rows that others of their edition have replaced
 */
export function zeileAm(
  alt: Gefahrgutklasse,
  tabelle: readonly Gefahrgutklasse[],
  tag: string,
): Gefahrgutklasse | undefined {
  const gilt = giltAm(alt, tag);
  if (gilt && tabelle.some((g) => g.id === alt.id)) return alt;
  const gueltige = tabelle.filter((g) => giltAm(g, tag)).sort(neuesteZuerst);
  const ausgabe = gilt ? alt : gueltige[0];
  const gleich = (['unnr', 'verpackungsgruppe', 'klassifizierung'] as const).reduce(
    (zeilen, merkmal) => zeilen.filter((g) => (g[merkmal] ?? null) === (alt[merkmal] ?? null)),
    gueltige.filter((g) => ausgabe && istGleicheAusgabe(g, ausgabe)),
  );
  const gleichnamig = gleich.filter((g) => g.bezeichnung === alt.bezeichnung);
  return gleich.length === 1 ? gleich[0] : gleichnamig.length === 1 ? gleichnamig[0] : undefined;
}
