import type { ZugangsschluesselEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  zugangsschluesselAlle,
  zugangsschluesselAnlegen,
  zugangsschluesselErneuern,
  zugangsschluesselWiderrufen,
} from '@frachtportal/api-client/generated/zugangsschluessel';
import { queryOptions } from '@tanstack/react-query';

export type {
  Schluesselausgabe,
  Zugangsschluessel,
} from '@frachtportal/api-client/generated/frachtportal.schemas';

export const schluesselabfrage = ['zugangsschluessel'] as const;

export const alleSchluessel = queryOptions({
  queryKey: schluesselabfrage,
  queryFn: async ({ signal }) => (await zugangsschluesselAlle({ signal })).data,
});

export const legeSchluesselAn = async (neuer: ZugangsschluesselEingabe) =>
  (await zugangsschluesselAnlegen(neuer)).data;

/** The key there was opens for so many hours more. */
export const erneuereSchluessel = async (id: number, ueberlappungStunden: number | null) =>
  (await zugangsschluesselErneuern(id, { ueberlappungStunden })).data;

export const widerrufeSchluessel = async (id: number) => (await zugangsschluesselWiderrufen(id)).data;
