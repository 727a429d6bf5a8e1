import { schluessel as ablage, liesAnsprueche } from '@frachtportal/api-client/sitzung';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { konfigurationAbfrage } from './konfiguration';
import { beginne, istAngemeldet, meldeAb, useSitzung } from './sitzung';
import { sprich } from './sprache';

const schluessel = ['start'];

/** Whoever is logged in is spoken to in the language of their account. */
async function sprichWieBenutzer(): Promise<void> {
  const id = liesAnsprueche(localStorage.getItem(ablage.token))['language-id'];
  if (id !== undefined) await sprich(id);
}

/** The start of a session: tokens renewed where there are some, then the configuration. */
function startabfrage(abfragen: QueryClient) {
  return queryOptions({
    queryKey: schluessel,
    queryFn: async () => {
      await beginne();
      await Promise.all([abfragen.ensureQueryData(konfigurationAbfrage), sprichWieBenutzer()]);
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
  // What failed is told and tried again on demand, not whenever a page asks for it.
  return useQuery({ ...startabfrage(useQueryClient()), enabled: sitzung !== null, retryOnMount: false });
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
