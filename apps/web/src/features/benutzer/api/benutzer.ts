import {
  benutzerAendern,
  benutzerAnlegen,
  benutzerEiner,
  benutzerEntfernen,
  benutzerPruefeName,
  benutzerSuche,
} from '@frachtportal/api-client/generated/benutzer';
import type { Benutzer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { mandantenAuswahl } from '@frachtportal/api-client/generated/mandanten';
import { registrierungSprachen } from '@frachtportal/api-client/generated/registrierung';
import type { Benutzerformular } from '@frachtportal/domain/benutzer/benutzer';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Everything kept of users, to be thrown away once one has changed. */
export const benutzerschluessel = ['benutzer'] as const;

export interface Benutzeranfrage {
  query: string;
  /** From 0. */
  page: number;
  searchLimit: number;
}

export function benutzerAbfrage(anfrage: Benutzeranfrage) {
  return queryOptions({
    queryKey: [...benutzerschluessel, 'liste', anfrage],
    queryFn: async ({ signal }) => {
      const { data, headers } = await benutzerSuche(anfrage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

export interface GelesenerBenutzer {
  benutzer: Benutzer;
  etag: string | null;
}

export async function liesBenutzer(id: number, signal?: AbortSignal): Promise<GelesenerBenutzer> {
  const { data, headers } = await benutzerEiner(id, signal ? { signal } : {});
  return { benutzer: data, etag: headers.get('etag') };
}

/** A user for the form: always fresh, and left alone while somebody works on it. */
export function benutzerFuerFormular(id: number) {
  return queryOptions({
    queryKey: [...benutzerschluessel, id, 'formular'],
    queryFn: ({ signal }) => liesBenutzer(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Stores a new user; the same key never creates a second one. */
export async function legeBenutzerAn(b: Benutzerformular, idempotenz: string): Promise<void> {
  const { passwordRepeat: _, passwortAlt: __, ...benutzer } = b;
  await benutzerAnlegen(benutzer, { headers: { 'Idempotency-Key': idempotenz } });
}

/** Stores a changed user, unless somebody else has changed it meanwhile. */
export async function aendereBenutzer(id: number, b: Benutzerformular, etag: string | null): Promise<void> {
  const { passwordRepeat: _, ...benutzer } = b;
  await benutzerAendern(id, benutzer, etag ? { headers: { 'If-Match': etag } } : {});
}

/** Deletes with the token that reading the user gives. */
export async function loescheBenutzer(id: number): Promise<void> {
  const { benutzer } = await liesBenutzer(id);
  await benutzerEntfernen(id, benutzer.token ? { token: benutzer.token } : {});
}

export async function istVergeben(name: string, signal: AbortSignal): Promise<boolean> {
  return (await benutzerPruefeName(name, { signal })).data;
}

const fuerImmer = { staleTime: Number.POSITIVE_INFINITY } as const;

export const sprachenZurWahl = queryOptions({
  ...fuerImmer,
  queryKey: ['sprachen'],
  queryFn: async ({ signal }) => (await registrierungSprachen({ signal })).data,
});

export const mandantenZurWahl = queryOptions({
  queryKey: ['mandanten', 'auswahl'],
  queryFn: async ({ signal }) => (await mandantenAuswahl({ signal })).data,
});

export const versionen = [
  { id: 1, text: 'allgemein.standardversion' },
  { id: 2, text: 'allgemein.metroversion' },
] as const;
