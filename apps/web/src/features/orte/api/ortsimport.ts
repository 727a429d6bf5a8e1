import type { Importlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  ortsimportBeginnen,
  ortsimportEines,
  ortsimportNeueste,
  ortsimportWechseln,
} from '@frachtportal/api-client/generated/orte';
import type { Ortsimportangaben } from '@frachtportal/domain/stammdaten/importlauf';
import { queryOptions } from '@tanstack/react-query';

export const ortsimportschluessel = ['orte', 'import'] as const;

/** One whose process has died tells nothing more: that it is not going on is found by asking. */
const nachfrageMs = 10_000;

/** The latest imports of places. */
export const ortsimporte = queryOptions({
  queryKey: ortsimportschluessel,
  queryFn: async ({ signal }) => (await ortsimportNeueste({ signal })).data,
  refetchInterval: ({ state }) => (state.data?.some((l) => l.zustand === 'laeuft') ? nachfrageMs : false),
});

/** One import with what was wrong in its file. */
export function ortsimport(id: number) {
  return queryOptions({
    queryKey: [...ortsimportschluessel, id],
    queryFn: async ({ signal }) => (await ortsimportEines(id, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.zustand === 'laeuft' ? nachfrageMs : false),
  });
}

export async function beginneOrtsimport(file: File, angaben: Ortsimportangaben): Promise<Importlauf> {
  return (await ortsimportBeginnen({ file, metadata: angaben })).data;
}

/** Back to the places before an import, or to it again. */
export async function wechsleOrtsimport(id: number): Promise<Importlauf> {
  return (await ortsimportWechseln(id)).data;
}
