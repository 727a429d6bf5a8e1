import {
  adressbuchDateiAlsCsv,
  adressbuchDateiAlsXlsx,
  adressenEntfernen,
  adressenSuche,
  adressenVerwendung,
} from '@frachtportal/api-client/generated/adressen';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Everything kept of addresses, to be thrown away once one has changed. */
export const adressschluessel = ['adressen'] as const;

export interface Adressanfrage {
  query: string;
  /** From 0. */
  page: number;
  searchLimit: number;
  mandantId: number | null;
  auchUnsichtbare: boolean;
  sortierung: string | null;
}

/** One page of the address book. */
export function adresslisteAbfrage({
  query,
  mandantId,
  auchUnsichtbare,
  sortierung,
  ...seite
}: Adressanfrage) {
  return queryOptions({
    queryKey: [...adressschluessel, 'liste', query, mandantId, auchUnsichtbare, sortierung, seite],
    queryFn: async ({ signal }) => {
      const frage = {
        ...seite,
        ...(query && { query }),
        ...(mandantId && { mandantId }),
        ...(auchUnsichtbare && { auchUnsichtbare }),
        ...(sortierung && { sortierung }),
      };
      const { data, headers } = await adressenSuche(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** How many orders and templates use these entries, by id; asked beside the list, so that it need not wait. */
export function verwendungAbfrage(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...adressschluessel, 'verwendung', ...ids],
    queryFn: async ({ signal }) => {
      const { data } = await adressenVerwendung({ ids: ids.join() }, { signal });
      return new Map(data.map((v) => [v.id, v]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { leise: true },
  });
}

export async function loescheAdresse(id: number): Promise<void> {
  await adressenEntfernen(id);
}

/** The whole address book as a file: of one client, or of all one sees. */
export async function exportiereBuch(art: 'csv' | 'xlsx', mandantId: number | null): Promise<Blob | string> {
  const frage = mandantId ? { mandantId } : {};
  const antwort = art === 'csv' ? adressbuchDateiAlsCsv(frage) : adressbuchDateiAlsXlsx(frage);
  return (await antwort).data;
}
