import {
  adressbuchDateiAbgelehnte,
  adressbuchDateiAusXlsx,
  adressimportImportiere,
  adressimportNeueste,
  adressimportStand,
} from '@frachtportal/api-client/generated/adressen';
import type { Importergebnis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';

/** Imports rows into the address book of a client; given up, nothing of them is stored. */
export async function importiereAdressen(
  { mandantId, dateiname }: { mandantId: number; dateiname: string },
  zeilen: readonly object[],
  signal: AbortSignal,
): Promise<Importergebnis> {
  const { data } = await adressimportImportiere(
    zeilen.map((zeile) => ({ name: '', ...zeile })),
    { mandant_id: mandantId, dateiname },
    { signal },
  );
  return data;
}

/** The latest imports with the rows that were refused. */
export const adressimporte = queryOptions({
  queryKey: ['adressimport', 'laeufe'],
  queryFn: async ({ signal }) => (await adressimportNeueste({ signal })).data,
});

/** How far the import is, asked again and again while it runs. */
export function importstandAbfrage(laeuft: boolean) {
  return queryOptions({
    queryKey: ['adressimport', 'stand'],
    queryFn: async ({ signal }) => (await adressimportStand({ signal })).data,
    enabled: laeuft,
    refetchInterval: 400,
    gcTime: 0,
    meta: { leise: true },
  });
}

/** An Excel file as the CSV it would be. */
export async function xlsxAlsCsv(file: File): Promise<string> {
  return (await adressbuchDateiAusXlsx({ file })).data;
}

/** Refused rows, which are CSV, as an Excel file. */
export async function csvAlsXlsx(csv: string): Promise<Blob> {
  const file = new File([csv], 'abgelehnt.csv', { type: 'text/csv' });
  return (await adressbuchDateiAbgelehnte({ file })).data;
}
