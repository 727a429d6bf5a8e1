import { bisherigeLies } from '@frachtportal/api-client/generated/auftraege';
import { queryOptions } from '@tanstack/react-query';

/** A recipient as earlier orders know it; null where it is not known yet. */
export type Empfaengerfrage = { mandantId?: number; name: string; plz: string } | null;

/** What the client has sent to a recipient before; forgotten with each order that is saved. */
export function bisherigeAuftraege(frage: Empfaengerfrage) {
  return queryOptions({
    queryKey: ['auftraege', 'bisherige', frage],
    queryFn: async ({ signal }) => (frage ? (await bisherigeLies(frage, { signal })).data : null),
    enabled: frage !== null,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });
}
