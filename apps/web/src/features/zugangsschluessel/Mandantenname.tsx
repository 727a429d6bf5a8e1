import { useQuery } from '@tanstack/react-query';
import { mandantenAbfrage } from '../auftraege/api/mandanten';

/** The name of a client, where one may choose between several. */
export function Mandantenname({ id }: { id: number | null | undefined }) {
  const { data = [] } = useQuery(mandantenAbfrage);
  return data.find((m) => m.id === id)?.text ?? '';
}
