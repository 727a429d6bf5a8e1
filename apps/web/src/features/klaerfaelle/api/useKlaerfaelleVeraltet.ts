import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { klaerfaelleZu, klaerfallschluessel } from './klaerfaelle';

/** Has everything that shows cases of these orders read again. */
export function useKlaerfaelleVeraltet() {
  const abfragen = useQueryClient();
  return useCallback(
    (auftragIds: readonly number[]) =>
      Promise.all([
        abfragen.invalidateQueries({ queryKey: klaerfallschluessel }),
        ...auftragIds.map((id) => abfragen.invalidateQueries({ queryKey: klaerfaelleZu(id).queryKey })),
      ]),
    [abfragen],
  );
}
