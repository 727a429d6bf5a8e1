import { einAuftrag, eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

/** An order with a good of this UN number, as the table that holds today has it. */
async function lege(unnr: string, werte: object, wer = 'kunde'): Promise<number> {
  const sitzung = await portal.als(wer);
  const { body: klassen } = await sitzung.get('/api/gefahrgutklasse/search').query({ unnr }).expect(200);
  const klasse = { id: klassen[0].id };
  const gut = eineGefahrgutzeile()
    .mit({ gefahrgutUnnr: klasse, gefahrgutklasse: klasse, ...werte })
    .build();
  const auftrag = einAuftrag().ohneTermine().mitPositionen(einePosition().mitGefahrgut(gut).build()).build();
  const { status, body } = await sitzung.post('/api/auftraege').send(auftrag);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const urteil = async (ids: unknown[], wer = 'kunde') =>
  (await portal.als(wer)).get(`/api/auftraege/gefahrguturteil/${ids.join(',')}`);
const liter = (n: number) => ({ nettoGewicht: null, liter: n });

it('adds up what orders carry together: each alone exempt, both together not [Z-311]', async () => {
  const a = await lege('1203', liter(200));
  const b = await lege('1203', liter(200));
  expect((await urteil([a])).body).toMatchObject({ stand: 'freigestellt', punkte: 600, tunnel: null });
  const zusammen = (await urteil([a, b])).body;
  expect(zusammen).toMatchObject({ stand: 'tafeln', punkte: 1200, tunnel: 'E' });
  expect(zusammen.saetze[0].text).toBe(
    'Gefahrgut zusammen 1.200,00 von 1.000 Punkten: nicht nach ADR 1.1.3.6 freigestellt, orangefarbene Tafeln (5.3.2) und Ausrüstung nötig.',
  );
});

it('tells the carrier the gross mass of limited quantities (3.4.12), in the language asked for', async () => {
  const id = await lege('1203', { ...liter(20), begrenztemenge: true, anzahl: 4, bruttoGewicht: 30 });
  const { body } = await (await portal.als('kunde'))
    .get(`/api/auftraege/gefahrguturteil/${id}`)
    .set('languageId', '51')
    .expect(200);
  expect(body).toMatchObject({ stand: 'keines', begrenzteMengenKg: 30 });
  expect(body.saetze).toEqual([
    { text: 'Dangerous goods packed in limited quantities (LQ): gross mass together 30,00 kg (ADR 3.4.12).' },
  ]);
});

it('has nothing to say of orders without dangerous goods', async () => {
  const kunde = await portal.als('kunde');
  const { body } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
  expect((await urteil([body.id])).body).toMatchObject({ stand: 'keines', saetze: [] });
});

it('knows visible orders only, and a thousand at most', async () => {
  const a = await lege('1203', liter(1));
  const fremd = await lege('1203', liter(1), 'fremd');
  expect((await urteil([a, fremd])).status).toBe(404);
  expect((await urteil([fremd], 'fremd')).status).toBe(200);
  expect((await urteil(Array.from({ length: 1001 }, (_, i) => i + 1))).status).toBe(400);
  expect((await urteil(['x'])).status).toBe(400);
});

it('refuses more in an inner packaging than the table allows, at its field (3.4.2)', async () => {
  const kunde = await portal.als('kunde');
  const { body: klassen } = await kunde
    .get('/api/gefahrgutklasse/search')
    .query({ unnr: '1203' })
    .expect(200);
  const klasse = { id: klassen[0].id };
  const innen = async (inhaltInnenverpackung: number | null) => {
    const gut = eineGefahrgutzeile()
      .mit({ gefahrgutUnnr: klasse, gefahrgutklasse: klasse, ...liter(20), anzahl: 4, bruttoGewicht: 30 })
      .mit({ begrenztemenge: true, inhaltInnenverpackung })
      .build();
    const position = einePosition().mitGefahrgut(gut).build();
    return kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().mitPositionen(position).build());
  };
  const grenze: number = klassen[0].lqGrenze;
  expect(grenze).toBeGreaterThan(0);
  const zuviel = await innen(grenze + 0.001);
  expect([zuviel.status, zuviel.body[0]?.field]).toEqual([
    400,
    'auftragspositionen[0].auftragsgefahrgueter[0].inhaltInnenverpackung',
  ]);
  const hinweise = async (inhalt: number | null) =>
    ((await innen(inhalt)).body.hinweise ?? []).filter(
      (h: { regel: string }) => h.regel !== 'gleicherAuftrag',
    );
  expect(await hinweise(grenze)).toEqual([]);
  expect(await hinweise(null)).toMatchObject([{ regel: 'begrenzteMengeInhaltFehlt', schwere: 'hinweis' }]);
});
