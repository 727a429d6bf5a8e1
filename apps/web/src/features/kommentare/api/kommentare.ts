import type { Kommentar, KommentarEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  kommentareAnsprechbare,
  kommentareGelesen,
  kommentareSchreiben,
  kommentareUngelesene,
  kommentareZuAuftrag,
} from '@frachtportal/api-client/generated/kommentare';
import { queryOptions } from '@tanstack/react-query';
import { gleicheTafel } from '../../../lib/abfragen/tafel';

/** What was said about an order; everything known of an order goes stale together. */
export function kommentareAbfrage(auftragId: number) {
  return queryOptions({
    queryKey: ['auftraege', auftragId, 'kommentare'] as const,
    queryFn: async ({ signal }) => (await kommentareZuAuftrag(auftragId, { signal })).data,
    meta: { leise: true },
  });
}

/** How many comments the user has not read, by order. */
export const ungeleseneAbfrage = queryOptions({
  queryKey: ['kommentare', 'ungelesen'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await kommentareUngelesene({ signal });
    return new Map(data.map(({ auftragId, anzahl }) => [auftragId, anzahl]));
  },
  structuralSharing: gleicheTafel,
  meta: { leise: true },
});

/** Who can be named in a comment on an order. */
export function ansprechbareAbfrage(auftragId: number) {
  return queryOptions({
    queryKey: ['auftraege', auftragId, 'ansprechbare'] as const,
    queryFn: async ({ signal }) => (await kommentareAnsprechbare(auftragId, { signal })).data,
    meta: { leise: true },
  });
}

/** Under the same key once. */
export async function schreibeKommentar(
  auftragId: number,
  kommentar: KommentarEingabe,
  schluessel: string,
): Promise<Kommentar> {
  const headers = { 'Idempotency-Key': schluessel };
  return (await kommentareSchreiben(auftragId, kommentar, { headers })).data;
}

export async function merkeGelesen(auftragId: number, bis: number): Promise<void> {
  await kommentareGelesen(auftragId, { bis });
}
