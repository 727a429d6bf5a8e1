import {
  berichteBericht,
  berichteBerichtsarten,
  berichteVerschluesseln,
  getBerichteBerichtUrl,
} from '@frachtportal/api-client/generated/berichte';
import type { BerichteBerichtParams } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { queryOptions } from '@tanstack/react-query';
import { aktuelleSprache } from '../../../lib/sprache';
import { type Bericht, type Berichtsblatt, mitFormaten, uebernahmeliste } from '../druck';

export const berichteAbfrage = queryOptions({
  queryKey: ['berichte'],
  queryFn: async ({ signal }): Promise<Bericht[]> =>
    (await berichteBerichtsarten({ signal })).data
      .map(({ label, reportFileName }) => ({ label: label ?? '', reportFileName: reportFileName ?? '' }))
      .filter((b) => b.reportFileName !== uebernahmeliste)
      .flatMap(mitFormaten),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The address under which a new window may print these orders for a short while. */
export async function druckadresse(bericht: Berichtsblatt, ids: readonly number[]): Promise<string> {
  return getBerichteBerichtUrl(bericht.reportFileName, await druckangaben(bericht, ids));
}

/** Labels in the language of thermal printers. */
export async function zpl(bericht: Berichtsblatt, ids: readonly number[]): Promise<Blob> {
  return (await berichteBericht(bericht.reportFileName, await druckangaben(bericht, ids))).data;
}

async function druckangaben(
  { format }: Berichtsblatt,
  ids: readonly number[],
): Promise<BerichteBerichtParams> {
  const { data } = await berichteVerschluesseln(ids.join(','));
  return { ids: data.ids ?? '', languageId: aktuelleSprache(), ...(format ? { format } : {}) };
}
