import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const geheimnisbytes = 32;

/** What a stored secret is encrypted for: it is of no use elsewhere. */
export const webhookzweck = 'webhook';

/** The secrets of a webhook as they are stored: the one that holds, and the one before. */
export interface Geheimnispaar {
  neu: string;
  alt: string | null;
}

/** In the form that clients of the specification take. */
export const neuesGeheimnis = () => `whsec_${randomBytes(geheimnisbytes).toString('base64')}`;

/** The headers of a message as the specification wants them (Standard Webhooks 1.0). */
export function unterschrieben(
  nachricht: string,
  inhalt: string,
  geheimnisse: readonly string[],
  jetzt: Date,
): Record<string, string> {
  const unterschriften = geheimnisse.map((g) => new Webhook(g).sign(nachricht, jetzt, inhalt));
  return {
    'webhook-id': nachricht,
    'webhook-timestamp': String(Math.floor(jetzt.getTime() / 1000)),
    'webhook-signature': unterschriften.join(' '),
  };
}
