import {
  auftragsvorschlaegeAnzahl,
  auftragsvorschlaegeEines,
  auftragsvorschlaegeGibAlleFrei,
  auftragsvorschlaegeGibFrei,
  auftragsvorschlaegeNimmZurueck,
  auftragsvorschlaegeSuche,
  auftragsvorschlaegeVerwirf,
} from '@frachtportal/api-client/generated/auftragsvorschlaege';
import type {
  Auftrag,
  AuftragEingabe,
  Auftragsvorschlagszeile,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Vorschlagszustand } from '@frachtportal/domain/auftragsvorschlag/vorschlagsart';
import { queryOptions } from '@tanstack/react-query';

/** Everything kept of proposals, to be thrown away once one has changed. */
export const vorschlagsschluessel = ['auftragsvorschlaege'] as const;

export const vorschlaegeJeSeite = 50;

export interface Vorschlagsfrage {
  zustand: Vorschlagszustand;
  query: string;
  /** From 1. */
  seite: number;
  mandantId: number | null;
  sortierung: { feld: string; richtung: 'asc' | 'desc' } | null;
}

/** One page of the proposals. */
export function vorschlaegeAbfrage({ zustand, query, seite, mandantId, sortierung }: Vorschlagsfrage) {
  const frage = {
    zustand,
    page: seite - 1,
    searchLimit: vorschlaegeJeSeite,
    ...(query && { query }),
    ...(mandantId && { mandantId }),
    ...(sortierung && { sortierung: `${sortierung.feld}:${sortierung.richtung}` }),
  };
  return queryOptions({
    queryKey: [...vorschlagsschluessel, 'liste', frage] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await auftragsvorschlaegeSuche(frage, { signal });
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    // Of another state nothing stays: one would take it for what was asked for.
    placeholderData: (vorher, vorige) => (vorige?.queryKey[2].zustand === zustand ? vorher : undefined),
  });
}

/** How many wait for somebody. */
export const wartendeAbfrage = queryOptions({
  queryKey: [...vorschlagsschluessel, 'wartende'],
  queryFn: async ({ signal }) => (await auftragsvorschlaegeAnzahl({ zustand: 'wartet' }, { signal })).data,
  meta: { leise: true },
});

/** A proposal for the form: always fresh, and left alone while somebody works on it. */
export function vorschlagFuerFormular(id: number) {
  return queryOptions({
    queryKey: [...vorschlagsschluessel, id, 'formular'],
    queryFn: async ({ signal }) => (await auftragsvorschlaegeEines(id, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { leise: true },
  });
}

/** Creates the order of a proposal as a person has corrected it; under the same key once. */
export async function gibBerichtigtFrei(
  { id, version }: Pick<Auftragsvorschlagszeile, 'id' | 'version'>,
  auftrag: AuftragEingabe,
  schluessel: string,
): Promise<Auftrag> {
  const headers = { 'If-Match': `"${version}"`, 'Idempotency-Key': schluessel };
  return (await auftragsvorschlaegeGibFrei(id, auftrag, { headers })).data;
}

export interface Freigabe {
  freigegeben: Auftragsvorschlagszeile[];
  abgelehnt: number[];
}

/** Creates the orders of those that can be released as they wait. */
export async function gibFrei(ids: number[]): Promise<Freigabe> {
  const { data, headers } = await auftragsvorschlaegeGibAlleFrei(ids);
  const abgelehnt = headers.get('abgelehnt')?.split(',').map(Number) ?? [];
  return { freigegeben: data, abgelehnt };
}

export async function verwirf(id: number, grund: string | null): Promise<void> {
  await auftragsvorschlaegeVerwirf(id, { grund });
}

/** Discarded ones wait again. */
export async function nimmZurueck(ids: readonly number[]): Promise<void> {
  for (const id of ids) await auftragsvorschlaegeNimmZurueck(id);
}
