import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { konfigurationAbfrage } from './konfiguration';
import { beginne, istAngemeldet, meldeAb, useSitzung } from './sitzung';

const schluessel = ['start'];

/** The start of a session: tokens renewed where there are some, then the configuration. */
function startabfrage(abfragen: QueryClient) {
  return queryOptions({
    queryKey: schluessel,
    queryFn: async () => {
      await beginne();
      await abfragen.ensureQueryData(konfigurationAbfrage);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });
}

export function useStart() {
  const sitzung = useSitzung();
  return useQuery({ ...startabfrage(useQueryClient()), enabled: sitzung !== null });
}

/** Begins while the code of the page is still on its way. */
export function starteVorab(abfragen: QueryClient): void {
  if (istAngemeldet()) void abfragen.prefetchQuery(startabfrage(abfragen));
}

/** Session and everything the server told are forgotten. */
export async function beende(abfragen: QueryClient): Promise<void> {
  await meldeAb();
  abfragen.clear();
}
