import { useCallback, useState } from 'react';
import { type Auswahl, alsListe, ausListe, keineAuswahl } from './auswahl';
import type { Suchzustand } from './suche/suchzustand';

/**
 * What is marked belongs to one search result and page; a refresh of the same one keeps it. The address bar follows,
 * so that the marking is there again after an order was opened.
 */
export function useAuswahl(
  gehoertZu: string,
  markiert: readonly number[],
  merke: (neu: Partial<Suchzustand>) => void,
) {
  const [stand, setStand] = useState({ gehoertZu, auswahl: ausListe(markiert) });
  const setAuswahl = useCallback(
    (auswahl: Auswahl) => {
      setStand({ gehoertZu, auswahl });
      merke({ markiert: alsListe(auswahl) });
    },
    [gehoertZu, merke],
  );
  return [stand.gehoertZu === gehoertZu ? stand.auswahl : keineAuswahl, setAuswahl] as const;
}
