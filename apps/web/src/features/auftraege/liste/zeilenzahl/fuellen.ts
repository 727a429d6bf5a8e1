import { useSyncExternalStore } from 'react';

/** Stands for as many rows as fit, in the address and where the number of rows is remembered. */
export const fuellend = 0;

const platz = 'listenmass';
const wenigste = 5;
const meiste = 100;

/** What of the window is not rows, and how high a row is; as the list measured it last, until then as it is usual. */
let mass = { rand: 320, zeile: 32 };
try {
  mass = { ...mass, ...(JSON.parse(localStorage.getItem(platz) ?? '{}') as Partial<typeof mass>) };
} catch {
  // As usual.
}
const hoerer = new Set<() => void>();

/** As many rows as fit. */
export function fuellendeZeilen(): number {
  const passen = Math.floor((window.innerHeight - mass.rand) / mass.zeile);
  return Math.min(meiste, Math.max(wenigste, passen));
}

/** The room that the rows have, as it is drawn. */
export function merkeMass(hoehe: number, zeile: number): void {
  const rand = Math.round(window.innerHeight - hoehe);
  if (hoehe <= 0 || (rand === mass.rand && zeile === mass.zeile)) return;
  mass = { rand, zeile };
  localStorage.setItem(platz, JSON.stringify(mass));
  for (const h of hoerer) h();
}

/** The same, following the window. */
export function useFuellendeZeilen(): number {
  return useSyncExternalStore((h) => {
    hoerer.add(h);
    window.addEventListener('resize', h);
    return () => {
      hoerer.delete(h);
      window.removeEventListener('resize', h);
    };
  }, fuellendeZeilen);
}
