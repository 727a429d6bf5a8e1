import { configParamClientconfig } from '@frachtportal/api-client/generated/config-param';
import { ausDraht, type Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { zeigeIn } from './format/datum';

/** The effective configuration of the user's client; protected pages only render once it is there. */
export const konfigurationAbfrage = queryOptions({
  queryKey: ['konfiguration'],
  queryFn: lade,
  staleTime: Number.POSITIVE_INFINITY,
});

async function lade({ signal }: { signal: AbortSignal }): Promise<Konfiguration> {
  const konfiguration = ausDraht((await configParamClientconfig({ signal })).data);
  zeigeIn(konfiguration.zeitzone);
  return konfiguration;
}

/** What holds before anybody has logged in: that of the installation. Only to be asked for without a session. */
export const offeneKonfiguration = queryOptions({
  queryKey: ['offene-konfiguration'],
  queryFn: lade,
  meta: { leise: true },
});

export function useKonfiguration(): Konfiguration {
  return useSuspenseQuery(konfigurationAbfrage).data;
}
