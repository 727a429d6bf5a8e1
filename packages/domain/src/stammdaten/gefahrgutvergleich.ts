import { feld } from '../feld/feld.js';
import { Gefahrgutklasse } from './gefahrgut.js';
import type { Gefahrgutunterschied } from './gefahrgutimport.js';
import type { Gefahrgutfeld } from './gefahrgutspalten.js';

export interface Unterschiede {
  unveraendert: number;
  neu: Gefahrgutunterschied[];
  geaendert: Gefahrgutunterschied[];
  entfallen: Gefahrgutunterschied[];
}

/**
 * Compares editions by the fields that the file brings. Rows belong together by UN number, packing group and, where the
 * file has it, classification code; of several such rows first those that are equal, then those of the same name.
 */
export function vergleicheAusgaben(
  bisher: readonly Gefahrgutklasse[],
  neu: readonly Gefahrgutklasse[],
  felder: readonly Gefahrgutfeld[],
): Unterschiede {
  const merkmale = (['unnr', 'verpackungsgruppe', 'klassifizierung'] as const).filter((m) =>
    felder.includes(m),
  );
  const schluessel = (g: Gefahrgutklasse) => merkmale.map((m) => g[m] ?? '').join('|');
  const alte = Map.groupBy(bisher, schluessel);
  const neue = Map.groupBy(neu, schluessel);
  const ergebnis: Unterschiede = { unveraendert: 0, neu: [], geaendert: [], entfallen: [] };
  for (const k of [...new Set([...alte.keys(), ...neue.keys()])].sort())
    vergleicheGruppe(alte.get(k) ?? [], neue.get(k) ?? [], felder, ergebnis);
  return ergebnis;
}

function vergleicheGruppe(
  alte: readonly Gefahrgutklasse[],
  neue: readonly Gefahrgutklasse[],
  felder: readonly Gefahrgutfeld[],
  ergebnis: Unterschiede,
): void {
  const offen = [...alte];
  let rest = [...neue];
  const paare = (passt: (a: Gefahrgutklasse, n: Gefahrgutklasse) => boolean) => {
    rest = rest.filter((n) => {
      const i = offen.findIndex((a) => passt(a, n));
      const [a] = i < 0 ? [] : offen.splice(i, 1);
      if (!a) return true;
      const aenderungen = unterschied(a, n, felder);
      if (aenderungen) ergebnis.geaendert.push(zeile('geaendert', n, aenderungen));
      else ergebnis.unveraendert++;
      return false;
    });
  };
  paare((a, n) => unterschied(a, n, felder) === null);
  paare((a, n) => a.bezeichnung === n.bezeichnung);
  paare(() => true);
  ergebnis.neu.push(...rest.map((n) => zeile('neu', n, null)));
  ergebnis.entfallen.push(...offen.map((a) => zeile('entfallen', a, null)));
}

/** What differs in words: "Tunnelcode: D/E → E"; null where nothing does. */
function unterschied(
  a: Gefahrgutklasse,
  n: Gefahrgutklasse,
  felder: readonly Gefahrgutfeld[],
): string | null {
  const teile = felder
    .filter((f) => (a[f] ?? null) !== (n[f] ?? null))
    .map((f) => `${feld(Gefahrgutklasse, f).label}: ${wort(a[f])} → ${wort(n[f])}`);
  return teile.length ? teile.join('; ').slice(0, 2000) : null;
}

function wort(wert: unknown): string {
  if (wert === null || wert === undefined) return 'leer';
  return typeof wert === 'boolean' ? (wert ? 'ja' : 'nein') : String(wert);
}

function zeile(
  art: Gefahrgutunterschied['art'],
  { unnr, verpackungsgruppe, bezeichnung }: Gefahrgutklasse,
  aenderungen: string | null,
): Gefahrgutunterschied {
  return { art, unnr, verpackungsgruppe: verpackungsgruppe ?? null, bezeichnung, aenderungen };
}
