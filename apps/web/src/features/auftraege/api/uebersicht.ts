import { uebersichtLies } from '@frachtportal/api-client/generated/uebersicht';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Ausschnitt } from '../uebersicht/listenlink';

/** How things stand; asked anew while somebody looks at it. */
export function uebersichtAbfrage({ mandant, verkehrsart }: Ausschnitt) {
  return queryOptions({
    queryKey: ['auftraege', 'uebersicht', mandant, verkehrsart],
    queryFn: async ({ signal }) => {
      const frage = { mandantId: mandant ?? undefined, verkehrsart: verkehrsart ?? undefined };
      return (await uebersichtLies(frage, { signal })).data;
    },
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
}
