import { useState } from 'react';
import { useSitzung } from '../../../../lib/sitzung';
import { breiteste, schmalste } from './spalten';
import type { Ansicht } from './useAnsicht';

interface Spaltenwahl {
  breiten: Record<string, number>;
  sichtbar: Record<string, boolean>;
}

const leer: Spaltenwahl = { breiten: {}, sichtbar: {} };

function lies(platz: string): Spaltenwahl {
  try {
    return { ...leer, ...(JSON.parse(localStorage.getItem(platz) ?? '{}') as Partial<Spaltenwahl>) };
  } catch {
    return leer;
  }
}

/** Widths and visibility of the columns of each view of the list, kept per user in this browser. */
export function useSpaltenwahl(ansicht: Ansicht) {
  const benutzer = useSitzung()?.username ?? '';
  const platz = ['auftragsliste', benutzer, ...(ansicht === 'standard' ? [] : [ansicht])].join('.');
  const [stand, setStand] = useState(() => ({ platz, wahl: lies(platz) }));
  // Another view has its own.
  if (stand.platz !== platz) setStand({ platz, wahl: lies(platz) });
  const { wahl } = stand;
  const merke = (neu: Spaltenwahl) => {
    localStorage.setItem(platz, JSON.stringify(neu));
    setStand({ platz, wahl: neu });
  };
  return {
    ...wahl,
    merkeSichtbar: (sichtbar: Record<string, boolean>) => merke({ ...wahl, sichtbar }),
    merkeBreite: (feld: string, breite: number) =>
      merke({
        ...wahl,
        breiten: { ...wahl.breiten, [feld]: Math.min(breiteste, Math.max(schmalste, Math.round(breite))) },
      }),
  };
}
