import {
  adressenAendern,
  adressenDubletten,
  adressenEine,
  adressenFuehreZusammen,
} from '@frachtportal/api-client/generated/adressen';
import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Dublettenfrage } from '@frachtportal/domain/adresse/adresssuche';
import type { Adresszusammenfuehrung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { queryOptions } from '@tanstack/react-query';
import { adressschluessel } from './adressliste';

/** An address as it was read, with the mark of its version. */
export interface GeleseneAdresse {
  adresse: Adresse;
  etag: string | null;
}

export async function liesAdresse(id: number, signal?: AbortSignal): Promise<GeleseneAdresse> {
  const { data, headers } = await adressenEine(id, signal ? { signal } : {});
  return { adresse: data as unknown as Adresse, etag: headers.get('etag') };
}

/** The address for the form: always fresh, and left alone while somebody works on it. */
export function adresseFuerFormular(id: number) {
  return queryOptions({
    queryKey: [...adressschluessel, id, 'formular'],
    queryFn: ({ signal }) => liesAdresse(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { leise: true },
  });
}

/** Stores a changed address, unless somebody else has changed it meanwhile. */
export async function aendereAdresse(
  id: number,
  adresse: Partial<Adresse>,
  etag: string | null,
): Promise<Adresse> {
  const { data } = await adressenAendern(
    id,
    adresse as Parameters<typeof adressenAendern>[1],
    etag ? { headers: { 'If-Match': etag } } : {},
  );
  return data as unknown as Adresse;
}

/** Entries that are probably the same as what is being typed; nothing is asked before that says enough. */
export function dublettenAbfrage(frage: Partial<Dublettenfrage>) {
  const gefuellt = Object.fromEntries(Object.entries(frage).filter(([, wert]) => wert));
  const genug = (frage.name?.trim().length ?? 0) >= 3 && Boolean(frage.plz || frage.ort || frage.fremdnummer);
  return queryOptions({
    queryKey: [...adressschluessel, 'dubletten', gefuellt],
    queryFn: async ({ signal }) =>
      (await adressenDubletten({ name: '', ...gefuellt }, { signal })).data as unknown as Adresse[],
    enabled: genug,
    // While it is being asked anew the former warning stays, so that nothing flickers.
    placeholderData: (vorher) => (genug ? vorher : undefined),
    meta: { leise: true },
  });
}

/** Makes one of two entries; stale ones are refused. */
export async function fuehreZusammen(beide: Adresszusammenfuehrung): Promise<Adresse> {
  const { data } = await adressenFuehreZusammen(beide as Parameters<typeof adressenFuehreZusammen>[0]);
  return data as unknown as Adresse;
}

/** The version that an ETag stands for. */
export function versionVon(etag: string | null): number | null {
  const version = /^"(\d+)"$/.exec(etag ?? '')?.[1];
  return version ? Number(version) : null;
}
