import type { Auftrittsbild } from '@frachtportal/domain/mandant/auftritt';
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

/** @param farbe the forwarder's, where the page has it */
export const koepfe = (farbe: string | null = null) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': inhaltsregeln(farbe),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/** @param rahmen the one that the page stands in */
export const sende = (antwort: FastifyReply, status: number, seite: string, { auftritt }: Rahmen) =>
  antwort.status(status).headers(koepfe(auftritt.farbe)).send(seite);

/**
 * In the language that is chosen on the page, else in the first of the browser's that there is.
 * @param auftritt whose page it is  @param unter where a token opens it
 */
export function rahmenZu(
  { query, headers, params }: Seitenanfrage,
  auftritt: Auftrittsbild,
  unter = 'v',
): Rahmen {
  const bevorzugte = (headers['accept-language'] ?? '').split(',').map((s) => s.trim().slice(0, 2));
  const iso =
    [query['sprache'], ...bevorzugte].flatMap((g) => seitensprachen.filter((s) => s === g))[0] ?? 'de';
  const ort = params.token === undefined ? '/sendung' : `/${unter}/${encodeURIComponent(params.token)}`;
  return { sage: uebersetzerZu(iso), iso, spediteur: auftritt.name ?? 'Frachtportal', auftritt, ort };
}
