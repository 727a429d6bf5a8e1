import assert from 'node:assert/strict';
import type { Last } from './lasten.ts';

type Antwort = { url: string; kopf: Record<string, string> };

/** Both servers must say the same: else one of them does less and the ratio means nothing. */
export async function verlangeGleiches(last: Last, unser: Antwort, blosser: Antwort): Promise<void> {
  for (let i = 0; i < Math.min(3, last.unsere.length); i++) {
    const [a, b] = await Promise.all([hole(unser, last.unsere[i]), hole(blosser, last.bloss[i])]);
    assert.equal(a.gesamt, b.gesamt, `${last.buchstabe}: Gesamtzahl`);
    if (last.buchstabe === 'E') assert.deepEqual(csv(a.text), csv(b.text));
    else assert.deepEqual(form(last, a.text), form(last, b.text), `${last.buchstabe}: Inhalt`);
  }
}

async function hole({ url, kopf }: Antwort, anfrage: Last['unsere'][number] | undefined) {
  assert(anfrage);
  const { method, path, body } = anfrage;
  const headers = body ? { ...kopf, 'content-type': 'application/json' } : kopf;
  const antwort = await fetch(url + path, { method, headers, body: body ?? null });
  const text = await antwort.text();
  assert(antwort.ok, `${path.slice(0, 100)}: ${antwort.status} ${text.slice(0, 300)}`);
  return { text, gesamt: antwort.headers.get('total-search-results') };
}

/** Values where both read the same row; of two created orders only the fields. */
function form({ buchstabe }: Last, text: string): unknown {
  const wert: unknown = JSON.parse(text);
  return buchstabe === 'D' || buchstabe === 'K' ? felder(wert) : wert;
}

/** Without the notices: that a pickup falls on a Sunday depends on the day of the measurement. */
function felder(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.map(felder);
  if (typeof wert !== 'object' || wert === null) return null;
  const eintraege = Object.entries(wert).filter(([name]) => name !== 'hinweise');
  return Object.fromEntries(eintraege.map(([name, inhalt]) => [name, felder(inhalt)]));
}

/** Rows and heading; PostgreSQL ends lines differently, writes NULL bare, and does not defuse formulas. */
function csv(text: string): { kopf: string | undefined; zeichen: number } {
  const zeilen = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('"', '')
    .replaceAll(";'", ';');
  return { kopf: zeilen.split('\n')[0], zeichen: zeilen.length };
}
