import { quelltext, t } from '@frachtportal/texte/t';
import { einzeilig } from './einfuegen/einfuegen';
import { istEingabe, type Spalte, spaltenname } from './spalte';
import { liesZelle, type Zellwert } from './zelle';

export type Block = readonly (readonly string[])[];

/** Where the columns of a pasted block go: a field of the rows for each, or nowhere. */
export interface Zuordnung {
  /** The first row names the columns. */
  kopf: boolean;
  ziele: readonly (string | null)[];
}

/** What a column is called, reduced to what people write alike: no case, umlauts, units, signs. */
function kern(name: string): string {
  return name
    .toLocaleLowerCase('de-DE')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

function namenVon<T>(spalte: Spalte<T>): string[] {
  return [
    quelltext(spalte.label),
    t(spalte.label),
    spalte.ansage ?? '',
    spaltenname(spalte),
    spalte.name,
    ...(spalte.auch ?? []),
  ]
    .map(kern)
    .filter(Boolean);
}

type Vergleich = (name: string, gesucht: string) => boolean;

const genau: Vergleich = (name, gesucht) => name === gesucht;
/** "Gewicht kg" and "Verp." name columns too. */
const aehnlich: Vergleich = (name, gesucht) =>
  (gesucht.length >= 3 && name.startsWith(gesucht)) || (name.length >= 4 && gesucht.startsWith(name));

/** The fields that the words of a first row name, each at most once; null where a word names none. */
export function benannteZiele<T>(worte: readonly string[], spalten: readonly Spalte<T>[]): (string | null)[] {
  const kerne = worte.map(kern);
  const ziele: (string | null)[] = worte.map(() => null);
  for (const passt of [genau, aehnlich]) {
    kerne.forEach((gesucht, i) => {
      if (ziele[i] !== null || gesucht === '') return;
      const frei = spalten.filter(
        (s) => istEingabe(s) && !ziele.includes(s.name) && namenVon(s).some((n) => passt(n, gesucht)),
      );
      // Two columns are called "Anzahl": what stands behind tells which one is meant.
      const davor = frei.find((s) => {
        const naechste = spalten[spalten.indexOf(s) + 1];
        return naechste && namenVon(naechste).some((n) => genau(n, kerne[i + 1] ?? ''));
      });
      ziele[i] = (davor ?? frei[0])?.name ?? null;
    });
  }
  return ziele;
}

/** One field after the other from the column `ab` on. Columns without input take their cell and drop it. */
function zieleAb<T>(breite: number, spalten: readonly Spalte<T>[], ab: number): (string | null)[] {
  return Array.from({ length: breite }, (_, i) => {
    const spalte = spalten[ab + i];
    return spalte && istEingabe(spalte) ? spalte.name : null;
  });
}

export function breiteVon(block: Block): number {
  return Math.max(0, ...block.map((z) => z.length));
}

/** Works out where the columns of a block go: by the names in its first row, else by their order. */
export function schlageVor<T>(block: Block, spalten: readonly Spalte<T>[], ab: number): Zuordnung {
  const [erste = []] = block;
  const benannt = benannteZiele(erste, spalten);
  const worte = erste.filter((w) => w.trim() !== '').length;
  const treffer = benannt.filter(Boolean).length;
  const breite = breiteVon(block);
  if (block.length > 1 && treffer > 0 && treffer * 2 >= worte) {
    return { kopf: true, ziele: Array.from({ length: breite }, (_, i) => benannt[i] ?? null) };
  }
  const ziele = zieleAb(breite, spalten, ab);
  return { kopf: hatFremdenKopf(block, spalten, ziele), ziele };
}

/** Words where the rows below have numbers are headings, whatever they say. */
function hatFremdenKopf<T>(
  [erste = [], zweite = []]: Block,
  spalten: readonly Spalte<T>[],
  ziele: readonly (string | null)[],
): boolean {
  return ziele.some((ziel, i) => {
    const spalte = spalten.find((s) => s.name === ziel);
    if (spalte?.art !== 'zahl' || !erste[i]?.trim() || !zweite[i]?.trim()) return false;
    return liesZelle(spalte, erste[i]).roh !== undefined && liesZelle(spalte, zweite[i]).roh === undefined;
  });
}

/** Sends a column of the block to another field; what went there before goes nowhere. */
export function mitZiel(z: Zuordnung, spalte: number, ziel: string | null): Zuordnung {
  return { ...z, ziele: z.ziele.map((alt, i) => (i === spalte ? ziel : alt === ziel ? null : alt)) };
}

export type Zelle = { feld: string } & Zellwert;

/** The rows as they arrive, without the heading. */
export function ordneZu<T>(
  block: Block,
  { kopf, ziele }: Zuordnung,
  spalten: readonly Spalte<T>[],
): Zelle[][] {
  const nach = ziele.map((ziel) => spalten.find((s) => s.name === ziel));
  return (kopf ? block.slice(1) : block).map((zeile) =>
    zeile.flatMap((text, i) => {
      const spalte = nach[i];
      return spalte ? [{ feld: spalte.name, ...liesZelle(spalte, einzeilig(text)) }] : [];
    }),
  );
}

/** Is the value one that cannot stay as it is? What is looked up later may yet be found. */
export function istUnlesbar<T>(spalte: Spalte<T>, { wert, roh }: Zellwert): boolean {
  if (roh !== undefined) return spalte.art !== 'suche';
  return spalte.art === 'text' && spalte.max !== undefined && `${wert ?? ''}`.length > spalte.max;
}
