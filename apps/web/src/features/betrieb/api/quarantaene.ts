import {
  quarantaeneGibFrei,
  quarantaeneLies,
  quarantaeneListe,
  quarantaeneVerwirf,
  quarantaeneVerwirfAlles,
} from '@frachtportal/api-client/generated/betrieb';
import type { Ausgangsart } from '@frachtportal/domain/betrieb/quarantaene';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { betriebslage } from './betrieb';

/** Below that of the page: whoever changes something has both read anew. */
export const quarantaeneschluessel = betriebslage.queryKey;
export const proSeite = 25;

export const quarantaene = queryOptions({
  queryKey: [...quarantaeneschluessel, 'quarantaene'],
  queryFn: async ({ signal }) => (await quarantaeneLies({ signal })).data,
});

/** One page of what an outbox holds back, the oldest first. */
export const zurueckgehaltenes = (art: Ausgangsart, seite: number) =>
  queryOptions({
    queryKey: [...quarantaeneschluessel, 'quarantaene', art, seite],
    queryFn: async ({ signal }) =>
      (await quarantaeneListe(art, { page: seite - 1, searchLimit: proSeite }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** @param id of one; without it all of the kind */
export async function verwirf({ art, id }: { art: Ausgangsart; id?: number }): Promise<void> {
  await (id === undefined ? quarantaeneVerwirfAlles(art) : quarantaeneVerwirf(art, [id]));
}

export async function gibFrei(): Promise<void> {
  await quarantaeneGibFrei();
}
