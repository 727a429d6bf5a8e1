import type {
  Mauttabelle,
  MauttabelleEingabe,
  MautvorgabeEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  mauttabellenAendern,
  mauttabellenAlle,
  mauttabellenAnlegen,
  mauttabellenEine,
  mauttabellenErzeugen,
  mauttabellenSaetze,
} from '@frachtportal/api-client/generated/maut';
import { queryOptions } from '@tanstack/react-query';

export const mautschluessel = ['maut', 'tabellen'] as const;

export const mauttabellen = queryOptions({
  queryKey: mautschluessel,
  queryFn: async ({ signal }) => (await mauttabellenAlle({ signal })).data,
});

/** A table for its form: always fresh, and left alone while somebody works on it. */
export function mauttabelle(id: number) {
  return queryOptions({
    queryKey: [...mautschluessel, id],
    queryFn: async ({ signal }) => (await mauttabellenEine(id, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The statutory rates of Germany to choose from. */
export const mautsaetze = queryOptions({
  queryKey: ['maut', 'saetze'],
  queryFn: async ({ signal }) => (await mauttabellenSaetze({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** A table made from a rate; it is not stored by this. */
export async function erzeugeTabelle(vorgabe: MautvorgabeEingabe): Promise<MauttabelleEingabe> {
  return (await mauttabellenErzeugen(vorgabe)).data;
}

/** Stores a new table, or a changed one unless somebody else has changed it since this version. */
export async function speichereTabelle(
  id: number | null,
  tabelle: MauttabelleEingabe,
  version: number,
): Promise<Mauttabelle> {
  const antwort = id
    ? await mauttabellenAendern(id, tabelle, { headers: { 'If-Match': `"${version}"` } })
    : await mauttabellenAnlegen(tabelle);
  return antwort.data;
}
