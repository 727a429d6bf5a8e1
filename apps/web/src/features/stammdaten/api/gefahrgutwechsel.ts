import { gefahrgutklasseWechsel } from '@frachtportal/api-client/generated/stammdaten';
import { queryOptions } from '@tanstack/react-query';
import { gefahrgutschluessel } from './gefahrgut';

/** What stands for each of some entries of the table on the day of a pickup. */
export function gefahrgutwechsel(ids: readonly number[], tag: string) {
  return queryOptions({
    queryKey: [...gefahrgutschluessel, 'wechsel', ids, tag],
    queryFn: ({ signal }) =>
      Promise.all(ids.map(async (id) => (await gefahrgutklasseWechsel(id, { tag }, { signal })).data)),
    meta: { leise: true },
  });
}
