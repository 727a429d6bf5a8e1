import { Ajv, type ValidateFunction } from 'ajv';
import formate from 'ajv-formats';
import type { Response } from 'supertest';
import type { Schema } from '../platform/http/schema.js';

interface Antwort {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema?: Schema }>;
}

export interface Dokument {
  paths: Record<string, Record<string, { responses: Record<string, Antwort> }>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Headers that say something about the answer; a route that sends one declares it. */
const beschriebeneKoepfe = ['etag', 'total-search-results', 'abgelehnt', 'content-disposition'];

/** What is compiled for one portal serves all that are described by the same document. */
const jeDokument = new WeakMap<Dokument, Vertrag>();

interface Vertrag {
  dokument: Dokument;
  ajv: Ajv;
  pruefer: Map<Schema, ValidateFunction>;
}

function vertragZu(dokument: Dokument): Vertrag {
  const bekannt = jeDokument.get(dokument);
  if (bekannt) return bekannt;
  const ajv = new Ajv({ strict: true, allErrors: true });
  formate.default(ajv);
  for (const [name, schema] of Object.entries(dokument.components?.schemas ?? {})) {
    ajv.addSchema(streng(schema), `#/components/schemas/${name}`);
  }
  const neu = { dokument, ajv, pruefer: new Map() };
  jeDokument.set(dokument, neu);
  return neu;
}

/** Holds answers against the OpenAPI document: nothing may be missing in them, and nothing come that it does not know. */
export class Antwortpruefung {
  private readonly vertrag: Vertrag;
  private readonly muster: { pfad: string; passt: RegExp }[];
  /** Operations and the successes of theirs that have been seen: `GET /api/auftraege 200`. */
  readonly gesehen = new Set<string>();

  constructor(dokument: Dokument) {
    this.vertrag = vertragZu(dokument);
    // `/auftraege/search` before `/auftraege/{id}`: fewer places to fill.
    this.muster = Object.keys(dokument.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((pfad) => ({ pfad, passt: new RegExp(`^${pfad.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  /** What is wrong with an answer; empty where it is as described. */
  pruefe(methode: string, url: string, antwort: Response): string[] {
    const pfad = new URL(url, 'http://portal').pathname;
    const muster = this.muster.find((m) => m.passt.test(pfad))?.pfad;
    const ruf = this.vertrag.dokument.paths[muster ?? '']?.[methode.toLowerCase()];
    if (!ruf || methode === 'HEAD' || antwort.status === 304) return [];
    const operation = `${methode} ${muster} ${antwort.status}`;
    const gut = antwort.status < 400;
    const beschrieben = ruf.responses[antwort.status] ?? (gut ? undefined : ruf.responses['default']);
    if (!beschrieben) return [`${operation}: dieser Status ist nicht beschrieben`];
    if (gut) this.gesehen.add(operation);
    return [...this.inhalt(beschrieben, antwort), ...(gut ? koepfe(beschrieben, antwort) : [])].map(
      (f) => `${operation}: ${f}`,
    );
  }

  private inhalt({ content }: Antwort, antwort: Response): string[] {
    const art = String(antwort.headers['content-type'] ?? '').split(';')[0] ?? '';
    // Who asks in a new window is told of an error in a page.
    if (art === 'text/html' && antwort.status >= 400) return [];
    if (!content) return art === '' ? [] : [`Inhalt ${art} ist nicht beschrieben`];
    const beschrieben = content[art] ?? content['*/*'];
    if (!beschrieben) return [`${art} statt ${Object.keys(content).join()}`];
    // A test that reads the bytes itself has no JSON.
    if (art !== 'application/json' || !beschrieben.schema || Buffer.isBuffer(antwort.body)) return [];
    const pruefer = this.prueferZu(beschrieben.schema);
    pruefer(antwort.body);
    return (pruefer.errors ?? []).map(
      (f) => `${f.schemaPath} ${f.instancePath} ${f.message} ${JSON.stringify(f.params)}`,
    );
  }

  private prueferZu(schema: Schema): ValidateFunction {
    const { ajv, pruefer } = this.vertrag;
    const bekannt = pruefer.get(schema) ?? ajv.compile(streng(schema));
    pruefer.set(schema, bekannt);
    return bekannt;
  }
}

function koepfe({ headers = {} }: Antwort, antwort: Response): string[] {
  return beschriebeneKoepfe.flatMap((name) => {
    const da = antwort.headers[name] !== undefined;
    if (da && !headers[name]) return [`Kopf ${name} ist nicht beschrieben`];
    return !da && headers[name]?.required ? [`Kopf ${name} fehlt`] : [];
  });
}

/** What OpenAPI 3.0 writes in its own way as JSON schema, and objects that hold nothing but what they say. */
function streng({ nullable, title: _, readOnly: __, ...schema }: Schema): object {
  const teile = {
    ...schema,
    ...(schema.allOf ? { allOf: schema.allOf.map(streng) } : {}),
    ...(schema.oneOf ? { oneOf: schema.oneOf.map(streng) } : {}),
    ...(schema.items ? { items: streng(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(Object.entries(schema.properties).map(([n, s]) => [n, streng(s)])),
          additionalProperties: false,
        }
      : {}),
  };
  return nullable ? { anyOf: [teile, { type: 'null' }] } : teile;
}
