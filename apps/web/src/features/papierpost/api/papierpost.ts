import { berichteMail } from '@frachtportal/api-client/generated/berichte';
import { erzeugeLink } from '../../verfolgung/api/verfolgung';

/** Stands for the link with which somebody follows an order; everything else is a paper. */
export const link = 'link';

/**
 * A paper goes as one file for all orders, a link in a mail of its own for each.
 *
 * @param versorgt which links went out already, where the way was broken off before: nobody gets one twice
 */
export async function versende(
  was: string,
  ids: readonly number[],
  email: string,
  versorgt: Set<string>,
): Promise<void> {
  if (was !== link) return void (await berichteMail(was, ids.join(','), { email }));
  for (const id of ids.filter((i) => !versorgt.has(`${i} ${email}`))) {
    await erzeugeLink(id, { email, plzFragen: false });
    versorgt.add(`${id} ${email}`);
  }
}
