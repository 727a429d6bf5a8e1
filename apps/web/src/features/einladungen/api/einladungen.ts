import {
  einladungenErneuere,
  einladungenLade,
  einladungenOffene,
  einladungenZieheZurueck,
} from '@frachtportal/api-client/generated/einladungen';
import { queryOptions } from '@tanstack/react-query';

export type { Einladung } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const einladungsschluessel = ['einladungen'] as const;

/** Who was asked in and has not come yet. */
export const offeneEinladungen = queryOptions({
  queryKey: einladungsschluessel,
  queryFn: async ({ signal }) => (await einladungenOffene({ signal })).data,
});

export const lade = einladungenLade;
export const sendeErneut = einladungenErneuere;
export const zieheZurueck = einladungenZieheZurueck;
