import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { Schluessel } from '../platform/auth/schluessel.js';
import { aussteller, publikum } from '../platform/auth/token.service.js';
import type { Portal } from './portal.js';

/** Signs claims with the server's own key, which no login would: for identities that may not come in. */
export function unterschreibe(portal: Portal, claims: object, mehr: JwtSignOptions = {}): string {
  return portal.app.get(JwtService, { strict: false }).sign(claims, {
    secret: portal.app.get(Schluessel, { strict: false }).zugang,
    algorithm: 'HS256',
    issuer: aussteller,
    audience: publikum,
    ...mehr,
  });
}

/** A live session of any person, also of one who could not log in. */
export async function sitzungFuer(portal: Portal, name: string): Promise<string> {
  const [zeile] = await portal.db.sql<{ id: string }>(
    `INSERT INTO sitzung (benutzer_id, laeuft_ab_am) VALUES ($1, now() + interval '1 day') RETURNING id`,
    [portal.welt.benutzer[name]?.id],
  );
  return zeile?.id ?? '';
}

/** What a token says, whoever signed it. */
export function claims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
