import type { Gefahrgutklasse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  gefahrgutklasseStaende,
  gefahrgutklasseSuche,
  packmittelGefahrgutverpackungen,
} from '@frachtportal/api-client/generated/stammdaten';
import { unnummerAus } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutsuche';
import { queryOptions } from '@tanstack/react-query';

/** Everything kept of the dangerous-goods table, to be thrown away once an edition has come. */
export const gefahrgutschluessel = ['gefahrgut'] as const;

/** The editions that are stored, the latest first. */
export const gefahrgutausgaben = queryOptions({
  queryKey: [...gefahrgutschluessel, 'ausgaben'],
  queryFn: async ({ signal }) => (await gefahrgutklasseStaende({ signal })).data,
});

/** Where entries are looked for: in one edition, on a day on which it holds. */
export interface Gefahrgutort {
  tag: string;
  version: string;
}

/**
 * Rows of the dangerous-goods table (without a place those that hold today): a text of digits (also `UN 1203`) is a
 * number, anything else part of a name.
 */
export async function gefahrgutvorschlaege(
  text: string,
  ort: Gefahrgutort | null,
  signal?: AbortSignal,
): Promise<Gefahrgutklasse[]> {
  const unnr = unnummerAus(text);
  if (unnr === null && /^(un\s*)?\d+$/i.test(text.trim())) return [];
  const { data } = await gefahrgutklasseSuche(
    { ...(unnr === null ? { bezeichnung: text.trim() } : { unnr }), ...ort },
    signal ? { signal } : {},
  );
  return data;
}

/** Packagings that may hold dangerous goods, as the configuration of the client has them. */
export function gefahrgutverpackungen(mandant: number | null) {
  return queryOptions({
    queryKey: ['stammdaten', 'verpackungen/ggvs', mandant],
    queryFn: async ({ signal }) => {
      const frage = { isGGVS: true, ...(mandant === null ? {} : { mandant }) };
      return (await packmittelGefahrgutverpackungen(frage, { signal })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
