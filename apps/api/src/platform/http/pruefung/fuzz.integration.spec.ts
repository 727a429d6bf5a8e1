import { einAuftrag } from '@frachtportal/domain/testing/builder';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausSchema } from '../../../testing/angriff/beliebig.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { zeitenGenau } from '../../../testing/zeiten.js';
import type { Schema } from '../schema.js';

const anzahl = Number(process.env['FRACHTPORTAL_FUZZ'] ?? 3000);
const startwert = Number(process.env['FRACHTPORTAL_FUZZ_STARTWERT'] ?? 20_260_302);
const hoechstensMs = 2000;
/** What no answer may contain: statements, tables, stacks, paths. */
const verraeterisch =
  /\b(SELECT|INSERT|UPDATE|DELETE) .*\b(FROM|INTO|SET)\b|node_modules|at \w+.*\(.*:\d+:\d+\)|\.ts:\d+|QueryFailed|pg_|ECONN|SQLSTATE|relation "|column "/;

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema?: Schema;
}
interface Operation {
  methode: string;
  pfad: string;
  parameters: Parameter[];
  body: Schema | undefined;
}

let portal: Portal;
let token: string;
let operationen: Operation[];
let schemata: Record<string, Schema>;

beforeAll(async () => {
  portal = await startePortal({ DISPO_TAKT_MS: '3600000' });
  const kunde = await portal.als('dispo');
  for (let i = 0; i < 20; i++)
    await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201);
  const { body } = await portal.anonym().get('/api/openapi.json').expect(200);
  schemata = body.components.schemas;
  operationen = Object.entries<
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >(body.paths).flatMap(([pfad, methoden]) =>
    Object.entries(methoden).map(([methode, o]) => ({
      methode: methode.toUpperCase(),
      pfad,
      parameters: o.parameters ?? [],
      body: o.requestBody?.content['application/json']?.schema,
    })),
  );
  token = (await portal.anmelden('admin')).accessToken;
});
afterAll(() => portal.schliessen());

interface Anfrage {
  methode: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Text as it may stand in a URL, also such that is no text. */
const imUrl = (wert: unknown): string => {
  const text = typeof wert === 'string' ? wert : JSON.stringify(wert);
  return encodeURIComponent(text.toWellFormed());
};

function anfrage({ methode, pfad, parameters, body }: Operation): fc.Arbitrary<Anfrage> {
  const teil = (ort: Parameter['in']) =>
    parameters.filter((p) => p.in === ort).map((p) => [p.name, ausSchema(p.schema ?? {}, schemata)] as const);
  return fc
    .record({
      pfadwerte: fc.record(Object.fromEntries(teil('path')), { noNullPrototype: true }),
      query: fc.record(Object.fromEntries(teil('query')), { requiredKeys: [], noNullPrototype: true }),
      kopf: fc.record(
        {
          'if-match': fc.constantFrom('"1"', 'W/"2"', '*', 'x', '"99999999999"'),
          languageId: fc.constantFrom('0', '50', '-1', 'x'),
        },
        { requiredKeys: [] },
      ),
      body: body ? ausSchema(body, schemata) : fc.constant(undefined),
      roh: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('{', '[1,', '"', '\ufeff{}', '{"a":1}{"b":2}') },
      ),
    })
    .map(({ pfadwerte, query, kopf, body: inhalt, roh }) => {
      const ziel = pfad.replace(/\{(\w+)\}/g, (_g, name: string) =>
        imUrl((pfadwerte as Record<string, unknown>)[name]),
      );
      const frage = Object.entries(query).map(([name, wert]) => `${name}=${imUrl(wert)}`);
      const text = body ? (roh ?? JSON.stringify(inhalt)) : undefined;
      return {
        methode,
        url: frage.length ? `${ziel}?${frage.join('&')}` : ziel,
        headers: {
          ...kopf,
          authorization: `Bearer ${token}`,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
      };
    });
}

interface Ergebnis {
  anfrage: Anfrage;
  status: number;
  ms: number;
  text: string;
  art: string;
}

async function sende(a: Anfrage): Promise<Ergebnis> {
  const beginn = performance.now();
  const antwort = await fetch(`${portal.url}${a.url}`, {
    method: a.methode,
    headers: a.headers,
    body: a.body,
  });
  const text = await antwort.text();
  return {
    anfrage: a,
    status: antwort.status,
    ms: performance.now() - beginn,
    text,
    art: antwort.headers.get('content-type') ?? '',
  };
}

/** What is wrong with an answer; empty when nothing is. */
function maengel({ anfrage, status, ms, text, art }: Ergebnis): string[] {
  const gefunden: string[] = [];
  if (status >= 500) gefunden.push(`Status ${status}`);
  if (zeitenGenau && ms > hoechstensMs) gefunden.push(`${Math.round(ms)} ms`);
  const treffer = status >= 400 ? verraeterisch.exec(text) : null;
  if (treffer) gefunden.push(`verrät ${treffer[0].slice(0, 60)}`);
  const mitText = status >= 400 && anfrage.methode !== 'HEAD';
  if (mitText && !istMeldungsliste(status, text, art)) gefunden.push(`keine Meldungen: ${text.slice(0, 80)}`);
  return gefunden;
}

function istMeldungsliste(status: number, text: string, art: string): boolean {
  if (!art.startsWith('application/json')) return false;
  const liste: unknown = JSON.parse(text);
  if (!Array.isArray(liste)) return false;
  const ganz = liste.every(
    (m) => ['ERROR', 'INFO'].includes(m.severity) && typeof m.key === 'string' && m.text && m.text !== m.key,
  );
  return ganz && (liste.length > 0 || status === 401);
}

const gleichzeitig = 8;

describe('Beliebige Anfragen', () => {
  it('nach dem Muster von OpenAPI get an answer in form, never 500', {
    timeout: 120_000,
  }, async () => {
    // The stream of events stays open; that is its purpose.
    const alle = operationen.filter((o) => !/\/(logout|ereignisse)$/.test(o.pfad));
    // Those with a body have most to go wrong.
    const gewichtet = alle.flatMap((o) => (o.body ? [o, o, o, o, o] : [o]));
    const proben = fc.sample(fc.constantFrom(...gewichtet).chain(anfrage), {
      numRuns: anzahl,
      seed: startwert,
    });
    const fehlerhaft: string[] = [];
    const status = new Map<number, number>();
    const warteschlange = [...proben];
    await Promise.all(
      Array.from({ length: gleichzeitig }, async () => {
        for (let a = warteschlange.pop(); a; a = warteschlange.pop()) {
          const ergebnis = await sende(a);
          status.set(ergebnis.status, (status.get(ergebnis.status) ?? 0) + 1);
          const gefunden = maengel(ergebnis);
          if (gefunden.length) {
            fehlerhaft.push(
              `${gefunden.join(', ')}: ${a.methode} ${a.url.slice(0, 300)} ${a.body?.slice(0, 1500) ?? ''}`,
            );
          }
        }
      }),
    );
    const kopf = `Startwert ${startwert}, Antworten ${JSON.stringify([...status])}`;
    expect(fehlerhaft.slice(0, 20).join('\n'), kopf).toBe('');
    // Enough of them must get behind the first check.
    const angenommen = [...status].filter(([s]) => s < 300).reduce((n, [, z]) => n + z, 0);
    expect(angenommen).toBeGreaterThan(anzahl / 20);
  });
});
