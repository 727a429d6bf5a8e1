import { randomBytes } from 'node:crypto';
import { schreibeZip } from '../../../platform/dateien/testing/zip-schreiben.js';

/** The smallest of each kind that is one, with something behind it to tell them apart. */
export const pdf = (inhalt = 'Lieferschein') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${inhalt}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  randomBytes(64),
]);

/** 64 MB of nothing, packed. */
export const zipbombe = () => schreibeZip([{ name: 'a.txt', inhalt: Buffer.alloc(64 * 1024 * 1024) }]);
