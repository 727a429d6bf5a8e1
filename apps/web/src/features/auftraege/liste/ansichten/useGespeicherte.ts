import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { useQuery } from '@tanstack/react-query';
import { ansichtenAbfrage } from '../../api/listenansichten';

const keine: Listenansicht[] = [];

/** The views that are kept, and which of them the address names. */
export function useGespeicherte(ansicht: string | null) {
  const { data } = useQuery(ansichtenAbfrage);
  const gespeicherte = (data as Listenansicht[] | undefined) ?? keine;
  return { gespeicherte, aktiv: gespeicherte.find((a) => String(a.id) === ansicht) };
}
