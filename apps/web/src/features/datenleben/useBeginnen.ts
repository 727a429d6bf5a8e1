import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beginne, datenlebenschluessel } from './api/datenleben';

/** Starts work; the list of it shows what becomes of it. */
export function useBeginnen() {
  const abfragen = useQueryClient();
  return useMutation({
    mutationFn: beginne,
    onSettled: () => abfragen.invalidateQueries({ queryKey: datenlebenschluessel }),
  });
}
