import { betriebLies } from '@frachtportal/api-client/generated/betrieb';
import { queryOptions } from '@tanstack/react-query';

/** How the installation fares, looked at again every minute. */
export const betriebslage = queryOptions({
  queryKey: ['betrieb'],
  queryFn: async ({ signal }) => (await betriebLies({ signal })).data,
  refetchInterval: 60_000,
  meta: { leise: true },
});
