import { randomUUID } from 'node:crypto';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import { einAuftrag, eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listeneintrag } from '../../../testing/listen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { ausgabenVon } from '../testing/ausgaben.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
afterEach(() => stelle(''));

const einstellung = async (value: string) =>
  (await portal.als('admin')).put('/api/config-param/coco').send([{ key: 'client.regeln', value }]);

async function stelle(regeln: string): Promise<void> {
  const { status, body } = await einstellung(regeln);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Each with a reference of its own: none is the same order as another. */
const lose = () =>
  JSON.parse(
    JSON.stringify(
      einAuftrag()
        .mit({ absenderReferenz: randomUUID().slice(0, 35) })
        .ohneTermine()
        .mitPositionen(einePosition().build(), einePosition().mit({ lademittel: null }).build())
        .build(),
    ),
  );
const lege = async (auftrag: object, languageId = '50') =>
  (await portal.als('kunde')).post('/api/auftraege').set('languageId', languageId).send(auftrag);

const ungezaehlt: Hinweis = {
  regel: 'positionUngezaehlt',
  schwere: 'hinweis',
  feld: 'auftragspositionen[1].verpackungAnzahl',
  text: 'Position 2: Bitte Anzahl mit Verpackung oder Lademittel angeben.',
};

describe('Was eine Regel findet', () => {
  it('stands in the answer to saving, in the language asked for', async () => {
    const { status, body } = await lege(lose());
    expect([status, body.hinweise]).toEqual([201, [ungezaehlt]]);
    const englisch = await lege(lose(), '51');
    expect(englisch.body.hinweise[0].text).toBe(
      'Position 2: please give a number with packaging or load equipment.',
    );
  });

  it('looks at weights and measures: eighty tonnes on two pallets are saved, but not without a word', async () => {
    const position = einePosition().aufPaletten(2).mit({ bruttoGewicht: 80_000 }).build();
    const auftrag = JSON.parse(JSON.stringify(einAuftrag().ohneTermine().mitPositionen(position).build()));
    const { status, body } = await lege(auftrag);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.hinweise.map((h: Hinweis) => h.regel)).toEqual([
      'gewichtJeLademittel',
      'gewichtGegenVolumen',
      'ueberLadung',
    ]);
    expect(body.hinweise[0].text).toMatch(/^Position 1: 40\.?000 kg je Lademittel/);
    await stelle('gewichtJeLademittel=pflicht');
    const abgewiesen = await lege(auftrag);
    expect([abgewiesen.status, abgewiesen.body[0].field]).toEqual([
      400,
      'auftragspositionen[0].bruttoGewicht',
    ]);
  });

  it('names characters that no paper has in the names of what is chosen', async () => {
    const eintrag = { mandantId: portal.welt.nordKunde, langBezeichnung: 'Kiste 木' };
    const id = await listeneintrag(portal, 'verpackungen', eintrag);
    const position = einePosition().mit({ verpackung: { id }, verpackungAnzahl: 1 }).build();
    const auftrag = einAuftrag()
      .mit({ absenderReferenz: 'Kiste' })
      .ohneTermine()
      .mitPositionen(position)
      .build();
    const { status, body } = await lege(JSON.parse(JSON.stringify(auftrag)));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.hinweise).toEqual([
      expect.objectContaining({
        regel: 'zeichenOhneDruck',
        feld: 'auftragspositionen[0].verpackung',
        text: expect.stringContaining('木'),
      }),
    ]);
  });

  it('knows 30 kg for a package of limited quantities and 20 kg for a tray, which the paper names', async () => {
    const { body: klassen } = await (await portal.als('kunde'))
      .get('/api/gefahrgutklasse/search')
      .query({ unnr: '1090' })
      .expect(200);
    const zeile = (mehr: object) =>
      eineGefahrgutzeile(klassen[0].id)
        .mit({ begrenztemenge: true, inhaltInnenverpackung: 1, liter: 90, nettoGewicht: null, ...mehr })
        .build();
    const mit = async (mehr: object) => {
      const position = einePosition().mitGefahrgut(zeile(mehr)).build();
      const auftrag = einAuftrag().ohneTermine().mitPositionen(position).build();
      const { status, body } = await lege(JSON.parse(JSON.stringify(auftrag)));
      expect(status, JSON.stringify(body)).toBe(201);
      const zuSchwer = (body.hinweise ?? []).filter((h: Hinweis) => h.regel === 'begrenzteMengeZuSchwer');
      const { befoerderungspapier } = await ausgabenVon(portal, body.id);
      return {
        grenzen: zuSchwer.map((h: Hinweis) => /höchstens (\d+) kg/.exec(h.text)?.[1]),
        befoerderungspapier,
      };
    };
    // 22.1 kg a package.
    const lose = await mit({ anzahl: 4, bruttoGewicht: 88.4 });
    expect(lose.grenzen).toEqual([]);
    expect(lose.befoerderungspapier).not.toContain('Tray');
    const tray = await mit({ anzahl: 4, bruttoGewicht: 88.4, tray: true });
    expect(tray.grenzen).toEqual(['20']);
    expect(tray.befoerderungspapier).toContain('Tray mit Dehn- oder Schrumpffolie');
    expect((await mit({ anzahl: 4, bruttoGewicht: 80, tray: true })).grenzen).toEqual([]);
    expect((await mit({ anzahl: 4, bruttoGewicht: 120.4 })).grenzen).toEqual(['30']);
  });

  it('goes when it is mended, and what was answered can be sent back', async () => {
    const { body } = await lege(lose());
    const kunde = await portal.als('kunde');
    const unveraendert = await kunde.put(`/api/auftraege/${body.id}`).send(body).expect(200);
    expect(unveraendert.body.hinweise).toEqual([ungezaehlt]);
    const [erste] = body.auftragspositionen;
    const { body: gemendet } = await kunde
      .put(`/api/auftraege/${body.id}`)
      .send({ ...body, auftragspositionen: [erste] })
      .expect(200);
    expect(gemendet).not.toHaveProperty('hinweise');
  });

  it('is what the client makes of it: required, it is refused at its field', async () => {
    await stelle('positionUngezaehlt=pflicht');
    const { status, body } = await lege(lose());
    expect([status, body.map((m: { key: string; field: string }) => [m.key, m.field])]).toEqual([
      400,
      [['auftrag.warnungLeer', 'auftragspositionen[1].verpackungAnzahl']],
    ]);
    await stelle('positionUngezaehlt=sperre');
    const gesperrt = await lege(lose());
    expect(gesperrt.body.hinweise).toEqual([{ ...ungezaehlt, schwere: 'sperre' }]);
  });
});

