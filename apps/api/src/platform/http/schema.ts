import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { deutsch } from '@frachtportal/texte/server';

/** The part of a JSON schema that OpenAPI 3.0 knows and we use. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  title?: string;
  nullable?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  enum?: readonly (string | number)[];
  pattern?: string;
  items?: Schema;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** All schemas made so far, by name; the OpenAPI document lists them under components. */
export const schemata = new Map<string, Schema>();

const fertig = new Map<Klasse, Schema>();

/** The OpenAPI schema of a domain class, made from its field declarations. */
export function schemaVon(klasse: Klasse): Schema {
  const bekannt = fertig.get(klasse);
  if (bekannt) return bekannt;
  const properties: Record<string, Schema> = {};
  const schema: Schema = { type: 'object', properties };
  // Known before its parts are described, so that a class may contain itself.
  fertig.set(klasse, schema);
  const alle = [...felder(klasse).values()];
  for (const feld of alle) properties[feld.name] = feldschema(feld);
  const noetig = alle.filter((f) => f.pflicht && !f.nurLesen).map((f) => f.name);
  if (noetig.length) schema.required = noetig;
  return schema;
}

/** A reference to the schema of a class, which with this becomes part of the document. */
export function verweisAuf(klasse: Klasse): Schema {
  schemata.set(klasse.name, schemaVon(klasse));
  return { $ref: `#/components/schemas/${klasse.name}` };
}

/** `{id}` in, the short object out: every field but the id may be missing. */
function kurzform(klasse: Klasse): Schema {
  const name = `${klasse.name}Verweis`;
  if (!schemata.has(name)) {
    const { properties } = schemaVon(klasse);
    schemata.set(name, {
      type: 'object',
      properties: { ...properties, id: { type: 'integer' } },
      required: ['id'],
    });
  }
  return { $ref: `#/components/schemas/${name}` };
}

function feldschema(feld: Feld): Schema {
  const titel = deutsch(feld.label);
  const zusatz: Schema = {
    ...(titel !== feld.name ? { title: titel } : {}),
    ...(feld.pflicht ? {} : { nullable: true }),
    ...(feld.nurLesen && !feld.zweitnameVon ? { readOnly: true } : {}),
  };
  const art = artschema(feld);
  return art.$ref ? { allOf: [art], ...zusatz } : { ...art, ...zusatz };
}

function artschema(feld: Feld): Schema {
  switch (feld.art) {
    case 'text':
      return { type: 'string', maxLength: feld.max, ...(feld.werte ? { enum: feld.werte } : {}) };
    case 'zahl':
      return {
        type: feld.dezimal ? 'number' : 'integer',
        minimum: feld.von,
        maximum: feld.bis,
        ...(feld.werte ? { enum: feld.werte } : {}),
      };
    case 'tag':
      return { type: 'string', format: 'date' };
    case 'uhrzeit':
      return { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
    case 'zeitpunkt':
      return { type: 'string', format: 'date-time' };
    case 'wahrheit':
      return { type: 'boolean' };
    case 'kennung':
      return { type: 'integer', minimum: 1 };
    case 'liste':
      return { type: 'array', maxItems: feld.hoechstens, items: verweisAuf(klasseVon(feld)) };
    case 'verweis':
      return kurzform(klasseVon(feld));
    default:
      return verweisAuf(klasseVon(feld));
  }
}

function klasseVon(feld: Feld): Klasse {
  if (!feld.klasse) throw new Error(`Feld ${feld.name} nennt keine Klasse`);
  return feld.klasse();
}
