import {
  adressimportlaeufeHochladen,
  adressimportlaeufeNeueste,
} from '@frachtportal/api-client/generated/adressen';
import type { Adressimportlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';

export type { Adressimportlauf };

export const adressimportschluessel = ['adressimport'] as const;

/** The latest imports. */
export async function adressimporte(signal: AbortSignal): Promise<Adressimportlauf[]> {
  return (await adressimportlaeufeNeueste({ signal })).data;
}

/** Reads a file for the address book of a client; nothing of it is stored yet. */
export async function ladeAdressdatei(file: File, mandant: number): Promise<Adressimportlauf> {
  return (await adressimportlaeufeHochladen({ file }, { mandant })).data;
}
