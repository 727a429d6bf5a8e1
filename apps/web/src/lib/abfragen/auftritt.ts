import { auftrittBild } from '@frachtportal/api-client/generated/auftritt';
import { queryOptions } from '@tanstack/react-query';

export const auftrittschluessel = ['auftritt'] as const;

const abfrage = (wer: 'offen' | 'eigener') =>
  queryOptions({
    queryKey: [...auftrittschluessel, wer],
    queryFn: async ({ signal }) => (await auftrittBild({ signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leise: true },
  });

/** How the portal shows itself before anybody is logged in: as the host says. */
export const offenerAuftritt = abfrage('offen');
/** How one's own forwarder shows itself. */
export const eigenerAuftritt = abfrage('eigener');
