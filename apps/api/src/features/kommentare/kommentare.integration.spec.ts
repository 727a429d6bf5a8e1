import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Kommentar } from '@frachtportal/domain/kommentar/kommentar';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { oeffneFenster } from '../../testing/server/fenster.js';
import { alsBytes } from '../auftraege/testing/bytes.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const auftrag = async (wer = 'kunde'): Promise<Auftrag> =>
  (await (await portal.als(wer)).post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201))
    .body;
const sende = async (wer: string, id: number, body: object, kopf: Record<string, string> = {}) =>
  (await portal.als(wer)).post(`/api/kommentare/auftrag/${id}`).set(kopf).send(body);
const schreibe = async (wer: string, id: number, text: string, mehr: object = {}): Promise<Kommentar> => {
  const antwort = await sende(wer, id, { text, ...mehr });
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
};
const gelesen = async (wer: string, id: number): Promise<Kommentar[]> =>
  (await (await portal.als(wer)).get(`/api/kommentare/auftrag/${id}`).expect(200)).body;
const texte = async (wer: string, id: number) => (await gelesen(wer, id)).map((k) => k.text);
const ungelesen = async (wer: string, id: number): Promise<number> => {
  const alle = (await (await portal.als(wer)).get('/api/kommentare/ungelesen').expect(200)).body;
  return alle.find((u: { auftragId: number }) => u.auftragId === id)?.anzahl ?? 0;
};
const liesBis = async (wer: string, id: number, bisher: number) =>
  (await portal.als(wer)).put(`/api/kommentare/auftrag/${id}/gelesen`).send({ bis: bisher }).expect(204);
/** All that stands in the cells of a spreadsheet. */
async function tabelle(wer: string, weg: string): Promise<string> {
  const { body } = await (await portal.als(wer))
    .get(`/api/${weg}`)
    .buffer()
    .parse(alsBytes as never)
    .expect(200);
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx.load(body);
  return JSON.stringify(mappe.worksheets.map((blatt) => blatt.getSheetValues()));
}
const mailAn = (wer: string) => `${wer}@example.com`;

