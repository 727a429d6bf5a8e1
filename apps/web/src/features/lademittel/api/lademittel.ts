import type {
  LademittelbestaetigungEingabe,
  LademittelbuchungEingabe,
  LademittelstornoEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  lademittelAlsPdf,
  lademittelAlsXlsx,
  lademittelAlter,
  lademittelAuszug,
  lademittelBestaetigen,
  lademittelBuchen,
  lademittelPlanungen,
  lademittelSalden,
  lademittelStornieren,
} from '@frachtportal/api-client/generated/lademittelkonten';
import { queryOptions } from '@tanstack/react-query';
import { ladeDateiHerunter } from '../../../lib/dateien/herunterladen';

export const lademittelschluessel = ['lademittelkonten'] as const;

const zuMandant = (mandantId: number | null) => (mandantId === null ? {} : { mandantId });

export const saldenAbfrage = (mandantId: number | null) =>
  queryOptions({
    queryKey: [...lademittelschluessel, 'salden', mandantId],
    queryFn: async ({ signal }) => (await lademittelSalden(zuMandant(mandantId), { signal })).data,
  });

/** Open balances by their age. */
export const alterAbfrage = (mandantId: number | null) =>
  queryOptions({
    queryKey: [...lademittelschluessel, 'alter', mandantId],
    queryFn: async ({ signal }) => (await lademittelAlter(zuMandant(mandantId), { signal })).data,
  });

export const planungenAbfrage = (mandantId: number | null) =>
  queryOptions({
    queryKey: [...lademittelschluessel, 'planungen', mandantId],
    queryFn: async ({ signal }) => (await lademittelPlanungen(zuMandant(mandantId), { signal })).data,
  });

interface Auszugsfrage {
  lademittelId: number;
  von: string;
  bis: string;
}

export const auszugAbfrage = (kontoId: number, frage: Auszugsfrage) =>
  queryOptions({
    queryKey: [...lademittelschluessel, 'auszug', kontoId, frage],
    queryFn: async ({ signal }) => (await lademittelAuszug(kontoId, frage, { signal })).data,
  });

export const bestaetigePlanung = async (id: number, was: LademittelbestaetigungEingabe) =>
  (await lademittelBestaetigen(id, was)).data;
/** Under the same key once. */
export const bucheLademittel = async (was: LademittelbuchungEingabe, schluessel: string) =>
  (await lademittelBuchen(was, { headers: { 'Idempotency-Key': schluessel } })).data;
export const storniereBuchung = async (id: number, was: LademittelstornoEingabe) =>
  (await lademittelStornieren(id, was)).data;

export async function ladeAuszug(kontoId: number, frage: Auszugsfrage): Promise<void> {
  const { data } = await lademittelAlsXlsx(kontoId, frage);
  ladeDateiHerunter(`Kontoauszug-${kontoId}.xlsx`, data);
}

export const liesAuszug = async (kontoId: number, frage: Auszugsfrage): Promise<Blob> =>
  (await lademittelAlsPdf(kontoId, frage)).data;
