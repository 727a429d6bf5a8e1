import { premiumAlle } from '@frachtportal/api-client/generated/premium';
import { queryOptions } from '@tanstack/react-query';

/** The areas of a client; without one those of the main client. */
export function premiumgebiete(mandant: number | null) {
  return queryOptions({
    queryKey: ['premium', 'gebiete', mandant],
    queryFn: async ({ signal }) => (await premiumAlle(mandant === null ? {} : { mandant }, { signal })).data,
  });
}
