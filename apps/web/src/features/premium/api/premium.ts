import { premiumAlle, premiumHochladen } from '@frachtportal/api-client/generated/premium';
import type { Premiumangaben, Premiumergebnis, Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import { queryOptions } from '@tanstack/react-query';

export const premiumschluessel = ['premium'] as const;

/** The areas of a client; without one those of the main client. */
export function premiumgebiete(mandant: number | null) {
  return queryOptions({
    queryKey: [...premiumschluessel, 'gebiete', mandant],
    queryFn: async ({ signal }) =>
      (await premiumAlle(mandant === null ? {} : { mandant }, { signal })).data as unknown as Premiumgebiet[],
  });
}

export async function ladePremiumHoch(file: File, angaben: Premiumangaben): Promise<Premiumergebnis> {
  return (await premiumHochladen({ file, metadata: angaben as never })).data as unknown as Premiumergebnis;
}
