import { useSyncExternalStore } from 'react';
import { gefuellteZeilen, type Zeile, type Zeilenregeln } from './zeile';
import { leererZustand, type Rasteraktion, type Rasterzustand, reduziere } from './zustand';

/**
 * Holds the rows outside of the form, so that a changed cell redraws the grid and what follows from the rows, not the
 * whole form.
 */
export interface Rasterspeicher<T> {
  readonly regeln: Zeilenregeln<T>;
  zustand(): Rasterzustand<T>;
  tue(aktion: Rasteraktion<T>): void;
  abonniere(hoerer: () => void): () => void;
  /** Rows the user has filled, in their order. */
  gefuellt(): Zeile<T>[];
}

export function neuerRasterspeicher<T>(
  regeln: Zeilenregeln<T>,
  daten: readonly Partial<T>[] = [],
): Rasterspeicher<T> {
  let zustand = reduziere(leererZustand<T>(), { typ: 'lade', daten }, regeln);
  const hoerer = new Set<() => void>();
  return {
    regeln,
    zustand: () => zustand,
    tue(aktion) {
      const neu = reduziere(zustand, aktion, regeln);
      if (neu === zustand) return;
      zustand = neu;
      for (const h of hoerer) h();
    },
    abonniere(h) {
      hoerer.add(h);
      return () => hoerer.delete(h);
    },
    gefuellt: () => gefuellteZeilen(zustand.zeilen, regeln),
  };
}

export function useRasterzustand<T>(speicher: Rasterspeicher<T>): Rasterzustand<T> {
  return useSyncExternalStore(speicher.abonniere, speicher.zustand);
}
