import {
  datenlebenAlle,
  datenlebenAufbewahrung,
  datenlebenBeginne,
  datenlebenBrichAb,
  datenlebenDatei,
  datenlebenGibFrei,
  datenlebenSetzeAufbewahrung,
  datenlebenSpieleEin,
  sperrenEntsperre,
  sperrenGesperrte,
  sperrenSperre,
} from '@frachtportal/api-client/generated/datenleben';
import type {
  AufbewahrungsregelEingabe,
  Datenauftrag,
  DatenwunschEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { ladeDateiHerunter } from '../../../lib/dateien/herunterladen';

export const datenlebenschluessel = ['datenleben'] as const;

const laeuft = ({ zustand }: Datenauftrag) => zustand === 'wartet' || zustand === 'laeuft';

/** The newest first; looked at again every second while something is done. */
export const datenauftraege = queryOptions({
  queryKey: [...datenlebenschluessel, 'auftraege'],
  queryFn: async ({ signal }) => (await datenlebenAlle({ signal })).data,
  refetchInterval: ({ state }) => (state.data?.some(laeuft) ? 1000 : false),
});

export const aufbewahrung = queryOptions({
  queryKey: [...datenlebenschluessel, 'aufbewahrung'],
  queryFn: async ({ signal }) => (await datenlebenAufbewahrung({ signal })).data.regeln,
});

export const sperren = queryOptions({
  queryKey: [...datenlebenschluessel, 'sperren'],
  queryFn: async ({ signal }) => (await sperrenGesperrte({ signal })).data,
});

export const sperre = async (id: number) => {
  await sperrenSperre(id);
};
export const entsperre = async (id: number) => {
  await sperrenEntsperre(id);
};

export const beginne = async (wunsch: DatenwunschEingabe) => (await datenlebenBeginne(wunsch)).data;

export async function spieleEin({ datei, probe }: { datei: File; probe: boolean }): Promise<void> {
  await datenlebenSpieleEin({ file: datei, metadata: { probe } });
}

export async function brichAb(id: number): Promise<void> {
  await datenlebenBrichAb(id);
}

export async function stimmeZu(id: number): Promise<void> {
  await datenlebenGibFrei(id);
}

export async function holeDatei({ id, dateiname }: Datenauftrag): Promise<void> {
  ladeDateiHerunter(dateiname ?? 'daten.tar.gz', (await datenlebenDatei(id)).data);
}

export async function setzeAufbewahrung(regeln: AufbewahrungsregelEingabe[]): Promise<void> {
  await datenlebenSetzeAufbewahrung({ regeln });
}
