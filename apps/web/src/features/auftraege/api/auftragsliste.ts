import { auftraegeEines, auftraegeSuche } from '@frachtportal/api-client/generated/auftraege';
import type {
  AuftraegeSucheParams,
  Auftragszeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What is looked for; the fields are those of the list. */
export type Listenanfrage = Omit<AuftraegeSucheParams, 'felder' | 'mit'>;

export interface Listenantwort {
  zeilen: Auftragszeile[];
  gesamt: number;
  /** The rows stand as they stood; on the server others have come or they are in another order. */
  veraltet?: boolean;
}

export async function liesAuftragsliste(anfrage: Listenanfrage, signal: AbortSignal): Promise<Listenantwort> {
  const { data, headers } = await auftraegeSuche({ ...anfrage, felder: 'liste' }, { signal });
  return {
    zeilen: data,
    gesamt: Number(headers.get('total-search-results') ?? data.length),
  };
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
