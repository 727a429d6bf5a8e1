import { auftraegeEines, auftraegeSuche } from '@frachtportal/api-client/generated/auftraege';
import type {
  AuftraegeSucheParams,
  Auftragszeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What is looked for; the fields are those of the list. */
export type Listenanfrage = Omit<AuftraegeSucheParams, 'felder' | 'mit' | 'gesamt'>;

export interface Listenantwort {
  zeilen: Auftragszeile[];
  gesamt: number;
  /** The page came first: there are at least so many, and they are being counted. */
  ungezaehlt?: boolean;
  /** The rows stand as they stood; on the server others have come or they are in another order. */
  veraltet?: boolean;
}

export async function liesAuftragsliste(anfrage: Listenanfrage, signal: AbortSignal): Promise<Listenantwort> {
  const { data, headers } = await auftraegeSuche(
    { ...anfrage, felder: 'liste', gesamt: 'spaeter' },
    { signal },
  );
  const gesamt = headers.get('total-search-results');
  if (gesamt !== null) return { zeilen: data, gesamt: Number(gesamt) };
  return {
    zeilen: data,
    gesamt: (anfrage.page ?? 0) * (anfrage.searchLimit ?? 0) + data.length,
    ungezaehlt: true,
  };
}

const gezaehltMs = 30_000;

/** How many orders a long list has whose page came before they were counted; whatever page of it that was. */
export function gesamtAbfrage({
  page: _seite,
  searchLimit: _zeilen,
  sortierung: _folge,
  ...frage
}: Listenanfrage) {
  return queryOptions({
    queryKey: ['auftraege', 'gesamt', frage],
    queryFn: async ({ signal }) => {
      const { headers } = await auftraegeSuche({ ...frage, felder: 'liste', gesamt: 'nur' }, { signal });
      return Number(headers.get('total-search-results'));
    },
    staleTime: gezaehltMs,
  });
}

/** One page of the order list. */
export function auftragslisteAbfrage(anfrage: Listenanfrage, gueltig: boolean) {
  return queryOptions({
    queryKey: ['auftraege', 'liste', anfrage],
    queryFn: ({ signal }) => liesAuftragsliste(anfrage, signal),
    enabled: gueltig,
    placeholderData: keepPreviousData,
  });
}

/** The whole order, for the panel beside the list. */
export function auftragAbfrage(id: number) {
  return queryOptions({
    queryKey: ['auftraege', id],
    queryFn: async ({ signal }) => (await auftraegeEines(id, { signal })).data,
  });
}
