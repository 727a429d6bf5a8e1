import { mandantenAuswahl } from '@frachtportal/api-client/generated/mandanten';
import { queryOptions } from '@tanstack/react-query';

/** The clients a user of a Hauptmandant may choose between. */
export const mandantenAbfrage = queryOptions({
  queryKey: ['mandanten', 'auswahl'],
  queryFn: async ({ signal }) =>
    (await mandantenAuswahl({ signal })).data.map(({ id, name }) => ({ id: Number(id), text: name ?? '' })),
  staleTime: 5 * 60_000,
});
