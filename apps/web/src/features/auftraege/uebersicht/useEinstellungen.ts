import { einstellungenMerke } from '@frachtportal/api-client/generated/einstellungen';
import type { Einstellungen } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { einstellungenAbfrage } from '../api/einstellungen';

/** What was chosen, once it is known, and how to choose otherwise. */
export function useEinstellungen() {
  const abfragen = useQueryClient();
  const { data: gewaehlt } = useQuery(einstellungenAbfrage);
  const { mutate } = useMutation({
    mutationFn: async (neu: Einstellungen) => (await einstellungenMerke(neu)).data,
    onSuccess: (gemerkt) => abfragen.setQueryData(einstellungenAbfrage.queryKey, gemerkt),
  });
  const waehle = (neu: Partial<Einstellungen>) => gewaehlt && mutate({ ...gewaehlt, ...neu });
  return { gewaehlt, waehle };
}
