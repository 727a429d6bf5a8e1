import { schluessel as ablage, liesAnsprueche } from '@frachtportal/api-client/sitzung';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { nimmAbschied } from './abschied';
import { konfigurationAbfrage } from './konfiguration';
import { abmeldungDerFirma, beginne, istAngemeldet, meldeAb, useSitzung } from './sitzung';
import { sprich } from './sprache';

const schluessel = ['start'];

/** The renewal that was sent ahead; the first start takes it up. */
let voraus: Promise<void> | undefined;

/**
 * Sends the renewal of the session before the code of the page is asked for: it takes longest, and a browser that has
 * six connections to a server would let it wait. Answers once it is on its way.
 */
export async function schickeVoraus(): Promise<void> {
  if (!istAngemeldet()) return;
  voraus = beginne();
  voraus.catch(() => undefined);
  // Locks are given in turn: when this one is, the renewal has had its own.
  await navigator.locks?.request('frachtportal-start', () => undefined).catch(() => undefined);
}

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
      const begonnen = voraus ?? beginne();
      voraus = undefined;
      await begonnen;
      await Promise.all([abfragen.ensureQueryData(konfigurationAbfrage), sprichWieBenutzer()]);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
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
export async function starteVorab(abfragen: QueryClient): Promise<void> {
  if (istAngemeldet()) await abfragen.prefetchQuery(startabfrage(abfragen));
}

export const istGestartet = (abfragen: QueryClient) => abfragen.getQueryData(schluessel) === true;

/** Session and everything the server told are forgotten. */
export async function beende(abfragen: QueryClient): Promise<void> {
  await nimmAbschied();
  const anderswo = await abmeldungDerFirma();
  await meldeAb();
  abfragen.clear();
  if (anderswo) window.location.assign(anderswo);
}
