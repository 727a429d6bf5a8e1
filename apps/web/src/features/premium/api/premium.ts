import type { Premiumergebnis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  premiumAlle,
  premiumHochladen,
  premiumImporte,
  premiumWechseln,
} from '@frachtportal/api-client/generated/premium';
import type { Premiumangaben } from '@frachtportal/domain/stammdaten/premium';
import { queryOptions } from '@tanstack/react-query';

export const premiumschluessel = ['premium'] as const;

/** The areas of a client; without one those of the main client. */
export function premiumgebiete(mandant: number | null) {
  return queryOptions({
    queryKey: [...premiumschluessel, 'gebiete', mandant],
    queryFn: async ({ signal }) => (await premiumAlle(mandant === null ? {} : { mandant }, { signal })).data,
  });
}

export async function ladePremiumHoch(file: File, angaben: Premiumangaben): Promise<Premiumergebnis> {
  return (await premiumHochladen({ file, metadata: angaben })).data;
}

/** The latest imports. */
export const premiumimporte = queryOptions({
  queryKey: [...premiumschluessel, 'importe'],
  queryFn: async ({ signal }) => (await premiumImporte({ signal })).data,
});

/** Back to the areas before an import, or to it again. */
export async function wechslePremium(id: number): Promise<void> {
  await premiumWechseln(id);
}
