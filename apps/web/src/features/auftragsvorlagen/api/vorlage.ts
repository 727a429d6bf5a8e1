import { auftragsvorlagenEine } from '@frachtportal/api-client/generated/auftragsvorlagen';
import type { Auftragsvorlage } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

/** Everything kept of templates, to be thrown away once one has changed. */
export const vorlagenschluessel = ['auftragsvorlagen'] as const;

export interface GeleseneVorlage {
  vorlage: Auftragsvorlage;
  etag: string | null;
}

export async function liesVorlage(id: number, signal?: AbortSignal): Promise<GeleseneVorlage> {
  const { data, headers } = await auftragsvorlagenEine(id, signal ? { signal } : {});
  return { vorlage: data, etag: headers.get('etag') };
}

/** A template for the form: always fresh, and left alone while somebody works on it. */
export function vorlageFuerFormular(id: number) {
  return queryOptions({
    queryKey: [...vorlagenschluessel, id, 'formular'],
    queryFn: ({ signal }) => liesVorlage(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { leise: true },
  });
}
