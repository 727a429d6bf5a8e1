import {
  adressenAendern,
  adressenDubletten,
  adressenEine,
  adressenFuehreZusammen,
} from '@frachtportal/api-client/generated/adressen';
import type {
  Adresse,
  AdresseEingabe,
  AdresszusammenfuehrungEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Dublettenfrage } from '@frachtportal/domain/adresse/adresssuche';
import { queryOptions } from '@tanstack/react-query';
import { adressschluessel } from './adressliste';

/** An address as it was read, with the mark of its version. */
export interface GeleseneAdresse {
  adresse: Adresse;
  etag: string | null;
}

export async function liesAdresse(id: number, signal?: AbortSignal): Promise<GeleseneAdresse> {
  const { data, headers } = await adressenEine(id, signal ? { signal } : {});
  return { adresse: data, etag: headers.get('etag') };
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

/** What is sent of an address; whether its name will do the server says, at the field. */
export const adresskoerper = (adresse: Partial<AdresseEingabe>): AdresseEingabe => ({ name: '', ...adresse });

/** Stores a changed address, unless somebody else has changed it meanwhile. */
export async function aendereAdresse(
  id: number,
  adresse: Partial<AdresseEingabe>,
  etag: string | null,
): Promise<Adresse> {
  const koerper = adresskoerper(adresse);
  const { data } = await adressenAendern(id, koerper, etag ? { headers: { 'If-Match': etag } } : {});
  return data;
}

/** Entries that are probably the same as what is being typed; nothing is asked before that says enough. */
export function dublettenAbfrage(frage: Partial<Dublettenfrage>) {
  const gefuellt = Object.fromEntries(Object.entries(frage).filter(([, wert]) => wert));
  const genug = (frage.name?.trim().length ?? 0) >= 3 && Boolean(frage.plz || frage.ort || frage.fremdnummer);
  return queryOptions({
    queryKey: [...adressschluessel, 'dubletten', gefuellt],
    queryFn: async ({ signal }) => (await adressenDubletten({ name: '', ...gefuellt }, { signal })).data,
    enabled: genug,
    // While it is being asked anew the former warning stays, so that nothing flickers.
    placeholderData: (vorher) => (genug ? vorher : undefined),
    meta: { leise: true },
  });
}

/** Makes one of two entries; stale ones are refused. */
export async function fuehreZusammen(beide: AdresszusammenfuehrungEingabe): Promise<Adresse> {
  const { data } = await adressenFuehreZusammen(beide);
  return data;
}

/** The version that an ETag stands for. */
export function versionVon(etag: string | null): number | null {
  const version = /^"(\d+)"$/.exec(etag ?? '')?.[1];
  return version ? Number(version) : null;
}
