import {
  logAenderungen,
  logAlsCsv,
  logDateien,
  logSiegelstand,
  logSitzungen,
  logZeilen,
} from '@frachtportal/api-client/generated/log';
import { mailsAlle, mailsEine } from '@frachtportal/api-client/generated/mails';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { nachfrage } from '../../../lib/abfragen/nachfrage';
import { ladeTextHerunter } from '../../../lib/dateien/herunterladen';

const schluessel = ['protokoll'] as const;

/** So many lines the log is asked for (specification of accounts, section 9). */
export const logzeilen = 1000;

export const serverlog = queryOptions({
  queryKey: [...schluessel, 'log'],
  queryFn: async ({ signal }) => (await logZeilen({ rows: logzeilen }, { signal })).data,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const logdateien = queryOptions({
  queryKey: [...schluessel, 'dateien'],
  queryFn: async ({ signal }) => (await logDateien({ signal })).data,
});

export const sitzungszahl = queryOptions({
  queryKey: [...schluessel, 'sitzungen'],
  queryFn: async ({ signal }) => Number((await logSitzungen({ signal })).data),
  refetchInterval: nachfrage(30_000),
});

export interface Protokollsuche {
  query: string;
  art: string;
  datumVon: string;
  datumBis: string;
  /** From 1. */
  seite: number;
}

export const proSeite = 50;

const ohneLeere = <T extends object>(frage: T) =>
  Object.fromEntries(Object.entries(frage).filter(([, wert]) => wert !== '')) as T;

/** One page of the audit log, the newest first. */
export function aenderungsprotokoll({ seite, ...suche }: Protokollsuche) {
  return queryOptions({
    queryKey: [...schluessel, 'aenderungen', suche, seite],
    queryFn: async ({ signal }) => {
      const frage = { ...ohneLeere(suche), page: seite - 1, searchLimit: proSeite };
      const { data, headers } = await logAenderungen(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** The same as a file. */
export async function holeCsv(suche: Omit<Protokollsuche, 'seite'>): Promise<void> {
  ladeTextHerunter('aenderungsprotokoll.csv', (await logAlsCsv(ohneLeere(suche))).data, 'text/csv');
}

export const siegelstand = queryOptions({
  queryKey: [...schluessel, 'siegel'],
  queryFn: async ({ signal }) => (await logSiegelstand({ signal })).data,
});

/** One page of the mails, the newest first. */
export function mailliste(query: string, seite: number) {
  return queryOptions({
    queryKey: [...schluessel, 'mails', query, seite],
    queryFn: async ({ signal }) => {
      const frage = { ...ohneLeere({ query }), page: seite - 1, searchLimit: proSeite };
      const { data, headers } = await mailsAlle(frage, { signal });
      return {
        zeilen: data,
        gesamt: Number(headers.get('total-search-results') ?? data.length),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** A mail that lies as a file, as text. */
export async function oeffneMail(id: number): Promise<string> {
  return (await mailsEine(id)).data.text();
}
