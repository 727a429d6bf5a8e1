import {
  einrichtungsschritteAlle,
  einrichtungsschritteSendeProbe,
  einrichtungsschritteWaehle,
} from '@frachtportal/api-client/generated/einrichtungsschritte';
import type { Schrittname } from '@frachtportal/domain/mandant/einrichtungsschritt';
import { queryOptions } from '@tanstack/react-query';
import { pfade } from '../../../lib/pfade';

export type { Einrichtungsschritt } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const einrichtungsschluessel = ['einrichtungsschritte'] as const;

/** What is to be set up, looked at anew where somebody comes back from doing it. */
export const alleSchritte = queryOptions({
  queryKey: einrichtungsschluessel,
  queryFn: async ({ signal }) => (await einrichtungsschritteAlle({ signal })).data,
  staleTime: 0,
  // A mail on its way arrives within seconds.
  refetchInterval: 10_000,
});

export const waehle = einrichtungsschritteWaehle;
export const sendeProbe = einrichtungsschritteSendeProbe;

/** What a step opens: a dialog here, or the page where it is done. */
export type Weg = { dialog: 'auftritt' | 'nummernkreis' } | { pfad: string };

export const wege: Readonly<Record<Schrittname, Weg>> = {
  mail: { pfad: pfade.verwaltung.mails },
  auftritt: { dialog: 'auftritt' },
  recht: { dialog: 'auftritt' },
  hostname: { dialog: 'auftritt' },
  nummernkreis: { dialog: 'nummernkreis' },
  gefahrgut: { pfad: pfade.stammdaten.gefahrgutimport },
  disposition: { pfad: pfade.verwaltung.anbindungen },
  kunde: { pfad: pfade.verwaltung.mandanten },
  benutzer: { pfad: pfade.einladungen },
  sicherheit: { pfad: pfade.verwaltung.coco },
};
