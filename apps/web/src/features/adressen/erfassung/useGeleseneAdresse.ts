import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adresseFuerFormular, type GeleseneAdresse } from '../api/adresse';

/** The address as it is stored now: read once for as long as the page is open, and anew for the next one. */
export function useGeleseneAdresse(id: number): GeleseneAdresse {
  const abfragen = useQueryClient();
  const { data } = useSuspenseQuery(adresseFuerFormular(id));
  useEffect(
    () => () => abfragen.removeQueries({ queryKey: adresseFuerFormular(id).queryKey, exact: true }),
    [abfragen, id],
  );
  return data;
}
