import { suchform } from './suchform.js';

/** Words as the heads of columns are compared: without case, umlauts (also those written out) and punctuation. */
export const wortform = (text: string) =>
  suchform(text)
    .replace(/([aou])e/g, '$1')
    .replace(/[^a-z0-9]/g, '');
