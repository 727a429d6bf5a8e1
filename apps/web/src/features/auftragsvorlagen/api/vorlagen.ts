import { vorlageAnwendenAnwenden } from '@frachtportal/api-client/generated/auftraege';
import {
  auftragsvorlagenAendern,
  auftragsvorlagenAnlegen,
  auftragsvorlagenEntfernen,
  auftragsvorlagenMitName,
  auftragsvorlagenSuche,
} from '@frachtportal/api-client/generated/auftragsvorlagen';
import type {
  AuftragEntwurfEingabe,
  Auftragsvorlage,
  AuftragsvorlageEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { liesVorlage, vorlagenschluessel } from './vorlage';

export interface Vorlagenanfrage {
  query: string;
  /** From 0. */
  page: number;
  searchLimit: number;
  mandantId: number | null;
  sortierung: { feld: string; richtung: 'asc' | 'desc' } | null;
}

/** One page of the templates. */
export function vorlagenAbfrage({ query, page, searchLimit, mandantId, ...p }: Vorlagenanfrage) {
  const sortierung = p.sortierung && `${p.sortierung.feld}:${p.sortierung.richtung}`;
  return queryOptions({
    queryKey: [...vorlagenschluessel, 'liste', query, page, searchLimit, mandantId, sortierung],
    queryFn: async ({ signal }) => {
      const frage = {
        page,
        searchLimit,
        ...(query ? { query } : {}),
        ...(mandantId ? { mandantId } : {}),
        ...(sortierung ? { sortierung } : {}),
      };
      const { data, headers } = await auftragsvorlagenSuche(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** The template that has this name already, with the client or one that shares names with it. */
export async function vorlagenMitName(name: string, mandantId: number | null, signal?: AbortSignal) {
  const frage = { name, ...(mandantId === null ? {} : { mandantId }) };
  const { data } = await auftragsvorlagenMitName(frage, signal ? { signal } : {});
  return data;
}

/** The new, unsaved order a template leads to, with the days of today, and which fields of it were left open. */
export function auftragAusVorlage(id: number) {
  return queryOptions({
    queryKey: [...vorlagenschluessel, id, 'angewandt'],
    queryFn: async ({ signal }) => {
      const { data, headers } = await vorlageAnwendenAnwenden(id, {}, { signal });
      const ausgelassen = headers.get('ausgelassen')?.split(',') ?? [];
      return { auftrag: data, ausgelassen };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { leise: true },
  });
}

export interface NeueVorlage {
  vorlageName: string;
  mandantId: number | null;
  auftrag: AuftragEntwurfEingabe;
}

function koerper({ vorlageName, mandantId, auftrag }: NeueVorlage): AuftragsvorlageEingabe {
  const mandant = mandantId === null ? {} : { mandant: { id: mandantId } };
  return { vorlageName, ...mandant, auftrag };
}

/** Stores a new template; the same key never creates a second one. */
export async function legeVorlageAn(neu: NeueVorlage, idempotenz: string): Promise<Auftragsvorlage> {
  const { data } = await auftragsvorlagenAnlegen(koerper(neu), {
    headers: { 'Idempotency-Key': idempotenz },
  });
  return data;
}

/** Stores a changed template, unless somebody else has changed it meanwhile. */
export async function aendereVorlage(
  id: number,
  neu: NeueVorlage,
  etag: string | null,
): Promise<Auftragsvorlage> {
  const { data } = await auftragsvorlagenAendern(
    id,
    koerper(neu),
    etag ? { headers: { 'If-Match': etag } } : {},
  );
  return data;
}

/** Another name for the template as it is stored now; a change of somebody else in between is not overwritten. */
export async function benenneVorlageUm(id: number, vorlageName: string): Promise<Auftragsvorlage> {
  const { vorlage, etag } = await liesVorlage(id);
  const { mandant: _, ...auftrag } = vorlage.auftrag;
  return aendereVorlage(id, { vorlageName, mandantId: vorlage.mandant?.id ?? null, auftrag }, etag);
}

export async function loescheVorlage(id: number): Promise<void> {
  await auftragsvorlagenEntfernen(id);
}
