import {
  faktorAnmeldungen,
  faktorBestaetige,
  faktorEntferne,
  faktorNeueCodes,
  faktorRechte,
  faktorRichteEin,
  faktorSetzeZurueck,
  faktorStand,
  firmenkontoLoese,
  firmenkontoStand,
  passkeysBeginne,
  passkeysEntferne,
  passkeysLege,
  sitzungenBeende,
  sitzungenBeendeAndere,
  sitzungenListe,
} from '@frachtportal/api-client/generated/sicherheit';
import { queryOptions } from '@tanstack/react-query';

/** All that is kept of how users come in. */
export const sicherheitsschluessel = ['sicherheit'] as const;

export const faktorstand = (id: number) =>
  queryOptions({
    queryKey: [...sicherheitsschluessel, 'faktor', id],
    queryFn: async ({ signal }) => (await faktorStand(id, { signal })).data,
  });

export const firmenkonto = (id: number) =>
  queryOptions({
    queryKey: [...sicherheitsschluessel, 'firmenkonto', id],
    queryFn: async ({ signal }) => (await firmenkontoStand(id, { signal })).data,
  });

export const sitzungen = (id: number) =>
  queryOptions({
    queryKey: [...sicherheitsschluessel, 'sitzungen', id],
    queryFn: async ({ signal }) => (await sitzungenListe(id, { signal })).data,
  });

export const anmeldungen = (id: number) =>
  queryOptions({
    queryKey: [...sicherheitsschluessel, 'anmeldungen', id],
    queryFn: async ({ signal }) => (await faktorAnmeldungen(id, { signal })).data,
  });

export const rechte = (id: number) =>
  queryOptions({
    queryKey: [...sicherheitsschluessel, 'rechte', id],
    queryFn: async ({ signal }) => (await faktorRechte(id, { signal })).data,
  });

export const richteEin = async (passwortAlt: string | null) => (await faktorRichteEin({ passwortAlt })).data;
export const bestaetige = async (code: string) => (await faktorBestaetige({ code })).data.codes;
export const neueCodes = async (code: string) => (await faktorNeueCodes({ code })).data.codes;
export const entferne = async (code: string) => {
  await faktorEntferne({ code });
};
export const setzeZurueck = async (id: number) => {
  await faktorSetzeZurueck(id);
};
export const fragePasskey = async (passwortAlt: string | null) =>
  (await passkeysBeginne({ passwortAlt })).data.optionen;
export const legePasskey = async (antwort: string) => {
  await passkeysLege({ antwort });
};
export const entfernePasskey = async ({ id, passkey }: { id: number; passkey: number }) => {
  await passkeysEntferne(id, passkey);
};
export const loeseFirmenkonto = async (id: number) => {
  await firmenkontoLoese(id);
};
export const beende = async ({ id, sitzung }: { id: number; sitzung: string }) => {
  await sitzungenBeende(id, sitzung);
};
export const beendeAndere = async (id: number) => {
  await sitzungenBeendeAndere(id);
};
