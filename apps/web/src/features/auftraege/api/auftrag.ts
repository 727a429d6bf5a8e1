import {
  auftraegeAendern,
  auftraegeAnlegen,
  auftraegeEines,
} from '@frachtportal/api-client/generated/auftraege';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { queryOptions } from '@tanstack/react-query';

type Koerper = Parameters<typeof auftraegeAnlegen>[0];

/** An order as it was read, with the mark of its version. */
export interface Gelesen {
  auftrag: Auftrag;
  etag: string | null;
}

export async function liesAuftrag(id: number, signal?: AbortSignal): Promise<Gelesen> {
  const { data, headers } = await auftraegeEines(id, signal ? { signal } : {});
  return { auftrag: data as unknown as Auftrag, etag: headers.get('etag') };
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
export async function legeAn(auftrag: Partial<Auftrag>, idempotenz: string): Promise<Auftrag> {
  const { data } = await auftraegeAnlegen(auftrag as Koerper, { headers: { 'Idempotency-Key': idempotenz } });
  return data as unknown as Auftrag;
}

/** Stores a changed order, unless somebody else has changed it meanwhile. */
export async function aendere(id: number, auftrag: Partial<Auftrag>, etag: string | null): Promise<Auftrag> {
  const { data } = await auftraegeAendern(
    id,
    auftrag as Koerper,
    etag ? { headers: { 'If-Match': etag } } : {},
  );
  return data as unknown as Auftrag;
}
