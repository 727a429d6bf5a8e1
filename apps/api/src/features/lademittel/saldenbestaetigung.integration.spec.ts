import { plusTage } from '@frachtportal/domain/feld/tag';
import type { Kontoauszug, Lademittelalter } from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Saldenbestaetigung } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const pfad = '/api/lademittelkonten';
const an = 'lager@partner.example.com';
let zaehler = 0;

/** The account of a new partner with these movements: so many given on that many days ago, below zero got back. */
async function konto(...bewegungen: (readonly [tageHer: number, anzahl: number])[]): Promise<number> {
  const kunde = await portal.als('kunde');
  const anschrift = { name: `Partner ${++zaehler} GmbH`, lkz: 'D', plz: '28195', ort: 'Bremen' };
  const adresseId = (await kunde.post('/api/adressen').send(anschrift).expect(201)).body.id;
  let kontoId = 0;
  for (const [tageHer, anzahl] of bewegungen) {
    const richtung = anzahl > 0 ? 'abgabe' : 'erhalt';
    const was = { art: 'bewegung', richtung, lademittelId: 1, anzahl: Math.abs(anzahl), adresseId };
    const tag = plusTage(heute(), -tageHer);
    const { body } = await kunde
      .post(`${pfad}/buchungen`)
      .send({ ...was, tag })
      .expect(201);
    kontoId = body.kontoId;
  }
  return kontoId;
}

const frage = async (kontoId: number, mehr: object = {}, wer = 'kunde') =>
  (await portal.als(wer))
    .post(`${pfad}/${kontoId}/bestaetigungen`)
    .send({ lademittelId: 1, stichtag: heute(), email: an, ...mehr });
/** A question, and the token of its link. */
async function gefragt(kontoId: number, mehr: object = {}) {
  const { status, body } = await frage(kontoId, mehr);
  expect(status, JSON.stringify(body)).toBe(201);
  const [brief] = await post(portal, an);
  return {
    ...(body as Saldenbestaetigung),
    brief,
    token: /\/saldo\/([\w-]+)\n/.exec(brief?.inhalt ?? '')?.[1] ?? '',
  };
}
const antworten = async (kontoId: number, wer = 'kunde'): Promise<Saldenbestaetigung[]> =>
  (await (await portal.als(wer)).get(`${pfad}/${kontoId}/bestaetigungen?lademittelId=1`).expect(200)).body;
const sieh = (token: string) => portal.anonym().get(`/api/saldenbestaetigung/${token}`);
const antworte = (token: string, body: object) =>
  portal.anonym().post(`/api/saldenbestaetigung/${token}`).send(body);
const ja = { name: 'Frau Meier', stimmt: true };

