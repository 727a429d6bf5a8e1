import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { setzeErreichbar } from '../ereignisse/verbindung';
import { beiAnderemBenutzer } from '../sitzung';

/** What a failure tells the user. */
export function meldungenVon(grund: unknown): readonly Meldung[] {
  return grund instanceof ApiFehler ? grund.meldungen : [fehler('server.technisch')];
}

/** Nobody answered, or only a gateway before the server did: without a word of ours. */
function istAusfall(grund: unknown): boolean {
  if (!(grund instanceof ApiFehler)) return false;
  const { status, meldungen } = grund;
  return status === 0 || (status >= 502 && status <= 504 && !meldungen.some((m) => m.text));
}

// With the click and not some tasks later: a double click finds its button disabled.
notifyManager.setScheduler(queueMicrotask);

const laengstePauseMs = 5000;

/** While nobody answers it is asked again, as the banner says; what the server could not do just now, once more. */
function versucheWeiter(versuche: number, grund: unknown): boolean {
  if (istAusfall(grund)) {
    setzeErreichbar(false);
    return true;
  }
  return versuche < 1 && grund instanceof ApiFehler && grund.status >= 502;
}

/**
 * TanStack keeps a first answer that was under way when the data changed, though it may be older than the change: it is
 * asked for again.
 */
class Abfragen extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    auswahl?: InvalidateQueryFilters<K>,
    wie?: InvalidateOptions,
  ): Promise<void> {
    const unterwegs = this.getQueryCache()
      .findAll(auswahl as InvalidateQueryFilters)
      .filter((a) => a.state.data === undefined && a.state.fetchStatus === 'fetching');
    await super.invalidateQueries(auswahl, wie);
    await Promise.allSettled(unterwegs.map((a) => a.promise));
    for (const { queryKey } of unterwegs) {
      await super.invalidateQueries({ refetchType: auswahl?.refetchType, queryKey, exact: true }, wie);
    }
  }
}

/**
 * The cache of server data. A failed first load is told once; a failed refresh in the background only shows in the
 * banner, as what is on the screen stays usable.
 */
export function erstelleAbfragen(melde: (meldungen: readonly Meldung[]) => void): QueryClient {
  const abfragen = new Abfragen({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5000,
        retry: versucheWeiter,
        retryDelay: (versuche) => Math.min(1000 * 2 ** versuche, laengstePauseMs),
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
