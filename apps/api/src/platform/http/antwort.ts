import { type Klasse } from '@frachtportal/domain/feld/feld';
import { ApiResponse } from '@nestjs/swagger';
import { eingabeVon, type Schema, schemata, verweisAuf } from './schema.js';

const text: Schema = { type: 'string' };
schemata.set('Meldung', {
  type: 'object',
  properties: {
    severity: { type: 'string', enum: ['ERROR', 'INFO'] },
    key: text,
    text,
    field: text,
    params: { type: 'object', additionalProperties: { oneOf: [text, { type: 'number' }] } },
  },
  required: ['severity', 'key', 'text'],
});

/** The schema of what every error, and here and there a success, answers with. */
export const meldungsliste = { type: 'array', items: { $ref: '#/components/schemas/Meldung' } };

const koepfe = {
  etag: ['etag', { description: 'Stand, für If-Match oder If-None-Match', required: true, schema: text }],
  gesamt: [
    'total-search-results',
    { description: 'Treffer insgesamt', required: true, schema: { type: 'integer' } },
  ],
  gesamtOderSpaeter: [
    'total-search-results',
    {
      description: 'Treffer insgesamt, außer bei gesamt=spaeter',
      required: false,
      schema: { type: 'integer' },
    },
  ],
  datei: ['content-disposition', { description: 'Name der Datei', required: true, schema: text }],
  abgelehnt: [
    'abgelehnt',
    { description: 'Kennungen, bei denen es nicht ging', required: false, schema: text },
  ],
  gruende: [
    'abgelehnt-gruende',
    { description: 'Je Kennung die Regeln, die aufhalten', required: false, schema: text },
  ],
} as const;

/** Which headers an answer has: all of them always, but those that say when not. */
type Kopfangaben = Partial<Record<keyof typeof koepfe, boolean>>;

interface Angaben extends Kopfangaben {
  status?: number;
}

function antworte({ status = 200, ...namen }: Angaben, inhalt: object): MethodDecorator {
  const da = Object.entries(koepfe).filter(([name]) => namen[name as keyof Kopfangaben]);
  const headers = Object.fromEntries(da.map(([, [name, kopf]]) => [name, kopf as never]));
  return ApiResponse({ status, ...inhalt, ...(da.length ? { headers } : {}) });
}

/** Describes the answer of a route: one object of the class. Of a draft what must be filled may still be missing. */
export function Antwort(
  klasse: Klasse,
  { entwurf = false, ...angaben }: Angaben & { entwurf?: boolean } = {},
): MethodDecorator {
  return antworte(angaben, { schema: verweisAuf(klasse, { entwurf }) });
}

/** One object of one of these classes. */
export function AntwortAus(klassen: readonly Klasse[], angaben: Angaben = {}): MethodDecorator {
  return antworte(angaben, { schema: { oneOf: klassen.map((k) => verweisAuf(k)) } });
}

/** Something to be completed and sent back: described as what a client sends. */
export function Vorschlag(klasse: Klasse): MethodDecorator {
  return antworte({}, { schema: eingabeVon(klasse) });
}

/** Describes the answer of a route: a list; `gesamt` where the total stands in the header. */
export function Antwortliste(klasse: Klasse, angaben: Kopfangaben = {}): MethodDecorator {
  return AntwortlisteAus([klasse], angaben);
}

/** A list of which each is one of these. */
export function AntwortlisteAus(klassen: readonly Klasse[], angaben: Kopfangaben = {}): MethodDecorator {
  const [erste, ...weitere] = klassen.map((k) => verweisAuf(k));
  const items = weitere.length ? { oneOf: [erste, ...weitere] } : erste;
  return antworte(angaben, { schema: { type: 'array', items } });
}

/** A plain value. */
export function Antwortwert(
  type: 'string' | 'integer' | 'boolean',
  angaben: Kopfangaben = {},
): MethodDecorator {
  return antworte(angaben, { schema: { type } });
}

/** The media type of Excel files. */
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file of one of these kinds, with its name unless told otherwise; what is text comes as text. */
export function Antwortdatei(
  medientyp: string | readonly string[],
  angaben: Kopfangaben = { datei: true },
): MethodDecorator {
  const inhalt = [medientyp].flat().map((art) => {
    const alsText = /^text\/|xml$/.test(art);
    return [art, { schema: alsText ? text : { type: 'string', format: 'binary' } }];
  });
  return antworte(angaben, { content: Object.fromEntries(inhalt) });
}

/** What no domain class describes. */
export const Antwortform = (schema: Schema, angaben: Kopfangaben = {}) => antworte(angaben, { schema });

/** Nothing to say but that it worked. */
export const Leer = (angaben: Angaben = {}) => antworte({ status: 204, ...angaben }, {});
