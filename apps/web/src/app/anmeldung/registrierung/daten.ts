import type { Ort } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  registrierungLaender,
  registrierungSprachen,
  registrierungVorschlaege,
} from '@frachtportal/api-client/generated/registrierung';
import { queryOptions } from '@tanstack/react-query';

/** What the registration offers to choose from; open to everybody. */
export const laenderZurWahl = queryOptions({
  queryKey: ['registrierung', 'laender'],
  queryFn: async ({ signal }) => (await registrierungLaender({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export const sprachenZurWahl = queryOptions({
  queryKey: ['registrierung', 'sprachen'],
  queryFn: async ({ signal }) => (await registrierungSprachen({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export const versionen = [
  { id: 1, text: 'allgemein.standardversion' },
  { id: 2, text: 'allgemein.metroversion' },
] as const;

/** Towns whose postal code or name begins like this. */
export async function orteZu(lkz: string, plzOrName: string, signal: AbortSignal): Promise<Ort[]> {
  return (await registrierungVorschlaege(lkz, { plzOrName }, { signal })).data;
}
