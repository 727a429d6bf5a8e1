import {
  firmenanmeldungAendere,
  firmenanmeldungEine,
  firmenanmeldungLoesche,
  firmenanmeldungProbiere,
} from '@frachtportal/api-client/generated/authentication';
import type { FirmenanmeldungEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

/** How people of a main client sign in with their company, for its form: fresh, and left alone while somebody works on it. */
export const firmaFuerFormular = (mandantId: number) =>
  queryOptions({
    queryKey: ['mandanten', mandantId, 'firmenanmeldung'],
    queryFn: async ({ signal }) => {
      const { data, headers } = await firmenanmeldungEine(mandantId, { signal });
      return { anmeldung: data, etag: headers.get('etag') };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Stores it, unless somebody else has changed it meanwhile. */
export async function speichereFirma(
  mandantId: number,
  anmeldung: FirmenanmeldungEingabe,
  etag: string | null,
): Promise<void> {
  await firmenanmeldungAendere(mandantId, anmeldung, etag ? { headers: { 'If-Match': etag } } : {});
}

export const entferneFirma = async (mandantId: number): Promise<void> => {
  await firmenanmeldungLoesche(mandantId);
};

/** Does the provider answer, as it is stored? */
export const probiereFirma = async (mandantId: number) => (await firmenanmeldungProbiere(mandantId)).data;
