import type {
  Listenansicht,
  ListenansichtEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  listenansichtenAendern,
  listenansichtenAlle,
  listenansichtenAnlegen,
  listenansichtenLoeschen,
} from '@frachtportal/api-client/generated/listenansichten';
import { queryOptions } from '@tanstack/react-query';

export const ansichtenAbfrage = queryOptions({
  queryKey: ['listenansichten'],
  queryFn: async ({ signal }) => (await listenansichtenAlle({ signal })).data,
  staleTime: 60_000,
  // The list is there without them.
  meta: { leise: true },
});

/** Changes a view; without one a new one is kept. */
export async function speichereAnsicht(
  vorher: Listenansicht | undefined,
  ansicht: ListenansichtEingabe,
): Promise<Listenansicht> {
  const { data } = await (vorher
    ? listenansichtenAendern(vorher.id, ansicht, { headers: { 'If-Match': `"${vorher.version}"` } })
    : listenansichtenAnlegen(ansicht));
  return data;
}

export async function loescheAnsicht({ id }: Listenansicht): Promise<void> {
  await listenansichtenLoeschen(id);
}
