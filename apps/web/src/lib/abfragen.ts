import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { beiAnderemBenutzer } from './sitzung';
import { setzeErreichbar } from './verbindung';

/** What a failure tells the user. */
export function meldungenVon(grund: unknown): readonly Meldung[] {
  return grund instanceof ApiFehler ? grund.meldungen : [fehler('server.technisch')];
}

function istAusfall(grund: unknown): boolean {
  return grund instanceof ApiFehler && grund.status === 0;
}

/**
 * The cache of server data. A failed first load is told once; a failed refresh in the background only shows in the
 * banner, as what is on the screen stays usable.
 */
export function erstelleAbfragen(melde: (meldungen: readonly Meldung[]) => void): QueryClient {
  const abfragen = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5000,
        retry: (versuche, grund) => versuche < 1 && grund instanceof ApiFehler && grund.status >= 502,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onSuccess: () => setzeErreichbar(true),
      onError: (grund, abfrage) => {
        if (istAusfall(grund)) setzeErreichbar(false);
        else if (abfrage.state.data === undefined && !abfrage.meta?.leise) melde(meldungenVon(grund));
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: () => setzeErreichbar(true),
      onError: (grund, _variablen, _ergebnis, mutation) => {
        if (istAusfall(grund)) setzeErreichbar(false);
        if (!mutation.meta?.leise) melde(meldungenVon(grund));
      },
    }),
  });
  beiAnderemBenutzer(() => abfragen.clear());
  return abfragen;
}