describe('A balance', () => {
  it('is confirmed by the partner behind a link, without a login [Z-969 Z-983 Z-985 Z-986]', async () => {
    const kontoId = await konto([3, 12], [1, -2]);
    const { token, brief, ...neu } = await gefragt(kontoId);
    expect(neu).toMatchObject({ saldo: 10, zustand: 'offen', email: an, angefragtVon: 'kunde' });
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect([brief?.art, brief?.betreff]).toMatchObject(['saldenbestaetigung', /Müller & Söhne/]);
    expect(brief?.inhalt).toContain(`http://127.0.0.1:3000/saldo/${token}\n`);
    expect(brief?.inhalt).not.toContain('10 ×');

    const blatt = await sieh(token).expect(200);
    expect([blatt.headers['x-robots-tag'], blatt.headers['cache-control']]).toEqual(['noindex', 'no-store']);
    // Nothing but this balance: no id opens anything else.
    expect(Object.keys(blatt.body).toSorted()).toEqual([
      'antwortSaldo',
      'beantwortetAm',
      'bemerkung',
      'gueltigBis',
      'lademittel',
      'mandant',
      'partner',
      'saldo',
      'stichtag',
    ]);
    expect(blatt.body).toMatchObject({ saldo: 10, lademittel: 'Europalette', stichtag: heute() });
    const beide = await Promise.all([antworte(token, ja), antworte(token, ja)]);
    expect(beide.map((a) => a.status).toSorted()).toEqual([200, 409]);
    expect((await sieh(token).expect(200)).body).toMatchObject({ antwortSaldo: 10 });
    for (const wer of ['kunde', 'leser', 'dispo'])
      expect(await antworten(kontoId, wer)).toMatchObject([
        { id: neu.id, zustand: 'bestaetigt', antwortSaldo: 10, antwortName: 'Frau Meier' },
      ]);
    expect(JSON.stringify(await antworten(kontoId))).not.toContain(token);
  });

  it('is contradicted with the partner’s own figure and a remark', async () => {
    const kontoId = await konto([3, 12]);
    const { token } = await gefragt(kontoId);
    for (const [body, feld] of [
      [{ stimmt: true }, 'name'],
      [{ name: '  ', stimmt: true }, 'name'],
      [{ name: 'Meier' }, 'stimmt'],
      [{ ...ja, stimmt: false }, 'anzahl'],
      [{ ...ja, stimmt: false, anzahl: 4 }, 'schuldner'],
      [{ ...ja, stimmt: false, anzahl: 12, schuldner: 'partner' }, 'anzahl'],
      [{ ...ja, stimmt: false, anzahl: -1, schuldner: 'partner' }, 'anzahl'],
      [{ ...ja, saldo: 3 }, 'saldo'],
    ] as const) {
      const { status, body: meldungen } = await antworte(token, body);
      expect([status, meldungen[0]?.field], JSON.stringify(body)).toEqual([400, feld]);
    }
    const nein = {
      name: 'Lager',
      stimmt: false,
      anzahl: 4,
      schuldner: 'mandant',
      bemerkung: 'Schein 17 fehlt',
    };
    expect((await antworte(token, nein)).body).toMatchObject({ saldo: 12, antwortSaldo: -4 });
    expect(await antworten(kontoId)).toMatchObject([
      { zustand: 'abweichend', saldo: 12, antwortSaldo: -4, bemerkung: 'Schein 17 fehlt' },
    ]);
  });

  it('is that of its day, and stays what was asked whatever is booked later', async () => {
    const kontoId = await konto([40, 5], [2, 7]);
    const { token } = await gefragt(kontoId, { stichtag: plusTage(heute(), -10) });
    await (await portal.als('kunde'))
      .post(`${pfad}/buchungen`)
      .send({
        art: 'bewegung',
        richtung: 'abgabe',
        tag: plusTage(heute(), -20),
        lademittelId: 1,
        anzahl: 1,
        kontoId,
      })
      .expect(201);
    expect((await sieh(token)).body.saldo).toBe(5);
  });

  it('whose link is unknown, withdrawn or too old looks the same, and whoever tries has to wait [Z-984]', async () => {
    const kontoId = await konto([3, 12]);
    const [zurueck, alt] = [await gefragt(kontoId), await gefragt(kontoId)];
    const widerrufe = async (wer: string, id: number) =>
      (await portal.als(wer)).post(`${pfad}/bestaetigungen/${id}/widerrufen`);
    expect((await widerrufe('leser', zurueck.id)).status).toBe(403);
    expect((await widerrufe('fremd', zurueck.id)).status).toBe(404);
    expect((await widerrufe('kunde', zurueck.id)).body.zustand).toBe('widerrufen');
    expect((await widerrufe('kunde', zurueck.id)).status).toBe(409);
    await portal.db.sql(
      `UPDATE saldenbestaetigung SET gueltig_bis = now() - interval '1 second' WHERE id = ${alt.id}`,
    );
    expect((await antworten(kontoId)).map((a) => a.zustand)).toEqual(['abgelaufen', 'widerrufen']);
    const bild = async (token: string) => {
      const { status, text, headers } = await sieh(token);
      return [status, text, headers['x-robots-tag'], headers['cache-control']];
    };
    const unbekannt = await bild('AAAAAAAAAAAAAAAAAAAAAA');
    expect(unbekannt[0]).toBe(404);
    for (const token of [zurueck.token, alt.token]) expect(await bild(token)).toEqual(unbekannt);
    expect((await antworte(zurueck.token, ja)).status).toBe(404);
    const gehemmt = await antworte(alt.token, ja);
    expect((await sieh(alt.token)).status).toBe(429);
    expect([gehemmt.status, (await sieh(alt.token)).headers['retry-after']]).toEqual([
      404,
      expect.any(String),
    ]);
    await portal.db.sql("DELETE FROM anmeldeversuch WHERE schluessel LIKE 'saldenbestaetigung:%'");
    expect((await antworten(kontoId)).every((a) => a.beantwortetAm === null)).toBe(true);
  });

  it('is asked for at the field that is wrong, and of nobody else’s account', async () => {
    const kontoId = await konto([3, 12]);
    for (const [mehr, feld] of [
      [{ email: 'kein Name' }, 'email'],
      [{ email: 'a@b.example\r\nBcc: x@y.example' }, 'email'],
      [{ stichtag: plusTage(heute(), 1) }, 'stichtag'],
      [{ lademittelId: null }, 'lademittelId'],
    ] as const) {
      const { status, body } = await frage(kontoId, mehr);
      expect([status, body[0]?.field], JSON.stringify(mehr)).toEqual([400, feld]);
    }
    expect((await frage(kontoId, {}, 'leser')).status).toBe(403);
    expect((await frage(kontoId, { lademittelId: 999_999 })).status).toBe(404);
    for (const fremder of ['fremd', 'metro']) {
      expect((await frage(kontoId, {}, fremder)).status).toBe(404);
      const weg = `${pfad}/${kontoId}/bestaetigungen?lademittelId=1`;
      await (await portal.als(fremder)).get(weg).expect(404);
    }
    expect(await antworten(kontoId)).toEqual([]);
  });
});

