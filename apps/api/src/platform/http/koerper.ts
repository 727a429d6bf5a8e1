import { hoechsteKennung } from '@frachtportal/domain/feld/dekoratoren';
import { type Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { istText } from '@frachtportal/domain/texte/zeichen';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ungueltig, verlange } from '../errors/fachfehler.js';
import { eingabeschema, eingabeVon, type Schema } from './schema.js';

export type Anfrage = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}>;

const anfrage = (kontext: ExecutionContext) => kontext.switchToHttp().getRequest<Anfrage>();

/** Joins a value of the request with its OpenAPI description, so that a parameter is declared once. */
export function parameter(lesen: (a: Anfrage) => unknown, beschreibung: MethodDecorator): ParameterDecorator {
  const quelle = createParamDecorator((_: unknown, kontext: ExecutionContext) => lesen(anfrage(kontext)))();
  return (ziel, name, index) => {
    quelle(ziel, name, index);
    const methode = Object.getOwnPropertyDescriptor(ziel, name as string);
    if (methode) beschreibung(ziel, name as string, methode);
  };
}

/**
 * The JSON body as a validated instance of a domain class.
 * @param unvollstaendig key of the one message that stands for all empty required fields
 */
export function Koerper(klasse: Klasse, unvollstaendig?: string): ParameterDecorator {
  const lesen = (a: Anfrage) => {
    const gelesen = lies(klasse, a.body);
    const leer = gelesen.meldungen.some((m) => m.key === 'feld.pflicht');
    return verlange(unvollstaendig && leer ? { ...gelesen, meldungen: [fehler(unvollstaendig)] } : gelesen);
  };
  return parameter(lesen, ApiBody({ schema: eingabeVon(klasse) as never }));
}

/** The body is a JSON array of ids. */
export function IdListe(): ParameterDecorator {
  const schema = { type: 'array', maxItems: hoechstensIds, items: { type: 'integer' } } as const;
  return parameter((a) => liesIds(Array.isArray(a.body) ? a.body : undefined, ''), ApiBody({ schema }));
}

export const hoechstensIds = 1000;

/** Several ids in a path, comma-joined. */
export function IdsImPfad(name: string): ParameterDecorator {
  return parameter(
    (a) => liesIds(a.params[name]?.split(','), name),
    ApiParam({ name, type: 'string', description: 'Kennungen, durch Komma getrennt' }),
  );
}

/** Several ids in the query, comma-joined. */
export function IdsInAbfrage(name: string): ParameterDecorator {
  return parameter(
    (a) => liesIds(textAus(a.query[name])?.split(','), name),
    ApiQuery({ name, type: 'string', description: 'Kennungen, durch Komma getrennt' }),
  );
}

/** One id in the path, within what the database holds. */
export function Id(name = 'id'): ParameterDecorator {
  return parameter((a) => liesId(a.params[name], name), ApiParam({ name, type: 'integer' }));
}

/** A text in the path of at most `max` characters. */
export function TextImPfad(name: string, max = 200): ParameterDecorator {
  return parameter((a) => liesText(a.params[name] ?? '', name, max), ApiParam({ name, type: 'string' }));
}

/** The query as a validated instance of a domain class; its texts become numbers, booleans and lists where declared. */
export function Abfrage(klasse: Klasse): ParameterDecorator {
  return (ziel, name, index) => {
    const { properties = {}, required: noetig = [] } = eingabeschema(klasse);
    createParamDecorator((_: unknown, k: ExecutionContext) =>
      verlange(lies(klasse, ausAbfrage(properties, anfrage(k).query))),
    )()(ziel, name, index);
    const methode = Object.getOwnPropertyDescriptor(ziel, name as string);
    for (const [feld, { nullable: _, enum: werte, ...rest }] of Object.entries(properties)) {
      const schema = werte ? { ...rest, enum: werte.filter((w) => w !== null) } : rest;
      const liste = schema.type === 'array' ? ({ style: 'form', explode: false } as const) : {};
      const angabe = { name: feld, required: noetig.includes(feld), schema: schema as never, ...liste };
      if (methode) ApiQuery(angabe)(ziel, name as string, methode);
    }
  };
}

function ausAbfrage(arten: Record<string, Schema>, query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, wert]) => [
      name,
      wert === '' ? null : umgewandelt(arten[name]?.type, wert),
    ]),
  );
}

function umgewandelt(art: string | undefined, wert: unknown): unknown {
  if (typeof wert !== 'string') return wert;
  if ((art === 'integer' || art === 'number') && /^-?\d{1,10}(\.\d{1,3})?$/.test(wert)) return Number(wert);
  if (art === 'array') return wert.split(',');
  if (art === 'boolean' && (wert === 'true' || wert === 'false')) return wert === 'true';
  return wert;
}

function textAus(wert: unknown): string | undefined {
  return typeof wert === 'string' ? wert : undefined;
}

function liesText(wert: string, name: string, max: number): string {
  if (wert.length > max) throw ungueltig([fehler('feld.zuLang', name, { max })]);
  if (!istText(wert)) throw ungueltig([fehler('feld.zeichen', name)]);
  return wert;
}

/** An id that comes as text or number. @throws Fachfehler 400 */
export function liesId(wert: unknown, name: string): number {
  const id = typeof wert === 'string' && /^\d{1,10}$/.test(wert) ? Number(wert) : wert;
  if (Number.isInteger(id) && (id as number) >= 1 && (id as number) <= hoechsteKennung) return id as number;
  throw ungueltig([fehler('feld.kennung', name)]);
}

function liesIds(werte: unknown[] | undefined, name: string): number[] {
  if (!werte) throw ungueltig([fehler('feld.liste', name)]);
  if (!werte.length) throw ungueltig([fehler('liste.zeileMarkieren', name)]);
  if (werte.length > hoechstensIds) throw ungueltig([fehler('feld.zuViele', name, { max: hoechstensIds })]);
  return [...new Set(werte.map((w, i) => liesId(w, name ? name : `[${i}]`)))];
}
