import {
  preisBerechnteile,
  preisTyp,
  preisTypUebertragen,
} from '@frachtportal/api-client/generated/auftraege';
import { queryOptions } from '@tanstack/react-query';

/** Order type of a price request. */
const preisanfrage = 1;

/** Makes an order a price request and sends it; the answer comes minutes later. */
export async function frageTagespreisAn(id: number): Promise<void> {
  await preisTyp({ typ: preisanfrage, ids: [id] });
  await preisTypUebertragen([id]);
}

/** The parts of an order's price with their lines. */
export function berechnteileAbfrage(id: number) {
  return queryOptions({
    queryKey: ['auftraege', id, 'preis'],
    queryFn: async ({ signal }) => (await preisBerechnteile(id, { signal })).data,
  });
}
