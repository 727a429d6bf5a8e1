import fc from 'fast-check';
import type { Schema } from '../../platform/http/schema.js';

type Schemata = Record<string, Schema>;
type Werte = fc.Arbitrary<unknown>;

/** Texts that have hurt some server somewhere. */
const boeseTexte = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0301',
  "'",
  "' OR 1=1 --",
  "'; SELECT 1/0; --",
  '"',
  '\\',
  '%',
  '_',
  '{{7*7}}',
  '=1+1',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'null',
  'NaN',
  '1e400',
  'İıßẞ',
  '👩‍👩‍👧‍👦',
  'x'.repeat(300),
  '\r\nSet-Cookie: a=b',
];
const boeseZahlen = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e21,
  -1e21,
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
];

/** Of the wrong type altogether. */
const quatsch: Werte = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { id: null }, { id: 'x' }, { __proto__: null }),
  fc.constantFrom(...boeseTexte),
  fc.constantFrom(...boeseZahlen),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what the schema asks for, now and then at its borders, beyond them, or something else. */
export function ausSchema(schema: Schema, schemata: Schemata, tiefe = 0): Werte {
  const passend = passendes(schema, schemata, tiefe);
  return fc.oneof({ weight: 24, arbitrary: passend }, { weight: 1, arbitrary: quatsch });
}

function passendes(schema: Schema, schemata: Schemata, tiefe: number): Werte {
  const verweis = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (verweis) return passendes(schemata[verweis.split('/').at(-1) ?? ''] ?? {}, schemata, tiefe);
  const wert = artgerecht(schema, schemata, tiefe);
  return schema.nullable
    ? fc.oneof({ weight: 4, arbitrary: wert }, { weight: 1, arbitrary: fc.constant(null) })
    : wert;
}

function artgerecht(schema: Schema, schemata: Schemata, tiefe: number): Werte {
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return zahl(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(ausSchema(schema.items ?? {}, schemata, tiefe + 1), { maxLength: tiefe > 1 ? 1 : 3 });
    case 'object':
      return objekt(schema, schemata, tiefe);
    case 'string':
      return text(schema);
    default:
      return quatsch;
  }
}

function zahl({ type, minimum = -10, maximum = 100_000_000 }: Schema): Werte {
  const anfang = Math.max(Math.ceil(minimum), -10);
  const klein = fc.integer({ min: anfang, max: Math.min(Math.floor(maximum), anfang + 22) });
  const weit = fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), 2_147_483_647) });
  const rand = fc.constantFrom(minimum, maximum);
  const hundertstel = weit.map((n) => Math.round(n / 100) / 100);
  return type === 'integer' ? fc.oneof(klein, weit, rand) : fc.oneof(klein, weit, rand, hundertstel);
}

function text({ format, pattern, maxLength = 100 }: Schema): Werte {
  const tag = fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  if (format === 'date')
    return fc.oneof(
      tag.map((d) => d.toISOString().slice(0, 10)),
      fc.constantFrom('2026-02-30', '0000-00-00', '10000-01-01'),
    );
  if (format === 'date-time') return tag.map((d) => d.toISOString());
  if (pattern) return fc.constantFrom('00:00', '23:59', '12:30', '24:00');
  return fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }),
    fc.string({ maxLength: Math.min(maxLength, 12) }),
    fc.constantFrom(...boeseTexte),
    fc.constant('ß'.repeat(Math.min(maxLength, 4000))),
  );
}

function objekt({ properties = {}, required = [] }: Schema, schemata: Schemata, tiefe: number): Werte {
  const felder = Object.entries(properties).filter(([, s]) => !s.readOnly);
  const modell = Object.fromEntries(felder.map(([name, s]) => [name, ausSchema(s, schemata, tiefe + 1)]));
  const eines = fc.record(modell, { requiredKeys: required.filter((n) => n in modell) });
  // A client may also send what the server has read out, or what nobody knows.
  return fc.oneof(
    { weight: 12, arbitrary: eines },
    { weight: 1, arbitrary: eines.map((o) => ({ ...o, unbekannt: 1 })) },
    { weight: 1, arbitrary: eines.map((o) => ({ ...o, id: 1, status: { id: 3 }, mandantId: 1 })) },
  );
}
