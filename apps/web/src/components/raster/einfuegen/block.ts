import { t } from '@frachtportal/texte/t';
import type { Rasterangaben } from '../rasterangaben';
import { breiteVon, ordneZu, schlageVor, type Zelle } from '../zuordnung';
import type { Rasterspeicher } from '../zustand/speicher';
import { istBlock, zerlegeBlock } from './einfuegen';

/** Takes a text into the cell, one column downwards, anything wider after a look at the mapping. */
export function nimmText<T>(
  p: Rasterangaben<T>,
  stelle: { schluessel: number; spalte: number },
  text: string,
): void {
  const block = istBlock(text) ? zerlegeBlock(text) : [[text]];
  const vorschlag = schlageVor(block, p.spalten, stelle.spalte);
  const einfuegung = { ab: stelle.schluessel, block, vorschlag };
  if (vorschlag.kopf || breiteVon(block) > 1) p.zeigeVorschau(einfuegung);
  else uebernimmBlock(p, einfuegung.ab, ordneZu(block, vorschlag, p.spalten));
}

/** The same from the clipboard; where the browser does not hand it over, the key does. */
export async function fuegeAusAblageEin<T>(
  p: Rasterangaben<T>,
  stelle: { schluessel: number; spalte: number },
): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => '');
  if (text) nimmText(p, stelle, text);
  else p.sage(t('bedienung.raster.einfuegenMitTaste'), false, true);
}

/** How many rows of a block find room. */
export function platzFuer<T>({ regeln, zustand }: Rasterspeicher<T>, ab: number): number {
  const start = zustand().zeilen.findIndex((z) => z.schluessel === ab);
  return (regeln.hoechstens ?? Number.POSITIVE_INFINITY) - start;
}

/** Puts the rows in, as one step that can be undone. */
export function uebernimmBlock<T>(
  p: Pick<Rasterangaben<T>, 'speicher' | 'sage'>,
  ab: number,
  zeilen: readonly Zelle[][],
): void {
  const anzahl = Math.min(zeilen.length, platzFuer(p.speicher, ab));
  p.speicher.tue({ typ: 'fuelle', ab, block: zeilen });
  const weg = zeilen.length - anzahl;
  const rest = weg > 0 ? ` ${t('bedienung.raster.weitereFandenKeinenPlatz', { anzahl: weg })}` : '';
  if (zeilen.length > 1) p.sage(`${t('bedienung.raster.zeilenEingefuegt', { anzahl })}${rest}`, true);
}
