import {
  auftraegeAendern,
  auftraegeAnlegen,
  auftraegeEines,
} from '@frachtportal/api-client/generated/auftraege';
import type { Auftrag, AuftragEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

/** An order as it was read, with the mark of its version. */
export interface Gelesen {
  auftrag: Auftrag;
  etag: string | null;
}

export async function liesAuftrag(id: number, signal?: AbortSignal): Promise<Gelesen> {
  const { data, headers } = await auftraegeEines(id, signal ? { signal } : {});
  return { auftrag: data, etag: headers.get('etag') };
}

/** The order for the form: always fresh, and left alone while somebody works on it. */
export function auftragFuerFormular(id: number) {
  return queryOptions({
    queryKey: ['auftraege', id, 'formular'],
    queryFn: ({ signal }) => liesAuftrag(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Long enough for the slowest machine to draw the form; the page forgets it on leaving.
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { leise: true },
  });
}

/** Stores a new order; the same key never creates a second one. */
export async function legeAn(auftrag: AuftragEingabe, idempotenz: string): Promise<Auftrag> {
  const { data } = await auftraegeAnlegen(auftrag, { headers: { 'Idempotency-Key': idempotenz } });
  return data;
}

/** Stores a changed order, unless somebody else has changed it meanwhile. */
export async function aendere(id: number, auftrag: AuftragEingabe, etag: string | null): Promise<Auftrag> {
  const { data } = await auftraegeAendern(id, auftrag, etag ? { headers: { 'If-Match': etag } } : {});
  return data;
}
