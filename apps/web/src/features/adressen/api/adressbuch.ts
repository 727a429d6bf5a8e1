import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import {
  adressenAnlegen,
  adressenDesMandanten,
  adressenEigene,
} from '@frachtportal/api-client/generated/adressen';
import type { Adresse, AdresseEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adresskoerper } from './adresse';

/** Stores a new entry of the address book; the same key never creates a second one. */
export async function legeAdresseAn(adresse: Partial<AdresseEingabe>, idempotenz: string): Promise<Adresse> {
  const { data } = await adressenAnlegen(adresskoerper(adresse), {
    headers: { 'Idempotency-Key': idempotenz },
  });
  return data;
}

/** A client's own address, without a client the one of the user's. Null where there is none. */
export function eigeneAdresse(mandant: number | null) {
  return queryOptions({
    queryKey: ['adressen', 'eigene', mandant],
    queryFn: async ({ signal }): Promise<Adresse | null> => {
      try {
        const antwort =
          mandant === null ? adressenEigene({ signal }) : adressenDesMandanten(mandant, { signal });
        return (await antwort).data;
      } catch (grund) {
        if (grund instanceof ApiFehler && grund.status === 404) return null;
        throw grund;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leise: true },
  });
}
