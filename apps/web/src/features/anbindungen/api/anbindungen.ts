import {
  anbindungenAendern,
  anbindungenAlle,
  anbindungenAnlegen,
  anbindungenAusgangsdateien,
  anbindungenEingaenge,
  anbindungenLoeschen,
  anbindungenNachsehen,
  anbindungenNochmals,
  anbindungenProbe,
  anbindungenWiederholen,
} from '@frachtportal/api-client/generated/anbindungen';
import { dispoFehlerliste } from '@frachtportal/api-client/generated/dispo';
import type {
  Anbindung,
  AnbindungEingabe,
  Ausgangsdatei,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { nachfrage } from '../../../lib/abfragen/nachfrage';

export type {
  Anbindung,
  Anbindungseingang,
  Ausgangsdatei,
  Rueckmeldefehler,
} from '@frachtportal/api-client/generated/frachtportal.schemas';

export const anbindungsschluessel = ['anbindungen'] as const;

/** How often is asked what has come: it comes by itself. */
const nachfrageMs = 3000;

export const alleAnbindungen = queryOptions({
  queryKey: [...anbindungsschluessel, 'alle'],
  queryFn: async ({ signal }) => (await anbindungenAlle({ signal })).data,
  refetchInterval: nachfrage(nachfrageMs),
});

/** The newest files of a connection, as they come. */
export const eingaengeVon = (id: number) =>
  queryOptions({
    queryKey: [...anbindungsschluessel, id, 'eingaenge'],
    queryFn: async ({ signal }) => (await anbindungenEingaenge(id, { signal })).data,
    refetchInterval: nachfrage(nachfrageMs),
  });

/** Reports that are shown. */
const gezeigteMeldungen = 25;

/** What was reported and could not be taken, the newest first. */
export const abgewieseneMeldungen = queryOptions({
  queryKey: [...anbindungsschluessel, 'abgewiesene'],
  queryFn: async ({ signal }) =>
    (await dispoFehlerliste({ searchLimit: gezeigteMeldungen }, { signal })).data,
  refetchInterval: nachfrage(nachfrageMs),
});

/** The newest files that go or went over a connection, as they go. */
export const dateienVon = (id: number) =>
  queryOptions({
    queryKey: [...anbindungsschluessel, id, 'dateien'],
    queryFn: async ({ signal }) => (await anbindungenAusgangsdateien(id, { signal })).data,
    refetchInterval: nachfrage(nachfrageMs),
  });

/** Sends a file once more, as it is. */
export async function sendeNochmals({ id }: Anbindung, datei: Ausgangsdatei): Promise<void> {
  await anbindungenNochmals(id, datei.id);
}

/** Lets orders that were given up go again; answers how many. */
export const wiederhole = async ({ id }: Anbindung) => (await anbindungenWiederholen(id)).data;

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