describe('Comments on an order', () => {
  it('of the main client are internal unless they say otherwise, of others never [Z-771 Z-772]', async () => {
    const { id } = await auftrag();
    expect(await schreibe('dispo', id, '  Kunde ist schwierig  ')).toMatchObject({
      text: 'Kunde ist schwierig',
      intern: true,
      verfasser: 'dispo',
      eigener: true,
      ungelesen: false,
    });
    expect((await schreibe('dispo', id, 'Abholung morgen', { intern: false })).intern).toBe(false);
    expect((await schreibe('kunde', id, 'Bitte mit Hebebühne')).intern).toBe(false);
    expect(await texte('kunde', id)).toEqual(['Abholung morgen', 'Bitte mit Hebebühne']);
    expect(await texte('admin', id)).toEqual([
      'Kunde ist schwierig',
      'Abholung morgen',
      'Bitte mit Hebebühne',
    ]);
    const versteckt = await sende('kunde', id, { text: 'nur für uns', intern: true });
    expect([versteckt.status, versteckt.body[0]]).toMatchObject([
      400,
      { key: 'kommentar.internNurHaupt', field: 'intern' },
    ]);
  });

  it('are refused at the field that is wrong, and to whom the order or the right is not given', async () => {
    const { id } = await auftrag();
    for (const [body, feld] of [
      [{}, 'text'],
      [{ text: '  ' }, 'text'],
      [{ text: 'x'.repeat(2001) }, 'text'],
      [{ text: 'x', intern: 'ja' }, 'intern'],
      [{ text: 'x', mandantId: 1 }, 'mandantId'],
    ] as const) {
      const { status, body: meldungen } = await sende('dispo', id, body);
      expect([status, meldungen[0].field]).toEqual([400, feld]);
    }
    expect((await sende('leser', id, { text: 'x' })).status).toBe(403);
    for (const fremder of ['fremd', 'metro']) {
      expect((await sende(fremder, id, { text: 'x' })).status).toBe(404);
      for (const pfad of ['', '/ansprechbar'])
        await (await portal.als(fremder)).get(`/api/kommentare/auftrag/${id}${pfad}`).expect(404);
      await (await portal.als(fremder))
        .put(`/api/kommentare/auftrag/${id}/gelesen`)
        .send({ bis: 1 })
        .expect(404);
    }
  });

  it('stand once under a key, and all of those that are written at once', async () => {
    const { id } = await auftrag();
    const kopf = { 'Idempotency-Key': `k-${id}` };
    const erster = await sende('kunde', id, { text: 'einmal' }, kopf);
    const wieder = await sende('kunde', id, { text: 'einmal' }, kopf);
    expect([wieder.status, wieder.body.id]).toEqual([201, erster.body.id]);
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => schreibe('dispo', id, `Nr. ${i}`, { intern: false })),
    );
    expect((await texte('kunde', id)).toSorted()).toEqual([
      ...Array.from({ length: 8 }, (_, i) => `Nr. ${i}`),
      'einmal',
    ]);
  });

  it('of which somebody has not read some say how many, as far as they may read them [Z-770 Z-774]', async () => {
    const { id } = await auftrag();
    await schreibe('dispo', id, 'intern');
    const offen = await schreibe('dispo', id, 'offen', { intern: false });
    expect([await ungelesen('kunde', id), await ungelesen('leser', id)]).toEqual([1, 1]);
    expect([await ungelesen('admin', id), await ungelesen('dispo', id)]).toEqual([2, 0]);
    expect([await ungelesen('fremd', id), await ungelesen('metro', id)]).toEqual([0, 0]);
    await liesBis('kunde', id, offen.id);
    expect([await ungelesen('kunde', id), await ungelesen('leser', id)]).toEqual([0, 1]);
    await schreibe('dispo', id, 'noch etwas', { intern: false });
    expect((await gelesen('kunde', id)).map((k) => k.ungelesen)).toEqual([false, true]);
    // An old mark takes nothing back.
    await liesBis('kunde', id, offen.id - 1);
    expect(await ungelesen('kunde', id)).toBe(1);
  });
});

describe('Who is named in a comment', () => {
  it('gets one mail, in which nothing internal stands', async () => {
    const { id, spedeigennr } = await auftrag();
    const vorher = { admin: (await post(portal, mailAn('admin'))).length };
    await schreibe('dispo', id, 'Geheimsache: @admin bitte ansehen, wirklich @ADMIN');
    const [brief, ...alte] = await post(portal, mailAn('admin'));
    expect(alte).toHaveLength(vorher.admin);
    expect(brief?.art).toBe('kommentarIntern');
    expect(brief?.betreff).toContain(spedeigennr);
    expect(brief?.inhalt).toContain(`markiert=${id}&reiter=kommentare`);
    expect(brief?.inhalt).not.toContain('Geheimsache');
    const offen = await schreibe('dispo', id, '@kunde: Rampe 4, sagt @dispo', { intern: false });
    expect(offen.erwaehnt).toEqual([
      { name: 'dispo', intern: true },
      { name: 'kunde', intern: false },
    ]);
    expect((await post(portal, mailAn('kunde')))[0]?.inhalt).toContain('Rampe 4');
    expect((await post(portal, mailAn('dispo'))).filter((b) => b.inhalt.includes('Rampe 4'))).toEqual([]);
  });

  it('is somebody who can read it: of an internal one nobody of the client [Z-773]', async () => {
    const { id } = await auftrag();
    const vorher = (await post(portal, mailAn('kunde'))).length;
    const { status, body } = await sende('dispo', id, { text: 'Vorsicht, @kunde zahlt nicht' });
    expect([status, body[0]]).toMatchObject([400, { key: 'kommentar.erwaehntExterne', field: 'text' }]);
    expect(await texte('dispo', id)).toEqual([]);
    await schreibe('dispo', id, '@fremd @metro @gesperrt @niemand', { intern: false });
    expect((await gelesen('dispo', id))[0]?.erwaehnt).toEqual([]);
    expect(await post(portal, mailAn('kunde'))).toHaveLength(vorher);
    const namen = async (wer: string) =>
      (await (await portal.als(wer)).get(`/api/kommentare/auftrag/${id}/ansprechbar`).expect(200)).body;
    expect(await namen('kunde')).toEqual(
      ['admin', 'dispo', 'haupt', 'hauptadmin', 'kundenadmin', 'leser'].map((name) => ({
        name,
        intern: ['admin', 'dispo', 'hauptadmin'].includes(name),
      })),
    );
  });
});

