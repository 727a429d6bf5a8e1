import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type {
  Mandant,
  MandantEingabe,
  NeuerMandantEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  mandantenEiner,
  mandantenverwaltungAendere,
  mandantenverwaltungAlle,
  mandantenverwaltungFreie,
  mandantenverwaltungHauptmandanten,
  mandantenverwaltungLegeAn,
  mandantenverwaltungStufeAb,
  mandantenverwaltungUntermandanten,
} from '@frachtportal/api-client/generated/mandanten';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { queryOptions } from '@tanstack/react-query';

/** Everything kept of clients, the choices of other pages too, to be thrown away once one has changed. */
export const mandantenschluessel = ['mandanten'] as const;

export type Mandantenart = 'haupt' | 'unter' | 'frei' | 'alle';

function rufe(art: Mandantenart, suche: string, haupt: number | null, signal: AbortSignal) {
  const frage = suche ? { searchString: suche } : {};
  if (art === 'haupt') return mandantenverwaltungHauptmandanten(frage, { signal });
  if (art === 'frei') return mandantenverwaltungFreie(frage, { signal });
  if (art === 'alle') return mandantenverwaltungAlle(frage, { signal });
  return mandantenverwaltungUntermandanten(haupt as number, frage, { signal });
}

/** Clients of a kind; sub clients are those of `haupt`. The newest 1,000, with the true total. */
export function mandantenliste(art: Mandantenart, suche: string, haupt: number | null = null) {
  return queryOptions({
    queryKey: [...mandantenschluessel, 'verwaltung', art, suche, haupt],
    queryFn: async ({ signal }) => {
      const { data, headers } = await rufe(art, suche, haupt, signal);
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    enabled: art !== 'unter' || haupt !== null,
    // Of another main client or kind nothing stays: one would take it for what was asked for.
    placeholderData: (vorher, frage) =>
      frage?.queryKey[2] === art && frage.queryKey[4] === haupt ? vorher : undefined,
  });
}

export interface GelesenerMandant {
  mandant: Mandant;
  etag: string | null;
}

async function lies(id: number, signal?: AbortSignal): Promise<GelesenerMandant> {
  const { data, headers } = await mandantenEiner(id, signal ? { signal } : {});
  return { mandant: data, etag: headers.get('etag') };
}

/** A client for its form: always fresh, and left alone while somebody works on it. */
export function mandantFuerFormular(id: number) {
  return queryOptions({
    queryKey: [...mandantenschluessel, id, 'formular'],
    queryFn: ({ signal }) => lies(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Creates a client; the same key never creates a second one. */
export async function legeMandantAn(neu: NeuerMandantEingabe, idempotenz: string): Promise<Mandant> {
  const kopf = { headers: { 'Idempotency-Key': idempotenz } };
  return (await mandantenverwaltungLegeAn(neu, kopf)).data;
}

/** Stores a changed client, unless somebody else has changed it meanwhile. */
export async function aendereMandant(
  { id, ...koerper }: MandantEingabe & { id: number },
  etag: string | null,
): Promise<void> {
  const kopf = etag ? { headers: { 'If-Match': etag } } : {};
  await mandantenverwaltungAendere(id, koerper, kopf);
}

/** Puts a client elsewhere in the hierarchy, provided it still stands where the user saw it. */
export async function ordneZu(
  gesehen: Pick<Mandant, 'id' | 'hauptmandantId'>,
  hauptmandantId: number | null,
): Promise<void> {
  const { mandant, etag } = await lies(gesehen.id);
  if (mandant.hauptmandantId !== gesehen.hauptmandantId)
    throw new ApiFehler(409, [fehler('server.konflikt')]);
  await aendereMandant({ id: gesehen.id, name: mandant.name, hauptmandantId }, etag);
}

/** Makes main clients free ones. */
export async function stufeAb(ids: readonly number[]): Promise<void> {
  await mandantenverwaltungStufeAb({ ids: ids.join() });
}
