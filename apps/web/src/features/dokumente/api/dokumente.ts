import { berichteAbliefernachweis } from '@frachtportal/api-client/generated/berichte';
import {
  dokumenteEntfernen,
  dokumenteHochladen,
  dokumenteInhalt,
  dokumenteZuAuftrag,
} from '@frachtportal/api-client/generated/dokumentenverweise';
import type { Dokumentenverweis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Belegart } from '@frachtportal/domain/dokument/dokument';
import { queryOptions } from '@tanstack/react-query';

/** Everything known of an order goes stale together. */
const schluessel = (auftragId: number) => ['auftraege', auftragId, 'dokumente'] as const;

/** The papers of an order. */
export function dokumenteAbfrage(auftragId: number) {
  return queryOptions({
    queryKey: schluessel(auftragId),
    queryFn: async ({ signal }) => (await dokumenteZuAuftrag({ 'auftrag.id': auftragId }, { signal })).data,
    meta: { leise: true },
  });
}

/** A stored paper as a file with its kind. */
export async function liesDokument(id: number): Promise<Blob> {
  return (await dokumenteInhalt(id)).data;
}

export async function liesAbliefernachweis(auftragId: number): Promise<Blob> {
  return (await berichteAbliefernachweis({ id: auftragId })).data;
}

export interface Upload {
  auftragId: number;
  datei: File;
  /** How the paper is called in the list; else like its file. */
  bezeichnung: string | null;
  belegart: Belegart | null;
  signal: AbortSignal;
  onFortschritt: (anteil: number) => void;
}

export async function ladeHoch({
  auftragId,
  datei,
  bezeichnung,
  belegart,
  ...optionen
}: Upload): Promise<Dokumentenverweis> {
  const metadata = { dateiname: bezeichnung, filename: datei.name, objectId: auftragId, belegart };
  const frage = { filename: datei.name, objectId: auftragId };
  return (await dokumenteHochladen({ file: datei, metadata }, frage, optionen)).data;
}

export async function entferneDokument(id: number): Promise<void> {
  await dokumenteEntfernen(id);
}