describe('The age of a balance', () => {
  const alter = async (kontoId: number, wer = 'kunde'): Promise<number[] | undefined> => {
    const alle: Lademittelalter[] = (await (await portal.als(wer)).get(`${pfad}/alter`).expect(200)).body;
    const a = alle.find((z) => z.kontoId === kontoId);
    return a && [a.saldo, a.bis30, a.bis60, a.bis90, a.aelter];
  };

  it.each([
    ['of what is new', [[0, 5]], [5, 5, 0, 0, 0]],
    [
      'of the last days of each part',
      [
        [29, 1],
        [30, 2],
        [59, 3],
        [60, 4],
        [89, 5],
        [90, 6],
      ],
      [21, 1, 5, 9, 6],
    ],
    [
      'of which the oldest has come back',
      [
        [100, 10],
        [45, 4],
        [5, -11],
      ],
      [3, 0, 3, 0, 0],
    ],
    [
      'that we owe',
      [
        [100, -10],
        [45, -4],
        [5, 11],
      ],
      [-3, 0, -3, 0, 0],
    ],
    [
      'that was settled in between',
      [
        [100, 8],
        [50, -8],
        [10, 2],
      ],
      [2, 2, 0, 0, 0],
    ],
  ] as const)('%s [Z-967]', async (_, bewegungen, erwartet) => {
    const kontoId = await konto(...bewegungen);
    expect(await alter(kontoId)).toEqual(erwartet);
    expect(await alter(kontoId, 'dispo')).toEqual(erwartet);
    for (const fremder of ['fremd', 'metro']) expect(await alter(kontoId, fremder)).toBeUndefined();
  });

  it('is none where nothing is open', async () => {
    expect(await alter(await konto([10, 5], [1, -5]))).toBeUndefined();
  });

  it('is that of a stack from which the oldest goes first', async () => {
    const tag = fc.integer({ min: 0, max: 130 });
    const bewegung = fc.tuple(
      tag,
      fc.integer({ min: -20, max: 20 }).filter((n) => n !== 0),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(bewegung, { minLength: 1, maxLength: 6 }), async (bewegungen) => {
        const saldo = bewegungen.reduce((s, [, n]) => s + n, 0);
        const gelesen = await alter(await konto(...bewegungen));
        if (saldo === 0) return expect(gelesen).toBeUndefined();
        // What one day gives and takes is one movement.
        const je = new Map<number, number>();
        for (const [t, n] of bewegungen) je.set(t, (je.get(t) ?? 0) + Math.sign(saldo) * n);
        let rest = Math.abs(saldo);
        const teile = [0, 0, 0, 0];
        for (const [t, n] of [...je].toSorted(([a], [b]) => a - b)) {
          const offen = Math.min(rest, Math.max(n, 0));
          const i = t < 30 ? 0 : t < 60 ? 1 : t < 90 ? 2 : 3;
          teile[i] = (teile[i] ?? 0) + offen;
          rest -= offen;
        }
        expect(gelesen).toEqual([saldo, ...teile.map((n) => n * Math.sign(saldo) + 0)]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('The statement on paper', () => {
  it('says whose it is, every booking and what is open, and goes to nobody else [Z-968]', async () => {
    const kontoId = await konto([50, 12], [3, -5]);
    const von = plusTage(heute(), -10);
    const weg = `${pfad}/${kontoId}/auszug.pdf?lademittelId=1&von=${von}&bis=${heute()}`;
    const { body, headers } = await (await portal.als('kunde')).get(weg).buffer().expect(200);
    expect(headers['content-disposition']).toContain(`Kontoauszug-${kontoId}.pdf`);
    const auszug: Kontoauszug = (await (await portal.als('kunde')).get(weg.replace('.pdf', '')).expect(200))
      .body;
    const [text = ''] = await seitentexte(body);
    for (const wort of [
      'Nordlicht Spedition GmbH',
      'Mandant: Müller & Söhne',
      `${auszug.partner}, Bremen`,
      'Europalette',
      'Anfangssaldo',
      'Bewegung',
      '-5',
      'Endsaldo',
      `schuldet ${auszug.partner} noch 7 × Europalette`,
    ])
      expect(text).toContain(wort);
    const englisch = await (await portal.als('kunde')).get(weg).set('languageId', '51').buffer().expect(200);
    expect((await seitentexte(englisch.body))[0]).toContain('Statement of load units');
    for (const fremder of ['fremd', 'metro']) await (await portal.als(fremder)).get(weg).expect(404);
  });

  it('of many pages repeats its heading and counts them', async () => {
    const kontoId = await konto(...Array.from({ length: 60 }, (_, i) => [i, 1] as const));
    const weg = (von: string) => `${pfad}/${kontoId}/auszug.pdf?lademittelId=1&von=${von}&bis=${heute()}`;
    const { body } = await (await portal.als('kunde')).get(weg('2020-01-01')).buffer().expect(200);
    const seiten = await seitentexte(body);
    expect(seiten.length).toBeGreaterThan(1);
    for (const [i, seite] of seiten.entries()) {
      expect(seite).toContain(`Seite ${i + 1} von ${seiten.length}`);
      expect(seite).toContain('Bemerkung');
    }
  });
});
