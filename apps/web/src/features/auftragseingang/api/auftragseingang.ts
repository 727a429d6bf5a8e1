import {
  auftragseingangAlle,
  auftragseingangContrl,
  auftragseingangHochladen,
} from '@frachtportal/api-client/generated/auftragseingang';
import type { Auftragseingang } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Eingangszeichensatz } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { queryOptions } from '@tanstack/react-query';

export type { Auftragseingang };

export const eingangsschluessel = ['auftragseingang'] as const;

export const eingaenge = queryOptions({
  queryKey: [...eingangsschluessel, 'alle'],
  queryFn: async ({ signal }) => (await auftragseingangAlle({ signal })).data,
});

/** What is said beside a file; what is not said the portal finds by itself. */
export interface Dateiangaben {
  mandant: number | null;
  partner: string | null;
  zeichensatz: Eingangszeichensatz | null;
}

export async function ladeHoch(
  file: File,
  { mandant, partner, zeichensatz }: Dateiangaben,
): Promise<Auftragseingang> {
  const { data } = await auftragseingangHochladen(
    { file },
    { ...(mandant && { mandant }), ...(partner && { partner }), ...(zeichensatz && { zeichensatz }) },
  );
  return data;
}

/** The CONTRL that answers an EDIFACT interchange. */
export async function antwortdatei(id: number): Promise<Blob> {
  return (await auftragseingangContrl(id)).data;
}
