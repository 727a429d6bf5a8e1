import { mandantenAuswahl } from '@frachtportal/api-client/generated/mandanten';
import { queryOptions } from '@tanstack/react-query';

type Auswahl = Awaited<ReturnType<typeof mandantenAuswahl>>['data'];

/** As a choice; kept is what came, which the form of a user reads too. */
const zurWahl = (mandanten: Auswahl) =>
  mandanten.map(({ id, name }) => ({ id: Number(id), text: name ?? '' }));

/** The clients a user of a Hauptmandant may choose between. */
export const mandantenAbfrage = queryOptions({
  queryKey: ['mandanten', 'auswahl'],
  queryFn: async ({ signal }) => (await mandantenAuswahl({ signal })).data,
  select: zurWahl,
  staleTime: 5 * 60_000,
});
