import type {
  StammdatenimportHochladenParams,
  Stammdatenlauf,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
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
export async function stammdatenlaeufe(
  art: Stammdatenimport,
  signal: AbortSignal,
): Promise<Stammdatenlauf[]> {
  return (await stammdatenimportNeueste(art, { signal })).data;
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
export type Beiangaben = {
  [K in keyof StammdatenimportHochladenParams]?: StammdatenimportHochladenParams[K] | null;
};

/** Reads a file; nothing of it is stored yet. */
export async function ladeStammdatei(
  art: Stammdatenimport,
  file: File,
  angaben: Beiangaben,
): Promise<Stammdatenlauf> {
  const gesagt = Object.entries(angaben).filter(([, wert]) => wert !== null && wert !== undefined);
  return (await stammdatenimportHochladen(art, { file }, Object.fromEntries(gesagt))).data;
}

/** To what was taken back again. */
export async function setzeWiederEin(art: Stammdatenimport, id: number): Promise<Stammdatenlauf> {
  return (await stammdatenimportWiedereinsetzen(art, id)).data;
}
