import {
  configParamAenderungen,
  configParamGibFrei,
  configParamNimmZurueck,
  configParamProfil,
  configParamSetze,
  configParamStaende,
  configParamUebernimm,
  configParamVerwirf,
  configParamVorschlaege,
} from '@frachtportal/api-client/generated/config-param';
import type {
  Einstellung,
  Einstellungsstand,
  Profildatei,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Ebene } from '@frachtportal/domain/konfiguration/einstellung';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Everything kept of the configurator, to be thrown away once something has changed. */
export const cocoschluessel = ['coco'] as const;

export async function liesStaende(ebene: Ebene, signal?: AbortSignal): Promise<Einstellungsstand[]> {
  const { data } = await configParamStaende({ ebene }, signal ? { signal } : {});
  return data;
}

/** Every key of a level with what holds, what is shipped, and who changed it last. */
export function staendeAbfrage(ebene: Ebene) {
  return queryOptions({
    queryKey: [...cocoschluessel, 'staende', ebene],
    queryFn: ({ signal }) => liesStaende(ebene, signal),
  });
}

export const verlaufJeSeite = 20;

/** The changes of a level, or of one key, the newest first. `seite` counts from 1. */
export function verlaufAbfrage(ebene: Ebene, key: string | null, seite: number) {
  return queryOptions({
    queryKey: [...cocoschluessel, 'verlauf', ebene, key, seite],
    queryFn: async ({ signal }) => {
      const frage = { ebene, ...(key && { key }), page: seite - 1, searchLimit: verlaufJeSeite };
      const { data, headers } = await configParamAenderungen(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** What holds now; with four eyes it is put forward to a second administrator first. */
export interface Gesetztes {
  draht: Draht;
  vorgelegt: boolean;
}

const gesetzt = ({ data, status }: { data: Draht; status: 200 | 202 }): Gesetztes => ({
  draht: data,
  vorgelegt: status === 202,
});

export async function setzeEinstellungen(werte: Einstellung[], ebene: Ebene): Promise<Gesetztes> {
  return gesetzt(await configParamSetze(werte, { ebene }));
}

export async function nimmZurueck(id: number): Promise<Gesetztes> {
  return gesetzt(await configParamNimmZurueck(id));
}

export async function uebernimmProfil(datei: Profildatei, ebene: Ebene): Promise<Gesetztes> {
  return gesetzt(await configParamUebernimm(datei, { ebene }));
}

/** What waits for a second administrator. */
export function vorschlaegeAbfrage(ebene: Ebene) {
  return queryOptions({
    queryKey: [...cocoschluessel, 'vorschlaege', ebene],
    queryFn: async ({ signal }) => (await configParamVorschlaege({ ebene }, { signal })).data,
  });
}

export async function stimmeZu(id: number): Promise<Draht> {
  return (await configParamGibFrei(id)).data;
}

export async function verwirf(id: number): Promise<void> {
  await configParamVerwirf(id);
}

export async function liesProfil(ebene: Ebene): Promise<Profildatei> {
  return (await configParamProfil({ ebene })).data;
}

export type Draht = Record<string, string>;
