import { uebersetzerZu } from '@frachtportal/texte/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Rahmen, seitensprachen } from './rahmen.js';
import { inhaltsregeln } from './stil.js';

/** Somebody asks for a public page, or sends its form. */
export type Seitenanfrage = FastifyRequest<{
  Params: { token?: string };
  Querystring: Record<string, unknown>;
  Body: Record<string, string> | undefined;
}>;

export const koepfe = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': inhaltsregeln,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

export const sende = (antwort: FastifyReply, status: number, seite: string) =>
  antwort.status(status).headers(koepfe).send(seite);

/** In the language that is chosen on the page, else in the first of the browser's that there is. @param unter where a token opens it */
export function rahmenZu({ query, headers, params }: Seitenanfrage, unter = 'v'): Rahmen {
  const bevorzugte = (headers['accept-language'] ?? '').split(',').map((s) => s.trim().slice(0, 2));
  const iso =
    [query['sprache'], ...bevorzugte].flatMap((g) => seitensprachen.filter((s) => s === g))[0] ?? 'de';
  const ort = params.token === undefined ? '/sendung' : `/${unter}/${encodeURIComponent(params.token)}`;
  return { sage: uebersetzerZu(iso), iso, spediteur: 'Frachtportal', ort };
}
