import type { Mautergebnis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { mautBerechnen, mautLaender } from '@frachtportal/api-client/generated/maut';
import type { Mautanfrage } from '@frachtportal/domain/maut/mautanfrage';
import { queryOptions } from '@tanstack/react-query';

/** The countries that toll can be calculated for; known before anybody logs in. */
export const mautlaender = queryOptions({
  queryKey: ['maut', 'laender'],
  queryFn: async ({ signal }) => (await mautLaender({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export async function berechneMaut(anfrage: Mautanfrage): Promise<Mautergebnis> {
  return (await mautBerechnen(anfrage)).data;
}
