import { dispoVorgabenVon } from '@frachtportal/api-client/generated/dispo';
import { queryOptions } from '@tanstack/react-query';

/** What the way to the dispatch system demands of a client's orders; it seldom changes. */
export const dispovorgaben = (mandantId: number | null) =>
  queryOptions({
    queryKey: ['dispovorgaben', mandantId],
    queryFn: async ({ signal }) => (await dispoVorgabenVon(mandantId ? { mandantId } : {}, { signal })).data,
    staleTime: 300_000,
  });
