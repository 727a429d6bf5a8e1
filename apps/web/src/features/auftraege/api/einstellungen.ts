import { einstellungenLies } from '@frachtportal/api-client/generated/einstellungen';
import type { Einstellungen } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { pfade } from '../../../lib/pfade';

/** What the user has chosen for themselves. */
export const einstellungenAbfrage = queryOptions({
  queryKey: ['benutzer', 'einstellungen'],
  queryFn: async ({ signal }) => (await einstellungenLies({ signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  // Without them everything is as nobody has chosen otherwise.
  retry: false,
  meta: { leise: true },
});

const seiten: Record<Einstellungen['startseite'], string> = {
  liste: pfade.auftragsliste,
  uebersicht: pfade.uebersicht,
};

/** Where a login leads. */
export const startpfad = (gewaehlt: Einstellungen | undefined): string =>
  seiten[gewaehlt?.startseite ?? 'liste'];
