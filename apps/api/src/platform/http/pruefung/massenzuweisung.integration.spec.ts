import { einAuftrag, eineAdresse, eineGefahrgutzeile } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gesetzt, type Operation } from '../../../testing/angriff/kennungsstellen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { rechtematrix } from '../../../testing/rechtematrix/rechtematrix.js';
import type { Vorrat } from '../../../testing/rechtematrix/rechtematrix-zeile.js';
import { Vorratskammer } from '../../../testing/rechtematrix/vorratskammer.js';
import type { Schema } from '../schema.js';

/** A value that is nobody's and that no column holds by itself. */
const untergeschoben = 1_234_567_891;

let portal: Portal;
let vorrat: Vorrat;
// Whatever takes from it is refused.
const kammer = new Vorratskammer();
let spalten: string[];
let openapi: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
beforeAll(async () => {
  portal = await startePortal();
  const erfasst = [
    'isZusaetzlicheLademittel',
    'isShowEmpfRechnung',
    'isShowAbsenderNeutral',
    'isShowKlassifizierung',
  ];
  await (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send(erfasst.map((key) => ({ key: `client.${key}`, value: 'true' })))
    .expect(200);
  const kunde = await portal.als('kunde');
  const { id, spedeigennr } = (
    await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201)
  ).body;
  const adresse = portal.welt.adressen.nordKunde;
  vorrat = {
    auftrag: { id, spedeigennr },
    adresse,
    auffrischung: async () => '',
    unberuehrt: (mache) => kammer.nimm(mache, vorrat),
    portal,
  };
  openapi = (await portal.anonym().get('/api/openapi.json').expect(200)).body;
  const namen = await portal.db.sql<{ name: string }>(
    "SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1",
  );
  const kamel = (name: string) => name.replace(/_(\w)/g, (_g, z: string) => z.toUpperCase());
  spalten = [...new Set(namen.flatMap(({ name }) => [name, kamel(name)]))];
});
afterAll(() => portal.schliessen());

/** The properties that the body of an operation has, or undefined where it takes none that has any. */
function felderVon(operation: string): Set<string> | undefined {
  const [methode = '', pfad = ''] = operation.split(' ');
  const { requestBody } = openapi.paths[pfad]?.[methode.toLowerCase()] ?? {};
  let schema = requestBody?.content?.['application/json']?.schema;
  if (schema?.type === 'array') schema = schema.items;
  const name = (schema?.$ref ?? schema?.allOf?.[0]?.$ref)?.split('/').at(-1);
  const { properties } = (name ? openapi.components.schemas[name] : schema) ?? {};
  return properties && new Set(Object.keys(properties));
}

async function sende(operation: string, body: object) {
  const [methode = '', muster = ''] = operation.split(' ');
  const { pfad = {}, query = {} } = (await rechtematrix[operation]?.anfrage?.(vorrat, 'admin')) ?? {};
  const werte: Record<string, string | number> = { ...vorrat.auftrag, ...pfad };
  const ziel = muster.replace(/\{(\w+)\}/g, (_g, n: string) => String(werte[n] ?? vorrat.auftrag.id));
  const admin = await portal.als('admin');
  return admin[methode.toLowerCase() as 'post'](ziel).query(query).send(body);
}

// Without the dispatch system's key nothing is looked at (status.integration.spec.ts has one).
const operationen = Object.keys(rechtematrix).filter(
  (o) => !o.startsWith('GET') && !/\/(logout|dispo\/status)$/.test(o),
);

describe('Massenzuweisung', () => {
  it('is tried with thousands of columns', () => {
    const versucht = operationen.flatMap((o) => {
      const felder = felderVon(o);
      return felder ? spalten.filter((s) => !felder.has(s)) : [];
    });
    expect(versucht.length).toBeGreaterThan(25_000);
  });

  it.each(operationen)('%s takes no column of the database that it does not declare', async (operation) => {
    const felder = felderVon(operation);
    if (!felder) return;
    const { body } = (await rechtematrix[operation]?.anfrage?.(vorrat, 'admin')) ?? {};
    const fremde = spalten.filter((s) => !felder.has(s));
    const dazu = Object.fromEntries(fremde.map((s) => [s, untergeschoben]));
    const antwort = await sende(
      operation,
      Array.isArray(body) ? [{ ...body[0], ...dazu }] : { ...body, ...dazu },
    );
    // An import goes on without the rows it refuses.
    const { abgelehnt, fehler = antwort.body } = antwort.body;
    expect([antwort.status, abgelehnt], JSON.stringify(antwort.body).slice(0, 300)).toEqual(
      abgelehnt ? [200, 1] : [400, undefined],
    );
    const unbekannt = (fehler as { key: string; field?: string }[])
      .filter((m) => m.key === 'feld.unbekannt')
      .map((m) => m.field?.split('.').at(-1));
    expect(fremde.filter((s) => !unbekannt.includes(s))).toEqual([]);
  });

  it.each([
    ['auftragspositionen', 0],
    ['auftragspositionen', 0, 'auftragsgefahrgueter', 0],
    ['auftragZusLademittel', 0],
    ['absenderAdresse'],
    ['rechnungsempfaengerAdresse'],
  ])('nor do the parts of an order: %s %s %s %s', async (...pfad) => {
    const voll = einAuftrag()
      .mitGefahrgut(eineGefahrgutzeile().build())
      .mitLademittel(1)
      .mit({ rechnungsempfaengerAdresse: eineAdresse().build() })
      .build();
    const kunde = await portal.als('kunde');
    for (const spalte of ['mandant_id', 'mandantID', 'auftrag_id', 'version', 'suchtext', 'benutzerId']) {
      const body = gesetzt(JSON.parse(JSON.stringify(voll)), [...pfad, spalte], untergeschoben);
      const antwort = await kunde.post('/api/auftraege').send(body as object);
      expect([spalte, antwort.status, antwort.body[0].key]).toEqual([spalte, 400, 'feld.unbekannt']);
    }
  });

  it.each(['POST /api/auftraege', 'POST /api/adressen', 'POST /api/auftragsvorlagen', 'POST /api/benutzer'])(
    '%s declares some that only the server writes: they are read and not taken',
    async (operation) => {
      const { body } = (await rechtematrix[operation]?.anfrage?.(vorrat, 'admin')) ?? {};
      const nurLesen = [
        'id',
        'version',
        'erfasserId',
        'created',
        'datumerfasst',
        'sumBruttoGewicht',
        'token',
      ];
      const felder = felderVon(operation) as Set<string>;
      const dazu = Object.fromEntries(nurLesen.filter((n) => felder.has(n)).map((n) => [n, untergeschoben]));
      expect(Object.keys(dazu)).toContain('id');
      const antwort = await sende(operation, { ...body, ...dazu });
      expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
      expect(JSON.stringify(antwort.body)).not.toContain(String(untergeschoben));
    },
  );
});
