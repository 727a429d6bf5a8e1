import { useState } from 'react';
import { useSitzung } from '../../../../lib/sitzung';
import { breiteste, schmalste } from './spalten';

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

/** Widths and visibility of the list's columns, kept per user in this browser. */
export function useSpaltenwahl() {
  const platz = `auftragsliste.${useSitzung()?.username ?? ''}`;
  const [wahl, setWahl] = useState(() => lies(platz));
  const merke = (neu: Spaltenwahl) => {
    localStorage.setItem(platz, JSON.stringify(neu));
    setWahl(neu);
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
