import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { uebergeben } from '../../dispo/testing/auftraege.js';
import { pdf, png } from '../../dokumente/testing/dateien.js';
import { pdfMitSeiten, seitentexte } from '../testing/pdf-text.js';
import { unterschriftPng } from '../testing/unterschrift.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());

/** An order that the dispatch system has delivered, as it reports it. */
async function zugestellt(meldung: object): Promise<Auftrag> {
  const kunde = await portal.als('kunde');
  const { body: auftrag } = await kunde
    .post('/api/auftraege')
    .send(einAuftrag().ohneTermine().build())
    .expect(201);
  await uebergeben(portal, [auftrag.id]);
  const satz = {
    auftragsnummer: auftrag.spedeigennr,
    ereignis: 'Z-1',
    status: 10,
    zeitpunkt: '2026-03-05T10:42:00Z',
    ...meldung,
  };
  const antwort = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', schluessel)
    .send({ meldungen: [satz] });
  expect(antwort.body).toMatchObject({ uebernommen: 1, abgewiesen: [] });
  return auftrag;
}

const nachweis = async (id: number, wer = 'kunde') =>
  (await portal.als(wer)).get('/api/abliefernachweis').query({ id }).buffer();
const base64 = (inhalt: Buffer) => inhalt.toString('base64');

describe('GET /abliefernachweis [C-128]', () => {
  it('macht ein PDF aus Zustelldaten und Unterschrift [1-7.027]', async () => {
    const auftrag = await zugestellt({
      quittiert: 'Fr. Özdemir',
      ereignisort: 'München',
      signatur: base64(unterschriftPng()),
    });
    const antwort = await nachweis(auftrag.id, 'leser');
    expect(antwort.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Abliefernachweis_${auftrag.spedeigennr}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = (await seitentexte(antwort.body)).join(' ');
    expect(text).toContain(`Abliefernachweis ${auftrag.spedeigennr}`);
    expect(text).toContain('05.03.2026, 11:42 Uhr');
    expect(text).toContain('Fr. Özdemir');
    expect(text).toContain('München');
  });

  it('gibt das gespeicherte Dokument, wo es eines gibt', async () => {
    const original = pdf('unterschriebener Lieferschein');
    const auftrag = await zugestellt({
      quittiert: 'Huber',
      dokumentname: 'pod.pdf',
      dokument: base64(original),
    });
    expect(Buffer.from((await nachweis(auftrag.id)).body)).toEqual(original);
    const gelesen = (await (await portal.als('kunde')).get(`/api/auftraege/${auftrag.id}`)).body as Auftrag;
    expect(gelesen.dokumentenverweise).toMatchObject([{ id: gelesen.abliefernachweis, filename: 'pod.pdf' }]);
  });

  it('ein Beleg, den die Spedition hochlädt, ist der Nachweis, bis sie ihn entfernt', async () => {
    const { body: auftrag } = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201);
    await uebergeben(portal, [auftrag.id]);
    const unterschrieben = pdf('von Hand unterschrieben');
    const dispo = await portal.als('dispo');
    const { body: beleg, status } = await dispo
      .post('/api/dokumentenverweise/upload')
      .query({ filename: 'pod.pdf', objectId: auftrag.id })
      .attach('file', unterschrieben, 'pod.pdf')
      .field('metadata', JSON.stringify({ belegart: 'pod' }));
    expect([status, beleg.belegart]).toEqual([201, 'pod']);
    const inListe = async () =>
      (await dispo.get('/api/auftraege/search').query({ query: auftrag.spedeigennr })).body[0]
        .abliefernachweisExists;
    expect(await inListe()).toBe(true);
    expect(Buffer.from((await nachweis(auftrag.id)).body)).toEqual(unterschrieben);
    await dispo.delete(`/api/dokumentenverweise/${beleg.id}`).expect(204);
    expect(await inListe()).toBe(false);
    expect((await nachweis(auftrag.id)).status).toBe(404);
  });

  it('legt einen Beleg, der ein Bild ist, dem PDF bei', async () => {
    const auftrag = await zugestellt({ quittiert: 'Huber', dokumentname: 'pod.png', dokument: base64(png) });
    const seiten = await seitentexte((await nachweis(auftrag.id)).body);
    expect(seiten).toHaveLength(2);
    expect(seiten[1]).toContain('Beleg: pod.png');
  });

  it('druckt auch, wenn die Unterschrift kein lesbares Bild ist', async () => {
    const kaputt = Buffer.concat([unterschriftPng().subarray(0, 60), Buffer.from('kaputt')]);
    const auftrag = await zugestellt({ quittiert: 'Huber', signatur: base64(kaputt) });
    const antwort = await nachweis(auftrag.id);
    expect(antwort.status).toBe(200);
    expect((await seitentexte(antwort.body)).join()).toContain('liegt nicht als Bild vor');
  });

  it('druckt viele in einem PDF: gespeicherte Seiten an ihrer Stelle, Kaputtes nur mit Namen', async () => {
    const gescannt = await zugestellt({
      quittiert: 'Huber',
      dokumentname: 'scan.pdf',
      dokument: base64(await pdfMitSeiten('Scan Vorderseite', 'Scan Rueckseite')),
    });
    const ohne = await zugestellt({ quittiert: 'Fr. Özdemir' });
    const kaputt = await zugestellt({
      quittiert: 'Kern',
      dokumentname: 'kaputt.pdf',
      dokument: base64(pdf('ohne Seiten')),
    });
    const foto = await zugestellt({ quittiert: 'Moser', dokumentname: 'foto.png', dokument: base64(png) });
    const kunde = await portal.als('kunde');
    const alle = [ohne, gescannt, kaputt, foto].map((a) => a.id);
    const { body } = await kunde.get(`/api/jasper-print/encrypt-ids/${alle.join(',')}`).expect(200);
    const antwort = await portal.anonym().get('/api/berichte/abliefernachweis').query(body).buffer();
    expect(antwort.status).toBe(200);
    const seiten = await seitentexte(antwort.body);
    expect(seiten.map((s) => /Scan \w+|Beleg: \S+|Fr. Özdemir/.exec(s)?.[0])).toEqual([
      'Fr. Özdemir',
      'Scan Vorderseite',
      'Scan Rueckseite',
      'Beleg: kaputt.pdf',
      undefined,
      'Beleg: foto.png',
    ]);
    expect(seiten[3]).toContain('(liegt beim Auftrag)');
    expect(seiten[4]).toContain('Seite 1 von 2');
  });

  it('sagt, dass ein Auftrag noch nicht zugestellt ist, auch beim Drucken', async () => {
    const kunde = await portal.als('kunde');
    const { body: offen } = await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201);
    const antwort = await (await portal.als('kunde')).get('/api/abliefernachweis').query({ id: offen.id });
    expect([antwort.status, antwort.body[0]?.text]).toEqual([
      404,
      `Der Auftrag ${offen.spedeigennr} ist noch nicht zugestellt.`,
    ]);
    const { body } = await kunde.get(`/api/jasper-print/encrypt-ids/${offen.id}`).expect(200);
    await portal.anonym().get('/api/berichte/abliefernachweis').query({ ids: body.ids }).expect(409);
  });

  it('gehört dem Mandanten: ein fremder bekommt 404', async () => {
    const auftrag = await zugestellt({ quittiert: 'Huber' });
    expect((await nachweis(auftrag.id, 'fremd')).status).toBe(404);
    await (await portal.als('kunde')).get('/api/abliefernachweis?id=x').expect(400);
  });
});
