import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEreignisse } from '../../lib/ereignisse/useEreignisse';
import { kommentareAbfrage, ungeleseneAbfrage } from './api/kommentare';
import { Ungelesene } from './ungelesene';

const keine: ReadonlyMap<number, number> = new Map();

/** Knows for the rows below which comments the user has not read, told by the server. */
export function UngeleseneKommentare({ children }: { children: ReactNode }) {
  const abfragen = useQueryClient();
  useEreignisse('kommentare', (ids) => {
    void abfragen.invalidateQueries({ queryKey: ungeleseneAbfrage.queryKey });
    for (const id of ids ?? []) void abfragen.invalidateQueries({ queryKey: kommentareAbfrage(id).queryKey });
  });
  const { data = keine } = useQuery(ungeleseneAbfrage);
  return <Ungelesene value={data}>{children}</Ungelesene>;
}
