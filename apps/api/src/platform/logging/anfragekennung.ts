import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const kopf = 'x-request-id';
const form = /^[\w.:-]{1,100}$/;

/** The number under which a request stands in the log: the caller's own, so that the logs of both can be laid side by side. */
export function anfragekennung({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const genannt = headers[kopf];
  const kennung = typeof genannt === 'string' && form.test(genannt) ? genannt : randomUUID();
  // Asked again, it is the same.
  headers[kopf] = kennung;
  return kennung;
}
