import { type Klasse } from '@frachtportal/domain/feld/feld';
import { ApiResponse } from '@nestjs/swagger';
import { type Schema, schemata, verweisAuf } from './schema.js';

const text: Schema = { type: 'string' };
schemata.set('Meldung', {
  type: 'object',
  properties: {
    severity: { type: 'string', enum: ['ERROR', 'INFO'] },
    key: text,
    text,
    field: text,
    params: { type: 'object' },
  },
  required: ['severity', 'key', 'text'],
});

/** The schema of what every error, and here and there a success, answers with. */
export const meldungsliste = { type: 'array', items: { $ref: '#/components/schemas/Meldung' } };

/** Describes the answer of a route: one object of the class. */
export function Antwort(klasse: Klasse, status = 200): MethodDecorator {
  return ApiResponse({ status, schema: verweisAuf(klasse) as never });
}

/** Describes the answer of a route: a list; `gesamt` where the total stands in the header. */
export function Antwortliste(klasse: Klasse, { gesamt = false } = {}): MethodDecorator {
  const headers = gesamt
    ? { headers: { 'total-search-results': { schema: { type: 'integer' as const } } } }
    : {};
  return ApiResponse({
    status: 200,
    schema: { type: 'array', items: verweisAuf(klasse) as never },
    ...headers,
  });
}

/** A plain value. */
export function Antwortwert(type: 'string' | 'integer' | 'boolean', status = 200): MethodDecorator {
  return ApiResponse({ status, schema: { type } });
}

/** A file. */
export function Antwortdatei(medientyp: string): MethodDecorator {
  return ApiResponse({
    status: 200,
    content: { [medientyp]: { schema: { type: 'string', format: 'binary' } } },
  });
}

/** Nothing to say but that it worked. */
export const Leer = (status = 204) => ApiResponse({ status });