describe('An internal comment', () => {
  it('is read by nobody of the client, by no call', async () => {
    const a = await auftrag();
    await schreibe('dispo', a.id, 'GEHEIMWORT');
    await (await portal.als('kunde'))
      .put(`/api/auftraege/${a.id}`)
      .send({ ...a, hinweis: 'neu' })
      .expect(200);
    const zeitraum = 'datumVon=2000-01-01&datumBis=2099-12-31';
    const wege = [
      `auftraege/${a.id}`,
      'auftraege?searchLimit=500',
      'auftraege/search?mit=positionen,historie',
      'auftraege/search?query=GEHEIMWORT',
      `auftraege/search/csv?${zeitraum}`,
      `auftraege/exportcsv/${a.id}`,
      `auftraege/${a.id}/xml`,
      `auftragexport/exportcsvmtl?${zeitraum}`,
      `kommentare/auftrag/${a.id}`,
      'kommentare/ungelesen',
    ];
    const tabellen = [
      `auftraege/exportxlsx/${a.id}`,
      `auftraege/search/xlsx?${zeitraum}`,
      `auftragexport/exportxlsxmtl?${zeitraum}`,
    ];
    for (const wer of ['kunde', 'leser', 'haupt', 'kundenadmin']) {
      for (const weg of wege) {
        const antwort = await (await portal.als(wer)).get(`/api/${weg}`);
        expect([wer, weg, antwort.status]).toEqual([wer, weg, 200]);
        expect(antwort.text, `${wer}: ${weg}`).not.toContain('GEHEIMWORT');
      }
      for (const weg of tabellen) {
        const inhalt = await tabelle(wer, weg);
        expect(inhalt, `${wer}: ${weg}`).toContain(a.spedeigennr);
        expect(inhalt, `${wer}: ${weg}`).not.toContain('GEHEIMWORT');
      }
      expect(await ungelesen(wer, a.id)).toBe(0);
    }
    const suche = await (await portal.als('dispo'))
      .get('/api/auftraege/search')
      .query({ query: 'GEHEIMWORT' });
    expect(suche.headers['total-search-results']).toBe('0');
    const kopie = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send({ ...a, id: null, copyId: a.id });
    expect(kopie.status).toBe(201);
    expect(await gelesen('dispo', kopie.body.id)).toEqual([]);
    const betroffen = await post(portal, mailAn('kunde'));
    expect(betroffen.filter((b) => b.inhalt.includes('GEHEIMWORT'))).toEqual([]);
  });

  it('is told to windows of the main client alone; others hear of what they may read', async () => {
    const { id } = await auftrag();
    const kunde = await oeffneFenster(portal, 'kunde');
    const admin = await oeffneFenster(portal, 'admin');
    await bis(() => [kunde, admin].every((f) => f.gehoert.includes('event: offen')));
    await schreibe('dispo', id, 'intern');
    await bis(() => admin.gehoert.includes(`event: kommentare\ndata: {"ids":[${id}]}`));
    const { id: anderer } = await auftrag();
    await schreibe('dispo', anderer, 'für alle', { intern: false });
    await bis(() => kunde.gehoert.includes('event: kommentare'));
    expect(kunde.gehoert).toContain(`event: kommentare\ndata: {"ids":[${anderer}]}`);
    expect(kunde.gehoert).not.toContain(`[${id}]`);
    for (const f of [kunde, admin]) f.schliesse();
  });

  it('goes with its order', async () => {
    const { id } = await auftrag();
    await schreibe('dispo', id, 'weg damit');
    await (await portal.als('kunde')).delete(`/api/auftraege/${id}`).expect(204);
    await (await portal.als('dispo')).get(`/api/kommentare/auftrag/${id}`).expect(404);
  });
});
