import type { SaldenanfrageEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  lademittelAnfrageWiderrufen,
  lademittelSaldenbestaetigungen,
  lademittelSaldoAnfragen,
} from '@frachtportal/api-client/generated/lademittelkonten';
import { queryOptions } from '@tanstack/react-query';
import { lademittelschluessel } from './lademittel';

/** What a partner was asked about a balance. */
export const saldenbestaetigungenAbfrage = (kontoId: number, lademittelId: number) =>
  queryOptions({
    queryKey: [...lademittelschluessel, 'bestaetigungen', kontoId, lademittelId],
    queryFn: async ({ signal }) =>
      (await lademittelSaldenbestaetigungen(kontoId, { lademittelId }, { signal })).data,
  });

export const frageSaldoAn = async (kontoId: number, anfrage: SaldenanfrageEingabe) =>
  (await lademittelSaldoAnfragen(kontoId, anfrage)).data;

export const widerrufeAnfrage = async (id: number) => (await lademittelAnfrageWiderrufen(id)).data;
