import {
  druckauftraegeEines,
  druckauftraegeListe,
  druckauftraegeVerwerfen,
  druckauftraegeWiederholen,
  druckerAendern,
  druckerAlle,
  druckerAnlegen,
  druckerEtiketten,
  druckerLoeschen,
  druckerTesten,
  druckerWaehlbare,
} from '@frachtportal/api-client/generated/drucker';
import type {
  Druckauftrag,
  Drucker,
  DruckerEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { nachfrage } from '../../../lib/abfragen/nachfrage';

export const druckerschluessel = ['drucker'] as const;
export const druckauftragsschluessel = ['druckauftraege'] as const;

/** How often is asked what has become of a print job. */
const nachfrageMs = 1500;
/** Jobs that are shown. */
const gezeigt = 30;

export const waehlbareDrucker = queryOptions({
  queryKey: [...druckerschluessel, 'waehlbar'],
  queryFn: async ({ signal }) => (await druckerWaehlbare({ signal })).data,
  staleTime: 60_000,
});

export const alleDrucker = queryOptions({
  queryKey: [...druckerschluessel, 'alle'],
  queryFn: async ({ signal }) => (await druckerAlle({ signal })).data,
});

/** The newest print jobs, as they change. */
export const druckauftragsliste = queryOptions({
  queryKey: [...druckauftragsschluessel, 'liste'],
  queryFn: async ({ signal }) => (await druckauftraegeListe({ searchLimit: gezeigt }, { signal })).data,
  refetchInterval: nachfrage(nachfrageMs),
});

/** A print job, until it is printed or nobody tries any more. */
export const druckauftragsabfrage = (id: number) =>
  queryOptions({
    queryKey: [...druckauftragsschluessel, id],
    queryFn: async ({ signal }) => (await druckauftraegeEines(id, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.zustand === 'wartet' ? nachfrageMs : false),
  });

/** Changes a printer, unless somebody else has changed it since it was read; without one a new one is added. */
export async function speichereDrucker(vorher: Drucker | undefined, drucker: DruckerEingabe) {
  return (await (vorher ? druckerAendern(vorher.id, drucker, stand(vorher)) : druckerAnlegen(drucker))).data;
}

export async function loescheDrucker(drucker: Drucker): Promise<void> {
  await druckerLoeschen(drucker.id, stand(drucker));
}

const stand = ({ version }: Drucker) => ({ headers: { 'If-Match': `"${version}"` } });

export const probiereDrucker = async (id: number): Promise<Druckauftrag> => (await druckerTesten(id)).data;

/** Labels of some orders; they are printed a moment later. */
export async function druckeEtiketten(druckerId: number, ids: readonly number[]): Promise<Druckauftrag> {
  return (await druckerEtiketten(druckerId, [...ids])).data;
}

export const sendeErneut = async (id: number): Promise<Druckauftrag> =>
  (await druckauftraegeWiederholen(id)).data;
export const verwirfDruck = async (id: number): Promise<Druckauftrag> =>
  (await druckauftraegeVerwerfen(id)).data;
