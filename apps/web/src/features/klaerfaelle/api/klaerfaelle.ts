import type {
  Klaerfall,
  KlaerfallabschlussEingabe,
  KlaerfalleroeffnungEingabe,
  KlaerfallweitergabeEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  klaerfaelleErledigen,
  klaerfaelleEroeffnen,
  klaerfaelleOffene,
  klaerfaelleSchadensanzeige,
  klaerfaelleSuche,
  klaerfaelleWeitergeben,
  klaerfaelleZuAuftrag,
  klaerfaelleZustaendige,
} from '@frachtportal/api-client/generated/klaerfaelle';
import { queryOptions } from '@tanstack/react-query';
import { gleicheTafel } from '../../../lib/abfragen/tafel';

/** Lists of cases, and which orders have some. */
export const klaerfallschluessel = ['klaerfaelle'] as const;

export const klaerfaelleJeSeite = 50;

export interface Klaerfallfrage {
  zustand: 'offen' | 'erledigt';
  wer: 'ich' | 'niemand' | null;
  mandantId: number | null;
  /** From 1. */
  seite: number;
}

/** One page of cases. */
export function klaerfaelleAbfrage({ zustand, wer, mandantId, seite }: Klaerfallfrage) {
  const frage = {
    zustand,
    page: seite - 1,
    searchLimit: klaerfaelleJeSeite,
    ...(wer && { wer }),
    ...(mandantId && { mandantId }),
  };
  return queryOptions({
    queryKey: [...klaerfallschluessel, 'liste', frage] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await klaerfaelleSuche(frage, { signal });
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    // Of another view nothing stays: one would take it for what was asked for.
    placeholderData: (vorher, vorige) => {
      const davor = vorige?.queryKey[2];
      return davor?.zustand === zustand && (davor.wer ?? null) === wer ? vorher : undefined;
    },
  });
}

/** How many are open, by order. */
export const offeneAbfrage = queryOptions({
  queryKey: [...klaerfallschluessel, 'offene'],
  queryFn: async ({ signal }) => {
    const { data } = await klaerfaelleOffene({ signal });
    return new Map(data.map(({ auftragId, ...offene }) => [auftragId, offene]));
  },
  structuralSharing: gleicheTafel,
  meta: { leise: true },
});

/** The cases of an order; everything known of an order goes stale together. */
export function klaerfaelleZu(auftragId: number) {
  return queryOptions({
    queryKey: ['auftraege', auftragId, 'klaerfaelle'] as const,
    queryFn: async ({ signal }) => (await klaerfaelleZuAuftrag(auftragId, { signal })).data,
    meta: { leise: true },
  });
}

/** Who can clear up what is wrong with an order. */
export function zustaendigeAbfrage(auftragId: number) {
  return queryOptions({
    queryKey: ['auftraege', auftragId, 'zustaendige'] as const,
    queryFn: async ({ signal }) => (await klaerfaelleZustaendige(auftragId, { signal })).data,
  });
}

/** Under the same key once. */
export const eroeffneKlaerfall = async (
  auftragId: number,
  was: KlaerfalleroeffnungEingabe,
  schluessel: string,
) => (await klaerfaelleEroeffnen(auftragId, was, { headers: { 'Idempotency-Key': schluessel } })).data;

type Stand = Pick<Klaerfall, 'id' | 'version'>;
const fuer = ({ version }: Stand) => ({ headers: { 'If-Match': `"${version}"` } });

export const gibKlaerfallWeiter = async (fall: Stand, was: KlaerfallweitergabeEingabe) =>
  (await klaerfaelleWeitergeben(fall.id, was, fuer(fall))).data;
export const erledigeKlaerfall = async (fall: Stand, was: KlaerfallabschlussEingabe) =>
  (await klaerfaelleErledigen(fall.id, was, fuer(fall))).data;

export const liesSchadensanzeige = async (id: number): Promise<Blob> =>
  (await klaerfaelleSchadensanzeige(id)).data;
