import multipart from '@fastify/multipart';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Fachfehler } from '../errors/fachfehler.js';
import { xlsx } from '../http/antwort.js';
import { eingabeVon } from '../http/schema.js';

/** The route takes a file: part `file`, and JSON in the part `metadata`. No other route takes multipart. */
export function Dateiupload(metadata?: Klasse): MethodDecorator {
  const file = { type: 'string', format: 'binary' };
  const properties = metadata ? { file, metadata: eingabeVon(metadata) } : { file };
  return applyDecorators(
    RouteConfig({ dateiupload: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', properties: properties as never, required: ['file'] } }),
  );
}

/** Bodies that are a file by themselves. */
const rohe = [
  'application/octet-stream',
  'application/x-ndjson',
  'application/xml',
  'text/csv',
  'text/xml',
  xlsx,
];

/** Lets routes take files, those that declare it. */
export async function nimmDateienAn(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRequest', (anfrage, _antwort, fertig) => {
    const { dateiupload } = (anfrage.routeOptions.config ?? {}) as { dateiupload?: boolean };
    const art = (anfrage.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const geschickt = art.startsWith('multipart/') || rohe.includes(art);
    fertig(geschickt && !dateiupload ? new Fachfehler(415, [fehler('server.medientyp')]) : undefined);
  });
  fastify.addContentTypeParser(rohe, (_anfrage, koerper, fertig) => fertig(null, koerper));
  await fastify.register(multipart);
}
