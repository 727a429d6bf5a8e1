import { auftrittAendere, auftrittEiner } from '@frachtportal/api-client/generated/auftritt';
import type { AuftrittEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

/** How a main client shows itself, for its form: always fresh, and left alone while somebody works on it. */
export const auftrittFuerFormular = (mandantId: number) =>
  queryOptions({
    queryKey: ['mandanten', mandantId, 'auftritt'],
    queryFn: async ({ signal }) => {
      const { data, headers } = await auftrittEiner(mandantId, { signal });
      return { auftritt: data, etag: headers.get('etag') };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Stores it, unless somebody else has changed it meanwhile. */
export async function speichereAuftritt(
  mandantId: number,
  auftritt: AuftrittEingabe,
  etag: string | null,
): Promise<void> {
  await auftrittAendere(mandantId, auftritt, etag ? { headers: { 'If-Match': etag } } : {});
}
