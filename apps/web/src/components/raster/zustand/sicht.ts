import { type Spalte, spaltenname } from '../spalte';
import { istLeer, type Zeile, type Zeilenregeln } from '../zeile';
import { rohMeldung } from '../zelle';
import type { Entwurf } from './entwurf';

/** A row as the grid draws it. A new object only where something visible changed, so that the others stay undrawn. */
export interface Sichtzeile<T> {
  readonly zeile: Zeile<T>;
  readonly nr: number;
  /** Messages by field. */
  readonly meldungen: Readonly<Record<string, string>>;
  /** Are required marks shown? Not in the last row, unless it is the only one. */
  readonly pflicht: boolean;
  readonly entwurf?: Entwurf;
}

/** A message at a cell. */
export interface Zellmeldung {
  schluessel: number;
  feld: string;
  text: string;
}

const ohne: Readonly<Record<string, string>> = {};

function gleich(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const felder = Object.keys(a);
  return felder.length === Object.keys(b).length && felder.every((f) => a[f] === b[f]);
}

/** Messages of a row: what could not be understood, else what the rules say; the first one of a field counts. */
function meldungenDer<T>(
  zeile: Zeile<T>,
  spalten: readonly Spalte<T>[],
  gemeldet: readonly Zellmeldung[] | undefined,
): Readonly<Record<string, string>> {
  if (!zeile.roh && !gemeldet) return ohne;
  const ergebnis: Record<string, string> = {};
  for (const spalte of spalten)
    if (zeile.roh?.[spalte.name] !== undefined) ergebnis[spalte.name] = rohMeldung(spalte);
  for (const { feld, text } of gemeldet ?? []) ergebnis[feld] ??= text;
  return ergebnis;
}

/** Makes the rows to draw, taking over each earlier one that still holds. */
export function neueSicht<T>(spalten: readonly Spalte<T>[], regeln: Zeilenregeln<T>) {
  const bekannt = new WeakMap<Zeile<T>, Sichtzeile<T>>();
  return (zeilen: readonly Zeile<T>[], meldungen: readonly Zellmeldung[]): Sichtzeile<T>[] => {
    const jeZeile = Map.groupBy(meldungen, (m) => m.schluessel);
    return zeilen.map((zeile, i) => {
      const letzte = i === zeilen.length - 1 && zeilen.length > 1 && istLeer(zeile, regeln);
      const neu = {
        zeile,
        nr: i + 1,
        pflicht: !letzte,
        meldungen: meldungenDer(zeile, spalten, jeZeile.get(zeile.schluessel)),
      };
      const alt = bekannt.get(zeile);
      if (alt && alt.nr === neu.nr && alt.pflicht === neu.pflicht && gleich(alt.meldungen, neu.meldungen))
        return alt;
      bekannt.set(zeile, neu);
      return neu;
    });
  };
}

/** Where to go first: the leftmost wrong cell of the first wrong row. */
export function ersteMeldung<T>(
  meldungen: readonly Zellmeldung[],
  spalten: readonly Spalte<T>[],
): Zellmeldung | undefined {
  const stelle = (m: Zellmeldung) => spalten.findIndex((s) => s.name === m.feld);
  const zeile = meldungen[0]?.schluessel;
  return meldungen.filter((m) => m.schluessel === zeile).toSorted((a, b) => stelle(a) - stelle(b))[0];
}

/** All messages in the order of the rows and columns, for the list below the grid. */
export function alleMeldungen<T>(sicht: readonly Sichtzeile<T>[], spalten: readonly Spalte<T>[]) {
  return sicht.flatMap((s) =>
    spalten
      .filter((spalte) => s.meldungen[spalte.name] !== undefined)
      .map((spalte) => ({
        schluessel: s.zeile.schluessel,
        feld: spalte.name,
        nr: s.nr,
        spalte: spaltenname(spalte),
        text: s.meldungen[spalte.name] as string,
      })),
  );
}

/** The id of a message in the list, which the cell points to. */
export function meldungsId(raster: string, schluessel: number, feld: string): string {
  return `${raster}-${schluessel}-${feld}`;
}
