import {
  adressbuchDateiAusXlsx,
  adressimportImportiere,
  adressimportStand,
} from '@frachtportal/api-client/generated/adressen';
import type { Importergebnis, Importstand } from '@frachtportal/domain/adresse/adressimport';
import { queryOptions } from '@tanstack/react-query';

/** Imports rows into the address book of a client; given up, nothing of them is stored. */
export async function importiereAdressen(
  mandantId: number,
  zeilen: readonly object[],
  signal: AbortSignal,
): Promise<Importergebnis> {
  const koerper = zeilen as unknown as Parameters<typeof adressimportImportiere>[0];
  const { data } = await adressimportImportiere(koerper, { mandant_id: mandantId }, { signal });
  return data as unknown as Importergebnis;
}

/** How far the import is, asked again and again while it runs. */
export function importstandAbfrage(laeuft: boolean) {
  return queryOptions({
    queryKey: ['adressimport', 'stand'],
    queryFn: async ({ signal }) => (await adressimportStand({ signal })).data as unknown as Importstand,
    enabled: laeuft,
    refetchInterval: 400,
    gcTime: 0,
    meta: { leise: true },
  });
}

/** An Excel file as the CSV it would be. */
export async function xlsxAlsCsv(file: File): Promise<string> {
  return (await adressbuchDateiAusXlsx({ file })).data as unknown as string;
}
