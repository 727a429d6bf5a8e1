import {
  anbindungenAendern,
  anbindungenAlle,
  anbindungenAnlegen,
  anbindungenEingaenge,
  anbindungenLoeschen,
  anbindungenNachsehen,
  anbindungenProbe,
} from '@frachtportal/api-client/generated/anbindungen';
import type { Anbindung, AnbindungEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

export type { Anbindung, Anbindungseingang } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const anbindungsschluessel = ['anbindungen'] as const;

/** How often is asked what has come: it comes by itself. */
const nachfrageMs = 3000;

export const alleAnbindungen = queryOptions({
  queryKey: [...anbindungsschluessel, 'alle'],
  queryFn: async ({ signal }) => (await anbindungenAlle({ signal })).data,
  refetchInterval: nachfrageMs,
});

/** The newest files of a connection, as they come. */
export const eingaengeVon = (id: number) =>
  queryOptions({
    queryKey: [...anbindungsschluessel, id, 'eingaenge'],
    queryFn: async ({ signal }) => (await anbindungenEingaenge(id, { signal })).data,
    refetchInterval: nachfrageMs,
  });

/** Changes a connection, unless somebody else has changed it since it was read; without one a new one is added. */
export async function speichereAnbindung(vorher: Anbindung | undefined, neu: AnbindungEingabe) {
  return (await (vorher ? anbindungenAendern(vorher.id, neu, stand(vorher)) : anbindungenAnlegen(neu))).data;
}

export async function loescheAnbindung(anbindung: Anbindung): Promise<void> {
  await anbindungenLoeschen(anbindung.id, stand(anbindung));
}

/** Tries it as it is stored. */
export const probiere = async ({ id }: Anbindung) => (await anbindungenProbe(id)).data;

/** The server that shows this fingerprint is the one that is meant. */
export const bestaetigeServer = (anbindung: Anbindung, fingerabdruck: string) =>
  speichereAnbindung(anbindung, { ...anbindung, fingerabdruck });

export const sieheNach = async ({ id }: Anbindung): Promise<Anbindung> =>
  (await anbindungenNachsehen(id)).data;

const stand = ({ version }: Anbindung) => ({ headers: { 'If-Match': `"${version}"` } });
