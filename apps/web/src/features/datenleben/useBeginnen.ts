import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beginne, datenlebenschluessel } from './api/datenleben';

/** Starts work; the list of it shows what becomes of it. `leise`: whoever starts it tells of a refusal. */
export function useBeginnen(leise = false) {
  const abfragen = useQueryClient();
  return useMutation({
    mutationFn: beginne,
    meta: { leise },
    onSettled: () => abfragen.invalidateQueries({ queryKey: datenlebenschluessel }),
  });
}
