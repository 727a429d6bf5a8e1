import type { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { gefahrgutpositionen } from './positionsregeln.js';
import type { Pruefling } from './regel.js';

interface Zeile {
  z: Partial<Gefahrgutzeile>;
  /** The row of the table, as far as it is loaded: what it does not say no rule guesses. */
  k: Partial<Gefahrgutklasse>;
  pfad: string;
  params: { nummer: number; zeile: number; unnr: string };
}

/** The lines of dangerous goods that name a row of the table. */
export function zeilen(auftrag: Pruefling): Zeile[] {
  return gefahrgutpositionen(auftrag).flatMap(({ p, nummer, pfad }) =>
    (p.auftragsgefahrgueter ?? []).flatMap((z, i) => {
      const k = (z.gefahrgutklasse ?? {}) as Partial<Gefahrgutklasse>;
      const params = { nummer, zeile: i + 1, unnr: k.unnr ?? '' };
      return k.unnr ? [{ z, k, pfad: `${pfad}.auftragsgefahrgueter[${i}]`, params }] : [];
    }),
  );
}
