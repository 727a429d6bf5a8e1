import type { Schema } from '../../platform/http/schema.js';

/** Names under which an id is sent; languages are everybody's. */
const kennungsname = /^(?!languageId$)(ids?|\w+Ids?|\w+_id|mandant|sdst_id_anzeige)$/;
const hoechstensTief = 3;

interface Parameter {
  name: string;
  in: string;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export type Stelle = { wo: 'pfad' | 'query'; name: string } | { wo: 'body'; pfad: (string | number)[] };

/** Every place of an operation that takes an id: in path, query, body, and in what the body holds. */
export function kennungsstellen(
  muster: string,
  { parameters = [], requestBody }: Operation,
  schemata: Record<string, Schema>,
): Stelle[] {
  const imPfad = [...muster.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => /id/i.test(name))
    .map((name) => ({ wo: 'pfad' as const, name }));
  const inAbfrage = parameters
    .filter((p) => p.in === 'query' && kennungsname.test(p.name))
    .map((p) => ({ wo: 'query' as const, name: p.name }));
  const schema = requestBody?.content?.['application/json']?.schema;
  const imKoerper = schema ? ausSchema(schema, schemata, []) : [];
  return [...imPfad, ...inAbfrage, ...imKoerper.map((pfad) => ({ wo: 'body' as const, pfad }))];
}

function ausSchema(
  schema: Schema,
  schemata: Record<string, Schema>,
  pfad: (string | number)[],
): (string | number)[][] {
  const verweis = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (verweis) return ausSchema(schemata[verweis.split('/').at(-1) ?? ''] ?? {}, schemata, pfad);
  if (schema.type === 'array') {
    const element = schema.items ?? {};
    return element.type === 'integer' ? [[...pfad, 0]] : ausSchema(element, schemata, [...pfad, 0]);
  }
  if (pfad.length > hoechstensTief) return [];
  return Object.entries(schema.properties ?? {})
    .filter(([, s]) => !s.readOnly)
    .flatMap(([name, s]) => {
      const zahl = s.type === 'integer' || s.type === 'number';
      if (zahl) return kennungsname.test(name) ? [[...pfad, name]] : [];
      return ausSchema(s, schemata, [...pfad, name]);
    });
}

/** The body with another value at a place; what is missing on the way there is put in. */
export function gesetzt(body: unknown, [erster, ...rest]: (string | number)[], wert: unknown): unknown {
  if (erster === undefined) return wert;
  if (typeof erster === 'number') {
    const liste = Array.isArray(body) ? [...body] : [];
    liste[erster] = gesetzt(liste[erster], rest, wert);
    return liste;
  }
  const objekt = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...objekt, [erster]: gesetzt(objekt[erster], rest, wert) };
}
