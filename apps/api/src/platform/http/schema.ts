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
  enum?: readonly (string | number | null)[];
  pattern?: string;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
}

/**
 * How a class is described: as an answer, which says of every field whether it comes, or as what a client sends. A
 * draft may lack what must be filled, at every depth.
 */
interface Sicht {
  eingabe: boolean;
  entwurf: boolean;
}

const antwort: Sicht = { eingabe: false, entwurf: false };
const eingabe: Sicht = { eingabe: true, entwurf: false };

/** All schemas made so far, by name; the OpenAPI document lists them under components. */
export const schemata = new Map<string, Schema>([
  [
    'Verweis',
    {
      type: 'object',
      properties: { id: { type: 'integer', minimum: 1, nullable: true } },
      required: ['id'],
    },
  ],
]);

const beschrieben = new Map<string, Klasse>();

/** What a client sends of a domain class, made from its field declarations. */
export const eingabeschema = (klasse: Klasse): Schema => schemaVon(klasse, eingabe);

function schemaVon(klasse: Klasse, sicht: Sicht): Schema {
  const alle = [...felder(klasse).values()];
  const { zugaben } = klasse;
  const noetig = alle.filter((f) => istNoetig(f, sicht) && !zugaben?.has(f.name)).map((f) => f.name);
  return {
    type: 'object',
    properties: Object.fromEntries(alle.map((f) => [f.name, feldschema(f, sicht)])),
    ...(noetig.length ? { required: noetig } : {}),
  };
}

function istNoetig(feld: Feld, sicht: Sicht): boolean {
  if (sicht.entwurf) return false;
  return sicht.eingabe ? feld.pflicht && !feld.nurLesen : true;
}

/** A reference to the schema of what a route answers, which with this becomes part of the document. */
export const verweisAuf = (klasse: Klasse, { entwurf = false } = {}): Schema =>
  verweis(klasse, { eingabe: false, entwurf });

/** A reference to the schema of what a route takes. */
export const eingabeVon = (klasse: Klasse, { entwurf = false } = {}): Schema =>
  verweis(klasse, { eingabe: true, entwurf });

function verweis(klasse: Klasse, sicht: Sicht): Schema {
  const name = `${klasse.name}${sicht.entwurf ? 'Entwurf' : ''}${sicht.eingabe ? 'Eingabe' : ''}`;
  const bekannt = beschrieben.get(name);
  if (bekannt && bekannt !== klasse) throw new Error(`Zwei Klassen heißen ${klasse.name}`);
  if (!bekannt) {
    // Known before its parts are described, so that a class may contain itself.
    beschrieben.set(name, klasse);
    schemata.set(name, schemaVon(klasse, sicht));
  }
  return { $ref: `#/components/schemas/${name}` };
}

function feldschema(feld: Feld, sicht: Sicht): Schema {
  const belegt = !sicht.entwurf && (sicht.eingabe ? feld.pflicht : feld.immer);
  const titel = deutsch(feld.label);
  const zusatz: Schema = {
    ...(titel !== feld.name ? { title: titel } : {}),
    ...(belegt ? {} : { nullable: true }),
    ...(feld.nurLesen && !feld.zweitnameVon && !feld.kenntlich && sicht.eingabe ? { readOnly: true } : {}),
  };
  // OpenAPI 3.0: what may be null says so among its values too.
  const werte = feld.werte && feld.art !== 'worte' && { enum: belegt ? feld.werte : [...feld.werte, null] };
  const art = artschema(feld, feld.entwurf ? { ...sicht, entwurf: true } : sicht);
  return art.$ref ? { allOf: [art], ...zusatz } : { ...art, ...zusatz, ...werte };
}

function artschema(feld: Feld, sicht: Sicht): Schema {
  switch (feld.art) {
    case 'text':
      return { type: 'string', maxLength: feld.max };
    case 'zahl':
      return { type: feld.dezimal ? 'number' : 'integer', minimum: feld.von, maximum: feld.bis };
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
    case 'worte':
      return { type: 'array', maxItems: feld.werte?.length, items: { type: 'string', enum: feld.werte } };
    case 'liste':
      return { type: 'array', maxItems: feld.hoechstens, items: verweis(klasseVon(feld), sicht) };
    case 'verweis':
      return sicht.eingabe ? { $ref: '#/components/schemas/Verweis' } : verweis(klasseVon(feld), antwort);
    default:
      return verweis(klasseVon(feld), sicht);
  }
}

function klasseVon(feld: Feld): Klasse {
  if (!feld.klasse) throw new Error(`Feld ${feld.name} nennt keine Klasse`);
  return feld.klasse();
}
