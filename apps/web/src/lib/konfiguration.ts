import { configParamClientconfig } from '@frachtportal/api-client/generated/frachtportal';
import { ausDraht, type Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

/** The effective configuration of the user's client; protected pages only render once it is there. */
export const konfigurationAbfrage = queryOptions({
  queryKey: ['konfiguration'],
  queryFn: async ({ signal }): Promise<Konfiguration> => {
    const { data } = await configParamClientconfig({ signal });
    return ausDraht(data);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useKonfiguration(): Konfiguration {
  return useSuspenseQuery(konfigurationAbfrage).data;
}
