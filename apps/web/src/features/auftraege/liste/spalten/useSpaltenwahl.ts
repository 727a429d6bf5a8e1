import type { Dichte, Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { useState } from 'react';
import { useSitzung } from '../../../../lib/sitzung';
import { breiteste, schmalste } from './spalten';
import type { Ansicht } from './useAnsicht';

export interface Spaltenwahl {
  breiten: Record<string, number>;
  sichtbar: Record<string, boolean>;
  /** From left to right; columns that are not named come after them as the view has them. */
  folge: readonly string[];
  dichte: Dichte;
  /** A kept view names the columns that show; others do not. */
  nurGenannte: boolean;
  /** Which of them show as the short view has them. */
  kurze: readonly string[];
}

/** As the view has it by itself. */
export const ungewaehlt: Spaltenwahl = {
  breiten: {},
  sichtbar: {},
  folge: [],
  dichte: 'normal',
  nurGenannte: false,
  kurze: [],
};

function lies(platz: string): Spaltenwahl {
  try {
    return { ...ungewaehlt, ...(JSON.parse(localStorage.getItem(platz) ?? '{}') as Partial<Spaltenwahl>) };
  } catch {
    return ungewaehlt;
  }
}

/** The columns as a kept view has them. */
function ausAnsicht({ spalten, dichte }: Listenansicht): Spaltenwahl {
  return {
    breiten: Object.fromEntries(spalten.flatMap((s) => (s.breite === null ? [] : [[s.feld, s.breite]]))),
    sichtbar: {},
    folge: spalten.map((s) => s.feld),
    dichte,
    nurGenannte: spalten.length > 0,
    kurze: spalten.flatMap((s) => (s.kurz ? [s.feld] : [])),
  };
}

/**
 * Widths, visibility and order of the columns of each view of the list, kept per user in this browser; those of a kept
 * view are as it was saved, until somebody saves it anew.
 */
export function useSpaltenwahl(ansicht: Ansicht, gespeichert: Listenansicht | undefined) {
  const benutzer = useSitzung()?.username ?? '';
  const platz = gespeichert
    ? JSON.stringify([gespeichert.id, gespeichert.spalten, gespeichert.dichte])
    : ['auftragsliste', benutzer, ...(ansicht === 'standard' ? [] : [ansicht])].join('.');
  const anfang = () => ({ platz, wahl: gespeichert ? ausAnsicht(gespeichert) : lies(platz) });
  const [gemerkt, setStand] = useState(anfang);
  // Another view has its own.
  const stand = gemerkt.platz === platz ? gemerkt : anfang();
  if (stand !== gemerkt) setStand(stand);
  const { wahl } = stand;
  const merke = (neu: Partial<Spaltenwahl>) => {
    const danach = { ...wahl, ...neu };
    if (!gespeichert) localStorage.setItem(platz, JSON.stringify(danach));
    setStand({ platz, wahl: danach });
  };
  return {
    ...wahl,
    merke,
    merkeBreite: (feld: string, breite: number) =>
      merke({
        breiten: { ...wahl.breiten, [feld]: Math.min(breiteste, Math.max(schmalste, Math.round(breite))) },
      }),
  };
}

export type Spaltenwahlstand = ReturnType<typeof useSpaltenwahl>;
