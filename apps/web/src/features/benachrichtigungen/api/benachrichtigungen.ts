import {
  benachrichtigungenAendern,
  benachrichtigungenAlle,
  benachrichtigungenAnlegen,
  benachrichtigungenLoeschen,
} from '@frachtportal/api-client/generated/benachrichtigungen';
import type {
  Benachrichtigung,
  BenachrichtigungEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

export type { Benachrichtigung } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const benachrichtigungsschluessel = ['benachrichtigungen'] as const;

export const alleBenachrichtigungen = queryOptions({
  queryKey: benachrichtigungsschluessel,
  queryFn: async ({ signal }) => (await benachrichtigungenAlle({ signal })).data,
});

export const legeBenachrichtigungAn = async (neue: BenachrichtigungEingabe) =>
  (await benachrichtigungenAnlegen(neue)).data;

/** Unless somebody else has changed it since it was read. */
export const aendereBenachrichtigung = async (vorher: Benachrichtigung, neu: BenachrichtigungEingabe) =>
  (await benachrichtigungenAendern(vorher.id, neu, stand(vorher))).data;

export async function loescheBenachrichtigung(regel: Benachrichtigung): Promise<void> {
  await benachrichtigungenLoeschen(regel.id, stand(regel));
}

const stand = ({ version }: Benachrichtigung) => ({ headers: { 'If-Match': `"${version}"` } });
