import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausXml } from '../../../platform/xml/lesen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { auftragsdokument } from '../export/auftrag-xml.js';

let portal: Portal;
let auftrag: Auftrag;
beforeAll(async () => {
  portal = await startePortal();
  await (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send([
      { key: 'client.isZusaetzlicheLademittel', value: 'true' },
      { key: 'client.isShowAbsenderNeutral', value: 'true' },
    ])
    .expect(200);
  const position = einePosition()
    .mit({ verpackung: { id: 1 }, verpackungAnzahl: 5 })
    .build();
  const neu = einAuftrag().mitPositionen(position).mitLademittel(3, 1, 1).mitService(48, 'true').build();
  const kunde = await portal.als('kunde');
  const { body } = await kunde.post('/api/auftraege').send(neu).expect(201);
  auftrag = (await kunde.get(`/api/auftraege/${body.id}`).expect(200)).body;
});
afterAll(() => portal.schliessen());

describe('Ein gespeicherter Auftrag', () => {
  it('refers to packaging and load unit of a position by id [1-7.014]', () => {
    expect(auftrag.auftragspositionen).toMatchObject([{ verpackung: { id: 1 }, lademittel: { id: 1 } }]);
  });

  it('has additional load units with their ids, order, number, count, kind and owner [1-7.015]', () => {
    expect(auftrag.auftragZusLademittel).toMatchObject([
      {
        id: expect.any(Number),
        auftragId: auftrag.id,
        anzFolge: 1,
        anzahl: 3,
        lademittel: { id: 1 },
        eigentuemer: { id: 1 },
      },
    ]);
  });

  it('has no empty rows, though the one at the end of each list may be sent', async () => {
    const kunde = await portal.als('kunde');
    const { auftragspositionen, auftragZusLademittel, ...rest } = einAuftrag().mitLademittel(3, 1, 1).build();
    const { body } = await kunde
      .post('/api/auftraege')
      .send({
        ...rest,
        auftragspositionen: [{}, ...auftragspositionen, { laufendePosition: 3 }],
        auftragZusLademittel: [...auftragZusLademittel, {}],
      })
      .expect(201);
    expect(body.auftragspositionen).toMatchObject([{ laufendePosition: 1 }]);
    expect(body.auftragZusLademittel).toMatchObject([{ anzFolge: 1 }]);
  });

  it('has services with their order, number and value [1-7.016]', () => {
    expect(auftrag.auftragServices).toMatchObject([{ auftragID: auftrag.id, spez_num: 48, wert: 'true' }]);
  });

  it('reaches the dispatch system with the very texts that were typed', async () => {
    const kunde = await portal.als('kunde');
    const hinweis = 'a &amp; b &lt; c &#65; & <d> ]]> "e" &auml;';
    const { body } = await kunde
      .post('/api/auftraege')
      .send(einAuftrag().mit({ hinweis }).build())
      .expect(201);
    expect(body.hinweis).toBe(hinweis);
    const { text } = await kunde.get(`/api/auftraege/${body.id}/xml`).buffer(true).expect(200);
    expect(ausXml(auftragsdokument, text)).toMatchObject({ hinweis });
  });

  it.each([
    [
      'order',
      '/api/auftraege',
      (adresse: object) => ({ ...einAuftrag().build(), empfaengerAdresse: adresse }),
      '',
    ],
    [
      'order',
      '/api/auftraege',
      (adresse: object) => ({ ...einAuftrag().build(), neutralerAbsenderAdresse: adresse }),
      '',
    ],
    [
      'template',
      '/api/auftragsvorlagen',
      (adresse: object) => ({ vorlageName: 'P', auftrag: { empfaengerAdresse: adresse } }),
      'auftrag.',
    ],
  ])('has no German postal code of four digits: %s', async (_art, pfad, koerper, vor) => {
    const haupt = await portal.als('haupt');
    for (const land of [{ land: { id: 1 } }, { lkz: 'D' }]) {
      const { status, body } = await haupt
        .post(pfad)
        .send(koerper({ name: 'X', plz: '1234', ort: 'Y', ...land }));
      expect([status, body.length, body[0].key]).toEqual([400, 1, 'adresse.plzStellen']);
      expect(body[0].field).toMatch(new RegExp(`^${vor}(empfaenger|neutralerAbsender)Adresse\\.plz$`));
    }
  });

  it('is exported as CSV in the language asked for [1-7.013 C-102]', async () => {
    const kunde = await portal.als('kunde');
    const { headers, text } = await kunde
      .get(`/api/auftraege/exportcsv/${auftrag.id}`)
      .query({ languageId: 50 })
      .buffer()
      .expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="Auftrag.csv"');
    expect(text).toContain('"Auftragsnummer";');
    expect(text).toContain(`"${auftrag.spedeigennr}"`);
    const englisch = await kunde.get(`/api/auftraege/exportcsv/${auftrag.id}?languageId=51`).buffer();
    const [kopf, zeile] = englisch.text.slice(1).split('\r\n');
    expect(kopf).toMatch(/^"Order number";"Captured on";.*;"Consignee town";.*;"ADR";/);
    expect(kopf).not.toMatch(/[äöüß]|Absender|Gewicht/);
    expect(zeile).toMatch(/;"(Yes|No)";/);
  });

  it.each([
    ['0', 51, '"Auftragsnummer"'],
    ['99', 51, '"Auftragsnummer"'],
    ['51', 50, '"Order number"'],
    [undefined, 51, '"Order number"'],
  ])(
    'with languageId %s in the query and %i in the header begins with %s',
    async (languageId, kopf, anfang) => {
      const kunde = await portal.als('kunde');
      const { text } = await kunde
        .get(`/api/auftraege/exportcsv/${auftrag.id}`)
        .query(languageId ? { languageId } : {})
        .set('languageId', String(kopf))
        .buffer()
        .expect(200);
      expect(text.slice(1)).toContain(anfang);
    },
  );
});
