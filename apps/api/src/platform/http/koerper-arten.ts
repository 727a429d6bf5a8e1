import type { Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { ungueltig, verlange } from '../errors/fachfehler.js';
import { parameter } from './koerper.js';
import { eingabeVon } from './schema.js';

/**
 * The JSON body as it came: its use case reads it, with more rules than those of its fields.
 * @param required there may be none
 */
export function RoherKoerper(klasse: Klasse, { required = true } = {}): ParameterDecorator {
  return parameter((a) => a.body, ApiBody({ schema: eingabeVon(klasse) as never, required }));
}

/** The JSON body as an instance that need not be complete: every field may be missing, what stands there is right. */
export function Entwurf(klasse: Klasse): ParameterDecorator {
  return parameter(
    (a) => verlange(lies(klasse, a.body ?? {}, '', { entwurf: true })),
    ApiBody({ schema: eingabeVon(klasse, { entwurf: true }) as never, required: false }),
  );
}

function alsListe(body: unknown, hoechstens: number): unknown[] {
  if (!Array.isArray(body)) throw ungueltig([fehler('feld.liste')]);
  if (body.length > hoechstens) throw ungueltig([fehler('feld.zuViele', undefined, { max: hoechstens })]);
  return body;
}

/** The body is a JSON array of validated instances; one bad element spoils all. */
export function Koerperliste(klasse: Klasse, hoechstens: number): ParameterDecorator {
  const schema = { type: 'array', maxItems: hoechstens, items: eingabeVon(klasse) };
  return parameter(
    (a) => {
      const gelesen = alsListe(a.body, hoechstens).map((element, i) => lies(klasse, element, `[${i}]`));
      const meldungen = gelesen.flatMap((g) => g.meldungen);
      return verlange({ wert: gelesen.map((g) => g.wert), meldungen });
    },
    ApiBody({ schema: schema as never }),
  );
}

/** The body is a JSON array of rows as they came: each is read on its own, so that one bad row spoils no other. */
export function RoheZeilen(klasse: Klasse, hoechstens: number): ParameterDecorator {
  const schema = { type: 'array', maxItems: hoechstens, items: eingabeVon(klasse) };
  return parameter((a) => alsListe(a.body, hoechstens), ApiBody({ schema: schema as never }));
}

/** The largest body of a route that takes more than the others. */
export const Koerpergrenze = (bytes: number) => RouteConfig({ koerperBytes: bytes });

/** Lets `Koerpergrenze` count. */
export function beachteKoerpergrenzen(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { koerperBytes } = (route.config ?? {}) as { koerperBytes?: number };
    if (koerperBytes) route.bodyLimit = koerperBytes;
  });
}
