import type { Gefahrgutstand } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { gefahrgutklasseTabelle } from '@frachtportal/api-client/generated/stammdaten';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gefahrgutschluessel } from '../../stammdaten/api/gefahrgut';

export interface Tabellenfrage {
  query: string;
  /** One edition; without it what is valid on the day. */
  ausgabe: Pick<Gefahrgutstand, 'version' | 'gueltigVon'> | null;
  tag: string;
  /** From 0. */
  page: number;
  searchLimit: number;
}

/** A page of the table. */
export function gefahrguttabelle({ query, ausgabe, tag, page, searchLimit }: Tabellenfrage) {
  const welche = ausgabe
    ? { version: ausgabe.version, ...(ausgabe.gueltigVon ? { gueltigVon: ausgabe.gueltigVon } : {}) }
    : { tag };
  const frage = { ...welche, page, searchLimit, ...(query ? { query } : {}) };
  return queryOptions({
    queryKey: [...gefahrgutschluessel, 'tabelle', frage],
    queryFn: async ({ signal }) => {
      const { data, headers } = await gefahrgutklasseTabelle(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}
