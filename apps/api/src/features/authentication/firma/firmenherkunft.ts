import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Herkunft, herkunftVon } from '../abschluss/herkunft.js';

/** Goes with somebody to the provider and back, in the browser that set out and in no other. */
const keks = 'frachtportal-firma';
const ort = {
  path: '/api/authentication/login',
  httpOnly: true,
  sameSite: 'strict',
  secure: 'auto',
} as const;
const gueltigSekunden = 15 * 60;

/** Where somebody sets out from. */
export interface Aufbruch {
  adresse: string;
  /** The name the portal was called by. */
  host: string;
  /** The same with its protocol and port. */
  ursprung: string;
  merke: (zustand: string) => void;
}

export function aufbruchVon(anfrage: FastifyRequest, antwort: FastifyReply): Aufbruch {
  return {
    adresse: anfrage.ip,
    host: anfrage.hostname.toLowerCase(),
    ursprung: `${anfrage.protocol}://${anfrage.host}`,
    merke: (zustand) => antwort.setCookie(keks, zustand, { ...ort, maxAge: gueltigSekunden }),
  };
}

/** Who comes back, and what went with them; nothing where another browser set out. */
export type Rueckkehr = Herkunft & { zustand: string | undefined };

export function rueckkehrVon(anfrage: FastifyRequest, antwort: FastifyReply): Rueckkehr {
  const zustand = anfrage.cookies[keks];
  antwort.clearCookie(keks, ort);
  return { ...herkunftVon(anfrage, antwort), zustand };
}
