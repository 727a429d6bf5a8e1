import { aufruf } from '@frachtportal/api-client/mutator';
import { queryOptions } from '@tanstack/react-query';

export interface MandantKurz {
  id: number;
  name: string;
}

/** The clients a user of a Hauptmandant may choose between. */
export const mandantenAbfrage = queryOptions({
  queryKey: ['mandanten', 'auswahl'],
  queryFn: async ({ signal }) =>
    (await aufruf<{ data: MandantKurz[] }>('/api/mandanten/hauptmandant-summary', { signal })).data,
  staleTime: 5 * 60_000,
});
