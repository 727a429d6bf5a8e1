// The floor: Fastify and pg, nothing else. No login, no rights, no validation, no log. A process of its own.
import { finished } from 'node:stream';
import Fastify from 'fastify';
import pg from 'pg';
import { to as kopiere } from 'pg-copy-streams';
import { type Gelesen, mitAdressen } from './adressen.ts';
import { exportieren } from './export.sql.ts';
import { type Auftragskoerper, alsParameter } from './koerper.ts';
import { auftrag, ganzeListe, liste } from './lesen.sql.ts';
import { anlegen } from './schreiben.sql.ts';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: '-c timezone=UTC',
});
const app = Fastify({ routerOptions: { maxParamLength: 8000 } });
const json = 'application/json; charset=utf-8';
async function lies(id: number, mandant: number): Promise<unknown> {
  const { rows } = await pool.query({ name: 'lesen', text: auftrag, values: [id, mandant] });
  return mitAdressen(rows[0].json, rows[0].adressen);
}

type Liste = { Querystring: { mandant: string; von: string; bis: string; text?: string } };
app.get<Liste>('/auftraege', async ({ query: { mandant, von, bis, text } }, antwort) => {
  const { rows } = await pool.query(
    text
      ? { name: 'text', text: liste(true), values: [mandant, von, bis, text] }
      : { name: 'liste', text: liste(false), values: [mandant, von, bis] },
  );
  return antwort.header('total-search-results', rows[0].gesamt).type(json).send(rows[0].json);
});

app.get<Liste>('/ganze', async ({ query: { mandant, von, bis } }, antwort) => {
  const { rows } = await pool.query({ name: 'ganze', text: ganzeListe, values: [mandant, von, bis] });
  const zeilen = JSON.parse(rows[0].json) as (Gelesen & { adressen: Record<number, unknown> })[];
  antwort.header('total-search-results', rows[0].gesamt);
  return zeilen.map(({ adressen, ...zeile }) => mitAdressen(zeile, adressen));
});

app.get<{ Params: { id: string }; Querystring: { mandant: string } }>('/auftraege/:id', (anfrage) =>
  lies(Number(anfrage.params.id), Number(anfrage.query.mandant)),
);

app.post<{ Body: Auftragskoerper; Querystring: { mandant: string } }>(
  '/auftraege',
  async (anfrage, antwort) => {
    const mandant = Number(anfrage.query.mandant);
    const werte = [...alsParameter(anfrage.body), mandant];
    const { rows } = await pool.query({ name: 'anlegen', text: anlegen, values: werte });
    return antwort.code(201).send(await lies(rows[0].id, mandant));
  },
);

app.get<{ Params: { ids: string }; Querystring: { mandant: string } }>(
  '/export/:ids',
  async (anfrage, antwort) => {
    const client = await pool.connect();
    const ids = anfrage.params.ids.split(',').map(Number);
    const strom = client.query(kopiere(exportieren(ids, Number(anfrage.query.mandant))));
    finished(strom, () => client.release());
    return antwort.type('text/csv; charset=utf-8').send(strom);
  },
);

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
