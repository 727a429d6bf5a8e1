import type { Sendungsstatus, StatusEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  sendungsstatiAendere,
  sendungsstatiAnzeigen,
  sendungsstatiFreie,
  sendungsstatiKette,
  sendungsstatiLege,
  sendungsstatiLoesche,
  sendungsstatiOrdne,
  sendungsstatiZugeordnete,
} from '@frachtportal/api-client/generated/sendungsstati';
import { sendungsstatusAlle } from '@frachtportal/api-client/generated/stammdaten';
import type { Kettenglied } from '@frachtportal/domain/sendungsstatus/status.rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Everything kept of statuses, to be thrown away once one has changed. */
export const statusschluessel = ['sendungsstati'] as const;

const gesucht = (searchString: string) => (searchString ? { searchString } : {});

export const ketteAbfrage = queryOptions({
  queryKey: [...statusschluessel, 'kette'],
  queryFn: async ({ signal }) => (await sendungsstatiKette({ signal })).data,
});

/** All shipment statuses, to add one to the chain. */
export const sendungsstatiAbfrage = queryOptions({
  queryKey: [...statusschluessel, 'alle'],
  queryFn: async ({ signal }) => (await sendungsstatusAlle({}, { signal })).data,
});

export function anzeigestatiAbfrage(suche: string) {
  return queryOptions({
    queryKey: [...statusschluessel, 'anzeige', suche],
    queryFn: async ({ signal }) => (await sendungsstatiAnzeigen(gesucht(suche), { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The shipment statuses shown as one display status, or, with null, those that are shown as none. */
export function zuordnungAbfrage(anzeigeId: number | null, suche: string) {
  return queryOptions({
    queryKey: [...statusschluessel, 'zuordnung', anzeigeId, suche],
    queryFn: async ({ signal }) => {
      const frage = gesucht(suche);
      const { data } = await (anzeigeId === null
        ? sendungsstatiFreie(frage, { signal })
        : sendungsstatiZugeordnete(anzeigeId, frage, { signal }));
      return data;
    },
  });
}

/** Creates or changes a status; what is not sent stays. */
export async function speichereStatus(status: StatusEingabe, neu: boolean) {
  const ruf = neu ? sendungsstatiLege : sendungsstatiAendere;
  return (await ruf(status)).data;
}

export async function loescheStatus(id: number): Promise<void> {
  await sendungsstatiLoesche({ id });
}

export async function ordneKette(kette: readonly Kettenglied[]): Promise<Sendungsstatus[]> {
  return (await sendungsstatiOrdne([...kette])).data;
}
