import {
  registrierungseingangGibFrei,
  registrierungseingangLehneAb,
  registrierungseingangOffene,
} from '@frachtportal/api-client/generated/registrierungen';
import { queryOptions } from '@tanstack/react-query';
import { nachfrage } from '../../../lib/abfragen/nachfrage';

export type { Registrierungseingang } from '@frachtportal/api-client/generated/frachtportal.schemas';

export const registrierungsschluessel = ['registrierungen'] as const;

/** Who waits to be let in. */
export const offeneRegistrierungen = queryOptions({
  queryKey: registrierungsschluessel,
  queryFn: async ({ signal }) => (await registrierungseingangOffene({ signal })).data,
  refetchInterval: nachfrage(60_000),
});

export const gibFrei = registrierungseingangGibFrei;
export const lehneAb = registrierungseingangLehneAb;
