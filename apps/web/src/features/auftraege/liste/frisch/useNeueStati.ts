import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Auftragsaenderung } from '../../../../lib/ereignisse/ereignisse';
import { useEreignisse } from '../../../../lib/ereignisse/useEreignisse';
import { frischeListenAuf } from './frisch';

/** How often is asked while the server cannot tell. */
const nachfrageMs = 10_000;
/** Orders often change many at a time; they are read again together. */
const sammelMs = 300;

/**
 * Keeps the list and the panel beside it up to date: told by the server, or asking while there is no line to it. Answers
 * whether there is one.
 */
export function useNeueStati(): boolean {
  const abfragen = useQueryClient();
  const gesammelt = useRef<{ ids: Set<number>; alle: boolean; uhr: number } | null>(null);

  const offen = useEreignisse((ids) => {
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

  useEffect(() => {
    if (offen) return;
    const uhr = setInterval(() => leseNeu(abfragen, null), nachfrageMs);
    return () => clearInterval(uhr);
  }, [offen, abfragen]);
  return offen;
}

/** Any list may hold a changed order, or no longer hold it. What is not on the screen only counts as old. */
function leseNeu(abfragen: QueryClient, ids: Auftragsaenderung): void {
  void frischeListenAuf(abfragen);
  const betroffen = (id: unknown) => typeof id === 'number' && (ids === null || ids.includes(id));
  void abfragen.invalidateQueries({
    predicate: ({ queryKey: [bereich, id] }) => bereich === 'auftraege' && betroffen(id),
  });
}
