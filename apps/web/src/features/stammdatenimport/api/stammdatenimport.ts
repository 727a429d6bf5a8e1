import type { Stammdatenlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  stammdatenimportEntfallende,
  stammdatenimportHochladen,
  stammdatenimportNeueste,
  stammdatenimportWiedereinsetzen,
} from '@frachtportal/api-client/generated/stammdaten';
import type { Stammdatenimport } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type { Stammdatenlauf };

export const importschluessel = (art: Stammdatenimport) => ['stammdatenimport', art] as const;

/** The latest files. */
export function stammdatenlaeufe(art: Stammdatenimport) {
  return queryOptions({
    queryKey: [...importschluessel(art), 'laeufe'],
    queryFn: async ({ signal }) => (await stammdatenimportNeueste(art, { signal })).data,
  });
}

/** What the set would lose, as much of it as is shown. */
export function entfallendes(art: Stammdatenimport, id: number, searchLimit: number) {
  return queryOptions({
    queryKey: [...importschluessel(art), id, 'entfallende', searchLimit],
    queryFn: async ({ signal }) =>
      (await stammdatenimportEntfallende(art, id, { searchLimit }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What is said beside a file. */
export interface Beiangaben {
  mandant?: number | null;
  land?: number | null;
  ersetzen?: boolean;
}

/** Reads a file; nothing of it is stored yet. */
export async function ladeStammdatei(
  art: Stammdatenimport,
  file: File,
  { mandant, land, ersetzen }: Beiangaben,
): Promise<Stammdatenlauf> {
  const frage = {
    ...(mandant && { mandant }),
    ...(land && { land }),
    ...(ersetzen === undefined ? {} : { ersetzen }),
  };
  return (await stammdatenimportHochladen(art, { file }, frage)).data;
}

/** To what was taken back again. */
export async function setzeWiederEin(art: Stammdatenimport, id: number): Promise<Stammdatenlauf> {
  return (await stammdatenimportWiedereinsetzen(art, id)).data;
}