describe('Die Schwere der regeln', () => {
  it.each(['gibtEsNicht=hinweis', 'positionUngezaehlt=immer', 'positionUngezaehlt', 'quatsch'])(
    '%s is no setting',
    async (wert) => {
      const { status, body } = await einstellung(wert);
      expect([status, body[0].key]).toEqual([400, 'konfiguration.wert']);
    },
  );
});

describe('Was beim Speichern gilt', () => {
  const mit = (angaben: object) => lege({ ...lose(), ...angaben });
  const position = (angaben: object) => ({
    auftragspositionen: [{ ...lose().auftragspositionen[0], ...angaben }],
  });

  it.each([
    ['over midnight', { beladezeitVon: '22:00', beladezeitBis: '02:00' }],
    ['with an end that is not given', { entladezeitVon: '08:00', entladezeitBis: '00:00' }],
  ])('a window %s is taken', async (_was, fenster) => {
    const { status, body } = await mit(fenster);
    expect([status, body]).toEqual([201, expect.objectContaining(fenster)]);
  });

  it('a 0 is no weight', async () => {
    const { status, body } = await mit(position({ bruttoGewicht: 0 }));
    expect([status, body.map((m: { key: string; field: string }) => [m.key, m.field])]).toEqual([
      400,
      [['feld.pflicht', 'auftragspositionen[0].bruttoGewicht']],
    ]);
  });

  it('a 0 is no number of dangerous goods', async () => {
    const gut = { ...JSON.parse(JSON.stringify(eineGefahrgutzeile().build())), anzahl: 0 };
    const { status, body } = await mit(position({ auftragsgefahrgueter: [gut] }));
    expect([status, body.map((m: { field: string }) => m.field)]).toEqual([
      400,
      ['auftragspositionen[0].auftragsgefahrgueter[0].anzahl'],
    ]);
  });

  it('a limited quantity is refused where the table allows none, whatever the client has set', async () => {
    const admin = await portal.als('admin');
    const { body: funde } = await admin
      .get('/api/gefahrgutklasse/search')
      .query({ unnr: '3480' })
      .expect(200);
    const [{ id }] = funde;
    const gut = {
      ...JSON.parse(JSON.stringify(eineGefahrgutzeile(id).build())),
      begrenztemenge: true,
    };
    const { status, body } = await mit(position({ auftragsgefahrgueter: [gut] }));
    expect([status, body.map((m: { key: string; field: string }) => [m.key, m.field])]).toEqual([
      400,
      [['regel.begrenzteMengeUnzulaessig', 'auftragspositionen[0].auftragsgefahrgueter[0].begrenztemenge']],
    ]);
    expect((await einstellung('begrenzteMengeUnzulaessig=hinweis')).status).toBe(400);
  });

  it('mandantSpezi29: load units without packagings count, for volume and sums', async () => {
    const admin = await portal.als('admin');
    const stelleSpezi = (value: string) =>
      admin
        .put('/api/config-param/coco')
        .send([{ key: 'client.mandantSpezi29', value }])
        .expect(200);
    await stelleSpezi('true');
    const { body } = await mit(position({ lademittelAnzahl: 4, verpackung: null, verpackungAnzahl: null }));
    await stelleSpezi('false');
    expect(body).toMatchObject({
      sumPackstueckAnzahl: 4,
      auftragspositionen: [{ verpackungseinheit: 1, verpackungAnzahl: null, volumenCBM: 3.84 }],
    });
  });
});
