import { createHash, randomBytes } from 'node:crypto';

/** What of a link is kept: it opens nothing. 256 random bits need no slow hash. */
export const linkhash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The secret part of a link that comes by mail, and what of it is kept. */
export function neuerLink(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: linkhash(token) };
}
