import { adressenVorschlag } from '@frachtportal/api-client/generated/adressen';
import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';

/** Address-book entries of a client whose number or name matches what is being typed. */
export async function adressvorschlaege(
  frage: { fremdnummer: string } | { name: string },
  mandant: number | null,
  signal: AbortSignal,
): Promise<Adresse[]> {
  const { data } = await adressenVorschlag(
    { ...frage, searchLimit: 20, ...(mandant === null ? {} : { mandant }) },
    { signal },
  );
  return data;
}
