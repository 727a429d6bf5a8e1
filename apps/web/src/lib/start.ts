import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { konfigurationAbfrage } from './konfiguration';
import { beginne, meldeAb, useSitzung } from './sitzung';

const schluessel = ['start'];

/** The start of a session: tokens renewed where there are some, then the configuration. */
export function useStart() {
  const sitzung = useSitzung();
  const abfragen = useQueryClient();
  return useQuery({
    queryKey: schluessel,
    queryFn: async () => {
      await beginne();
      await abfragen.ensureQueryData(konfigurationAbfrage);
      return true;
    },
    enabled: sitzung !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });
}

/** Session and everything the server told are forgotten. */
export async function beende(abfragen: QueryClient): Promise<void> {
  await meldeAb();
  abfragen.clear();
}
