import { aufruf } from '@frachtportal/api-client/mutator';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface Listenanfrage {
  query?: string | undefined;
  page: number;
  searchLimit: number;
  datumVon: string;
  datumBis: string;
  datumTyp: number;
  mandantId?: number | undefined;
  offeneAuftraege: boolean;
  sortierung?: string | undefined;
}

export interface Listenantwort {
  zeilen: Auftragszeile[];
  gesamt: number;
}

function alsQuery(werte: object): string {
  const query = new URLSearchParams();
  for (const [name, wert] of Object.entries(werte)) {
    if (wert !== undefined && wert !== '' && wert !== false) query.set(name, String(wert));
  }
  return query.toString();
}

/** One page of the order list; it refreshes itself, as the status of orders comes back from outside. */
export function auftragslisteAbfrage(anfrage: Listenanfrage, gueltig: boolean) {
  return queryOptions({
    queryKey: ['auftraege', 'liste', anfrage],
    queryFn: async ({ signal }): Promise<Listenantwort> => {
      const { data, headers } = await aufruf<{ data: Auftragszeile[]; headers: Headers }>(
        `/api/auftraege/search?${alsQuery(anfrage)}`,
        { signal },
      );
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    enabled: gueltig,
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
}

/** The whole order, for the panel beside the list. */
export function auftragAbfrage(id: number) {
  return queryOptions({
    queryKey: ['auftraege', id],
    queryFn: async ({ signal }) => (await aufruf<{ data: Auftrag }>(`/api/auftraege/${id}`, { signal })).data,
  });
}
