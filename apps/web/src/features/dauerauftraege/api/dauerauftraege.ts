import {
  dauerauftraegeAendern,
  dauerauftraegeAlle,
  dauerauftraegeAnlegen,
  dauerauftraegeEmpfaenger,
  dauerauftraegeLaeufe,
  dauerauftraegeLoeschen,
  dauerauftraegeVorschau,
} from '@frachtportal/api-client/generated/dauerauftraege';
import type {
  Dauerauftrag,
  DauerauftragangabenEingabe,
  VorschaufrageEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const dauerschluessel = ['dauerauftraege'] as const;

export const dauerauftraegeAbfrage = queryOptions({
  queryKey: [...dauerschluessel, 'alle'],
  queryFn: async ({ signal }) => (await dauerauftraegeAlle({ signal })).data,
});

export const laeufeAbfrage = (id: number) =>
  queryOptions({
    queryKey: [...dauerschluessel, id, 'laeufe'],
    queryFn: async ({ signal }) => (await dauerauftraegeLaeufe(id, { signal })).data,
  });

/** Who can have the mail of a recurring order of this template. */
export const empfaengerAbfrage = (vorlageId: number | null) =>
  queryOptions({
    queryKey: [...dauerschluessel, 'empfaenger', vorlageId],
    queryFn: async ({ signal }) =>
      vorlageId ? (await dauerauftraegeEmpfaenger({ vorlageId }, { signal })).data : [],
    enabled: vorlageId !== null,
    meta: { leise: true },
  });

/** The next days of a rule; none as long as it is none. */
export const vorschauAbfrage = (frage: VorschaufrageEingabe | null) =>
  queryOptions({
    queryKey: [...dauerschluessel, 'vorschau', frage],
    queryFn: async ({ signal }) =>
      frage ? (await dauerauftraegeVorschau(frage, { signal })).data.termine : [],
    enabled: frage !== null,
    placeholderData: keepPreviousData,
    meta: { leise: true },
  });

/** A new one under the same key once, a changed one for the version that was read. */
export async function speichereDauerauftrag(
  vorher: Pick<Dauerauftrag, 'id' | 'version'> | null,
  was: DauerauftragangabenEingabe,
  schluessel: string,
): Promise<void> {
  if (vorher) await dauerauftraegeAendern(vorher.id, was, { headers: { 'If-Match': `"${vorher.version}"` } });
  else await dauerauftraegeAnlegen(was, { headers: { 'Idempotency-Key': schluessel } });
}

export async function loescheDauerauftrag({ id }: Pick<Dauerauftrag, 'id'>): Promise<void> {
  await dauerauftraegeLoeschen(id);
}
