import { Kennung, Liste, Zahl } from '@frachtportal/domain/feld/dekoratoren';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ApiBody } from '@nestjs/swagger';
import { ungueltig, verlange } from '../../platform/errors/fachfehler.js';
import { hoechstensIds, parameter } from '../../platform/http/koerper.js';

class Auftragskennung {
  @Kennung({ pflicht: true }) id!: number;
}

class TypAenderung {
  @Zahl({ dezimal: 0, werte: [0, 1], label: 'beschriftung.typ', pflicht: true }) typ!: number;
  @Liste(() => Auftragskennung, { hoechstens: hoechstensIds }) ids!: Auftragskennung[];
}

const schema = {
  type: 'object' as const,
  required: ['typ', 'ids'],
  properties: {
    typ: { type: 'integer', enum: [0, 1] },
    ids: { type: 'array', maxItems: hoechstensIds, items: { type: 'integer' } },
  },
};

/** The body `{typ, ids}`: a type and the orders that get it. */
export function TypUndIds(): ParameterDecorator {
  return parameter(
    ({ body }) => {
      const { ids, typ } = verlange(lies(TypAenderung, mitObjekten(body)));
      if (!ids?.length) throw ungueltig([fehler('liste.zeileMarkieren', 'ids')]);
      return { typ, ids: [...new Set(ids.map((k) => k.id))] };
    },
    ApiBody({ schema: schema as never }),
  );
}

/** The ids as objects, so that the rules of the class hold for each. */
function mitObjekten(body: unknown): unknown {
  const ids = (body as { ids?: unknown } | null)?.ids;
  return Array.isArray(ids) ? { ...(body as object), ids: ids.map((id: unknown) => ({ id })) } : body;
}
