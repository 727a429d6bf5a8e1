import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { aufruf } from '@frachtportal/api-client/mutator';
import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { queryOptions } from '@tanstack/react-query';

interface Antwort {
  data: Adresse;
}

/** Stores a new entry of the address book; the same key never creates a second one. */
export async function legeAdresseAn(adresse: Partial<Adresse>, idempotenz: string): Promise<Adresse> {
  const { data } = await aufruf<Antwort>('/api/adressen', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotenz },
    body: JSON.stringify(adresse),
  });
  return data;
}

/** A client's own address, without a client the one of the user's. Null where there is none. */
export function eigeneAdresse(mandant: number | null) {
  return queryOptions({
    queryKey: ['adressen', 'eigene', mandant],
    queryFn: async ({ signal }): Promise<Adresse | null> => {
      const pfad = mandant === null ? 'currentMandantAdresse' : `mandantadresse/${mandant}`;
      try {
        return (await aufruf<Antwort>(`/api/adressen/${pfad}`, { method: 'GET', signal })).data;
      } catch (grund) {
        if (grund instanceof ApiFehler && grund.status === 404) return null;
        throw grund;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { leise: true },
  });
}
