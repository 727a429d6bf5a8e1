import type { VerfolgungswunschEntwurfEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  verfolgungslinksAnlegen,
  verfolgungslinksGueltige,
  verfolgungslinksWiderrufe,
} from '@frachtportal/api-client/generated/verfolgung';
import { queryOptions } from '@tanstack/react-query';

/** The links to an order that hold; everything known of an order goes stale together. */
export function linkabfrage(auftragId: number) {
  return queryOptions({
    queryKey: ['auftraege', auftragId, 'verfolgungslinks'] as const,
    queryFn: async ({ signal }) => (await verfolgungslinksGueltige(auftragId, { signal })).data,
  });
}

/** Answers the address, which is told this once; with `email` it is sent there too. */
export async function erzeugeLink(
  auftragId: number,
  wunsch: VerfolgungswunschEntwurfEingabe,
): Promise<string> {
  return (await verfolgungslinksAnlegen(auftragId, wunsch)).data.adresse;
}

/** Answers how many open nothing any more. */
export async function widerrufeLinks(auftragId: number): Promise<number> {
  return (await verfolgungslinksWiderrufe(auftragId)).data;
}
