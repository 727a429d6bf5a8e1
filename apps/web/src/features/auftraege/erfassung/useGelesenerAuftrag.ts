import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { auftragFuerFormular, type Gelesen } from '../api/auftrag';

/** The order as it is stored now: read once for as long as the page is open, and anew for the next one. */
export function useGelesenerAuftrag(id: number): Gelesen {
  const abfragen = useQueryClient();
  const { data } = useSuspenseQuery(auftragFuerFormular(id));
  useEffect(
    () => () => abfragen.removeQueries({ queryKey: auftragFuerFormular(id).queryKey, exact: true }),
    [abfragen, id],
  );
  return data;
}
