import { alsGanzzahl, aufgerundet } from '../auftrag/rechnen/ganzzahl.js';
import { dezimal, dezimalKurz } from './schreibweise.js';
import type { Tarif } from './tarif.js';

/** Sums of a consignment. */
export interface Sendungsmasse {
  bruttoGewicht: number;
  volumenCbm: number;
  lademeter: number;
  stellplaetze: number;
}

export interface Frachtgewicht {
  /** Whole kilograms, rounded up. */
  kg: number;
  erklaerung: string;
}

type Faktoren = Pick<Tarif, 'kgJeCbm' | 'kgJeLdm' | 'kgJeStp'>;

/**
 * The weight a freight is charged for: the largest of the real weight and of what volume, loading metres and parking
 * places count for, rounded up to whole kilograms. Computed in grams, which all of them are whole numbers of.
 */
export function frachtgewicht(m: Sendungsmasse, f: Faktoren): Frachtgewicht {
  const gewicht = alsGanzzahl(m.bruttoGewicht, 2);
  const arten = [
    { gramm: gewicht * 10, text: `tatsächliches Gewicht ${dezimalKurz(gewicht, 2)} kg` },
    nach(m.volumenCbm, 3, f.kgJeCbm, 'cbm'),
    nach(m.lademeter, 2, f.kgJeLdm, 'LDM'),
    nach(m.stellplaetze, 2, f.kgJeStp, 'STP'),
  ];
  const hoechstes = arten.reduce((a, b) => (b.gramm > a.gramm ? b : a));
  const kg = aufgerundet(BigInt(hoechstes.gramm), 1000n);
  return { kg, erklaerung: `${hoechstes.text}, frachtpflichtig ${dezimal(kg, 0)} kg` };
}

function nach(menge: number, stellen: number, kgJeEinheit: number, einheit: string) {
  const ganz = alsGanzzahl(menge, stellen);
  const text = `${dezimalKurz(ganz, stellen)} ${einheit} × ${dezimal(kgJeEinheit, 0)} kg`;
  return { gramm: ganz * kgJeEinheit * 10 ** (3 - stellen), text };
}
