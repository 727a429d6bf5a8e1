import {
  auftragexportAnzahl,
  auftragexportCsv,
  auftragexportXlsx,
} from '@frachtportal/api-client/generated/auftragexport';

/** The orders of whom, captured when. Without a client those of all visible ones. */
export interface Auswahl {
  datumVon: string;
  datumBis: string;
  mandantId?: number;
}

export async function zaehle(auswahl: Auswahl, signal: AbortSignal): Promise<number> {
  return (await auftragexportAnzahl(auswahl, { signal })).data;
}

/** The rows from `min` on, before `max`; the first part begins with the heading. */
export async function hole(
  auswahl: Auswahl & { min: number; max: number },
  signal: AbortSignal,
): Promise<string> {
  return (await auftragexportCsv(auswahl, { signal })).data;
}

export async function holeXlsx(auswahl: Auswahl, signal: AbortSignal): Promise<Blob> {
  return (await auftragexportXlsx(auswahl, { signal })).data;
}
