import type {
  Gefahrgutdatei,
  Gefahrgutstand,
  Gefahrgutuebernahme,
  Gefahrgutvergleich,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  gefahrgutimportLesen,
  gefahrgutimportUebernahmen,
  gefahrgutimportUebernehmen,
  gefahrgutimportVergleichen,
  gefahrgutimportZuruecknehmen,
} from '@frachtportal/api-client/generated/gefahrgut';
import { gefahrgutklasseTabelle } from '@frachtportal/api-client/generated/stammdaten';
import type { Gefahrgutausgabe } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
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

/** What was taken over, the latest first: only this one can be taken back. */
export const gefahrgutuebernahmen = queryOptions({
  queryKey: [...gefahrgutschluessel, 'uebernahmen'],
  queryFn: async ({ signal }) => (await gefahrgutimportUebernahmen({ signal })).data,
});

export async function nimmUebernahmeZurueck({ id }: Gefahrgutuebernahme): Promise<void> {
  await gefahrgutimportZuruecknehmen(id);
}

export async function liesGefahrgutdatei(file: File): Promise<Gefahrgutdatei> {
  return (await gefahrgutimportLesen({ file })).data;
}

export async function vergleicheGefahrgut(
  id: number,
  ausgabe: Gefahrgutausgabe,
): Promise<Gefahrgutvergleich> {
  return (await gefahrgutimportVergleichen(id, ausgabe)).data;
}

export async function uebernimmGefahrgut(id: number, ausgabe: Gefahrgutausgabe): Promise<Gefahrgutvergleich> {
  return (await gefahrgutimportUebernehmen(id, ausgabe)).data;
}
