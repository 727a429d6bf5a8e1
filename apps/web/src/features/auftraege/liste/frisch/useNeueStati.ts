import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Aenderung } from '../../../../lib/ereignisse/ereignisse';
import { useEreignisse } from '../../../../lib/ereignisse/useEreignisse';
import { frischeListenAuf } from './frisch';

/** Orders often change many at a time; they are read again together. */
const sammelMs = 300;

/**
 * Keeps the list and the panel beside it up to date: told by the server. Answers whether there is a line to it.
 */
export function useNeueStati(): boolean {
  const abfragen = useQueryClient();
  const gesammelt = useRef<{ ids: Set<number>; alle: boolean; uhr: number } | null>(null);

  const offen = useEreignisse('auftraege', (ids) => {
    gesammelt.current ??= {
      ids: new Set(),
      alle: false,
      uhr: window.setTimeout(() => {
        const neu = gesammelt.current;
        gesammelt.current = null;
        if (neu) leseNeu(abfragen, neu.alle ? null : [...neu.ids]);
      }, sammelMs),
    };
    if (ids === null) gesammelt.current.alle = true;
    for (const id of ids ?? []) gesammelt.current.ids.add(id);
  });
  useEffect(() => () => window.clearTimeout(gesammelt.current?.uhr), []);
  return offen;
}

/** Any list may hold a changed order, or no longer hold it. What is not on the screen only counts as old. */
function leseNeu(abfragen: QueryClient, ids: Aenderung): void {
  void frischeListenAuf(abfragen);
  const betroffen = (id: unknown) => typeof id === 'number' && (ids === null || ids.includes(id));
  void abfragen.invalidateQueries({
    predicate: ({ queryKey: [bereich, id] }) => bereich === 'auftraege' && betroffen(id),
  });
}
