import { wortform } from '@frachtportal/domain/texte/wortform';
import type { Leseart, Tabellenzeile, Zelle } from '../tabelle.js';
import type { Verbund } from './verbundene.js';

/**
 * What stands in merged cells holds for every line that they reach over, in the column where it stands. But an amount
 * counts once: 450 kg over three lines are no 1350 kg.
 * @param ab the lines below this one
 * @param kopf what says whether a column holds amounts; without it none does
 */
export function fuelleVerbuende(
  zeilen: readonly Tabellenzeile[],
  verbuende: readonly Verbund[],
  ab: number,
  kopf?: Tabellenzeile,
  art?: Leseart,
): void {
  const nachNummer = new Map(zeilen.map((z) => [z.nummer, z]));
  const [bekannt, mengen] = [new Set(art?.kopfworte), new Set(art?.mengenworte)];
  for (const { vonZeile, bisZeile, vonSpalte } of verbuende) {
    const wert = nachNummer.get(vonZeile)?.zellen[vonSpalte - 1] ?? null;
    const wort = wortform(String(kopf?.zellen[vonSpalte - 1] ?? ''));
    const menge = kopf && (mengen.has(wort) || (!bekannt.has(wort) && istZahlartig(wert)));
    if (wert === null || vonZeile <= ab || menge) continue;
    for (let nummer = vonZeile + 1; nummer <= bisZeile; nummer++) {
      const zeile = nachNummer.get(nummer);
      if (zeile) setze(zeile, vonSpalte - 1, wert);
    }
  }
}

/**
 * Heads in two lines: what is merged over both is the head of its column, and a word over several columns belongs to
 * those below it where that makes words that are known ("Empfänger" over "PLZ" and "Ort").
 */
export function nimmGruppenAuf(
  kopf: Tabellenzeile,
  darueber: Tabellenzeile | undefined,
  verbuende: readonly Verbund[],
  { kopfworte }: Leseart,
): void {
  if (darueber?.nummer !== kopf.nummer - 1) return;
  const bekannt = new Set(kopfworte);
  for (const { vonZeile, bisZeile, vonSpalte, bisSpalte } of verbuende) {
    if (vonZeile !== darueber.nummer) continue;
    const wort = darueber.zellen[vonSpalte - 1] ?? null;
    if (typeof wort !== 'string') continue;
    if (bisZeile === kopf.nummer && vonSpalte === bisSpalte) setze(kopf, vonSpalte - 1, wort);
    for (let i = vonSpalte - 1; bisZeile === vonZeile && i < Math.min(bisSpalte, kopf.zellen.length); i++) {
      const zusammen = `${wort} ${kopf.zellen[i] ?? ''}`;
      if (bekannt.has(wortform(zusammen))) kopf.zellen[i] = zusammen;
    }
  }
}

function setze({ zellen }: Tabellenzeile, spalte: number, wert: Zelle): void {
  while (zellen.length < spalte) zellen.push(null);
  zellen[spalte] ??= wert;
}

/** A number, also one that is written as a text or with a unit. */
const istZahlartig = (wert: Zelle): boolean =>
  typeof wert === 'number' || (typeof wert === 'string' && /^-?[\d.,\s]+[a-z³]{0,3}\.?$/i.test(wert));
