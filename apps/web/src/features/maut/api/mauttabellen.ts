import {
  mauttabellenAendern,
  mauttabellenAlle,
  mauttabellenAnlegen,
  mauttabellenEine,
  mauttabellenErzeugen,
  mauttabellenSaetze,
} from '@frachtportal/api-client/generated/maut';
import type { Mautvorgabe } from '@frachtportal/domain/maut/mauterzeuger';
import type { Mautsatz } from '@frachtportal/domain/maut/mautsatz';
import type { Mauttabelle, Mauttabellenkopf } from '@frachtportal/domain/maut/mauttabelle';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { queryOptions } from '@tanstack/react-query';

export const mautschluessel = ['maut', 'tabellen'] as const;

/** A table in the list; its country comes as the whole short object. */
export type Mautkopf = Mauttabellenkopf & { land: Pick<Land, 'id' | 'lkz' | 'bezeichnung'> };

export const mauttabellen = queryOptions({
  queryKey: mautschluessel,
  queryFn: async ({ signal }) => (await mauttabellenAlle({ signal })).data as unknown as Mautkopf[],
});

/** A table for its form: always fresh, and left alone while somebody works on it. */
export function mauttabelle(id: number) {
  return queryOptions({
    queryKey: [...mautschluessel, id],
    queryFn: async ({ signal }) => (await mauttabellenEine(id, { signal })).data as unknown as Mauttabelle,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The statutory rates of Germany to choose from. */
export const mautsaetze = queryOptions({
  queryKey: ['maut', 'saetze'],
  queryFn: async ({ signal }) => (await mauttabellenSaetze({ signal })).data as unknown as Mautsatz[],
  staleTime: Number.POSITIVE_INFINITY,
});

/** A table made from a rate; it is not stored by this. */
export async function erzeugeTabelle(vorgabe: Partial<Mautvorgabe>): Promise<Mauttabelle> {
  return (await mauttabellenErzeugen(vorgabe as never)).data as unknown as Mauttabelle;
}

/** Stores a new table, or a changed one unless somebody else has changed it since this version. */
export async function speichereTabelle(
  id: number | null,
  tabelle: Mauttabelle,
  version: number,
): Promise<Mauttabelle> {
  const antwort = id
    ? await mauttabellenAendern(id, tabelle as never, { headers: { 'If-Match': `"${version}"` } })
    : await mauttabellenAnlegen(tabelle as never);
  return antwort.data as unknown as Mauttabelle;
}
