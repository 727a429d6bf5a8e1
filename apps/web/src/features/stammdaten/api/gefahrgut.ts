import {
  gefahrgutklasseSuche,
  packmittelGefahrgutverpackungen,
} from '@frachtportal/api-client/generated/stammdaten';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import { unnummerAus } from '@frachtportal/domain/stammdaten/gefahrgutsuche';
import type { Verpackung } from '@frachtportal/domain/stammdaten/ladeeinheiten';
import { queryOptions } from '@tanstack/react-query';

/**
 * Rows of the dangerous-goods table that hold on the day of the order (without one today): a text of digits (also
 * `UN 1203`) is a number, anything else part of a name.
 */
export async function gefahrgutvorschlaege(
  text: string,
  tag: string | null,
  signal?: AbortSignal,
): Promise<Gefahrgutklasse[]> {
  const unnr = unnummerAus(text);
  if (unnr === null && /^(un\s*)?\d+$/i.test(text.trim())) return [];
  const { data } = await gefahrgutklasseSuche(
    { ...(unnr === null ? { bezeichnung: text.trim() } : { unnr }), ...(tag ? { tag } : {}) },
    signal ? { signal } : {},
  );
  return data as unknown as Gefahrgutklasse[];
}

/** Packagings that may hold dangerous goods, as the configuration of the client has them. */
export function gefahrgutverpackungen(mandant: number | null) {
  return queryOptions({
    queryKey: ['stammdaten', 'verpackungen/ggvs', mandant],
    queryFn: async ({ signal }) => {
      const frage = { isGGVS: true, ...(mandant === null ? {} : { mandant }) };
      return (await packmittelGefahrgutverpackungen(frage, { signal })).data as unknown as Verpackung[];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
