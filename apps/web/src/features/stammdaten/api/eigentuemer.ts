import { eigentuemerAlle } from '@frachtportal/api-client/generated/stammdaten';
import { queryOptions } from '@tanstack/react-query';

/** Who can own an additional load unit. */
export function eigentuemerAbfrage(mandant: number | null) {
  return queryOptions({
    queryKey: ['stammdaten', 'eigentuemer', mandant],
    queryFn: async ({ signal }) =>
      (await eigentuemerAlle(mandant === null ? {} : { mandant }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
