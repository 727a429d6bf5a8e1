import { type Auswahl, nurDiese } from '../auswahl';
import type { Stelle } from './Leistenkopf';

interface Blatt {
  /** Counts from 1. */
  seite: number;
  /** Rows a page. */
  zeilen: number;
  gesamt: number;
}

/** Where the order of the panel stands in the whole result, and the ways to the rows beside it on this page. */
export function stelle(
  zeilen: readonly { id: number }[],
  { anker }: Auswahl,
  blatt: Blatt,
  onAuswahl: (auswahl: Auswahl) => void,
): Stelle {
  const hier = zeilen.findIndex(({ id }) => id === anker);
  const zu = (i: number) => {
    const id = hier < 0 ? undefined : zeilen[i]?.id;
    return id === undefined ? undefined : () => onAuswahl(nurDiese(id));
  };
  return {
    nummer: (blatt.seite - 1) * blatt.zeilen + hier + 1,
    gesamt: blatt.gesamt,
    vorheriger: zu(hier - 1),
    naechster: zu(hier + 1),
  };
}
