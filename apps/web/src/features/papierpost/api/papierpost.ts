import { berichteMail } from '@frachtportal/api-client/generated/berichte';
import { erzeugeLink } from '../../verfolgung/api/verfolgung';

/** Stands for the link with which somebody follows an order; everything else is a paper. */
export const link = 'link';

/** A paper goes as one file for all orders, a link in a mail of its own for each. */
export async function versende(was: string, ids: readonly number[], email: string): Promise<void> {
  if (was !== link) await berichteMail(was, ids.join(','), { email });
  else for (const id of ids) await erzeugeLink(id, { email, plzFragen: false });
}
