import type { Abholung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { kalenderAbholung } from '@frachtportal/api-client/generated/kalender';
import { abholort, type Kalenderort } from '@frachtportal/domain/kalender/abholort';
import { queryOptions } from '@tanstack/react-query';
import { heute } from '../../../lib/format/datum';

interface Angaben extends NonNullable<Parameters<typeof abholort>[0]> {
  mandant?: { id: number } | null;
}

/** What the pickup day of an order depends on. Until the postal code is known that is the client alone. */
export function abholfrage(auftrag: Angaben) {
  const { plz, ort, land, lkz }: Kalenderort = abholort(auftrag);
  return {
    ...(auftrag.mandant && { mandant: auftrag.mandant.id }),
    ...(plz?.trim() && {
      plz: plz.trim().slice(0, 9),
      ...(ort?.trim() && { ort: ort.trim().slice(0, 35) }),
      ...(land ? { land: land.id } : lkz && { lkz }),
    }),
  };
}

/** The pickup day that a new order starts with; today where the server cannot be asked. */
export function abholtag(frage: ReturnType<typeof abholfrage>) {
  return queryOptions({
    queryKey: ['kalender', 'abholung', frage],
    queryFn: async ({ signal }): Promise<Abholung> => {
      try {
        return (await kalenderAbholung(frage, { signal })).data;
      } catch {
        return { beladedatum: heute(), hinweis: null };
      }
    },
    // Time goes on, and with it the day.
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
}
