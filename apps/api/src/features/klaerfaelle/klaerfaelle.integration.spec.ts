import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Klaerfall } from '@frachtportal/domain/klaerfall/klaerfall';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { post } from '../../testing/post.js';
import { oeffneFenster } from '../../testing/server/fenster.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';
import { jpeg, pdf } from '../dokumente/testing/dateien.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const einPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const faelligTag = '2099-12-31';
const grund = 'adresse';
const mailAn = (wer: string) => `${wer}@example.com`;

const auftrag = async (wer = 'kunde', an = portal): Promise<Auftrag> =>
  (await (await an.als(wer)).post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201))
    .body;
const sende = async (wer: string, pfad: string, body: object, kopf: Record<string, string> = {}) =>
  (await portal.als(wer)).post(`/api/klaerfaelle/${pfad}`).set(kopf).send(body);
const eroeffne = async (wer: string, auftragId: number, mehr: object = {}): Promise<Klaerfall> => {
  const antwort = await sende(wer, `auftrag/${auftragId}`, { grund, faelligTag, ...mehr });
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
};
const frage = async (wer: string, query: object = {}) => {
  const antwort = await (await portal.als(wer)).get('/api/klaerfaelle').query(query).expect(200);
  return { faelle: antwort.body as Klaerfall[], gesamt: Number(antwort.headers['total-search-results']) };
};
const ids = async (wer: string, query: object = {}) =>
  (await frage(wer, { searchLimit: 200, ...query })).faelle.map((f) => f.id);
const zuAuftrag = async (wer: string, id: number): Promise<Klaerfall[]> =>
  (await (await portal.als(wer)).get(`/api/klaerfaelle/auftrag/${id}`).expect(200)).body;
const offen = async (wer: string, id: number) =>
  (await (await portal.als(wer)).get('/api/klaerfaelle/offen').expect(200)).body.find(
    (o: { auftragId: number }) => o.auftragId === id,
  );
const inListe = async (wer: string, query: object = {}): Promise<number[]> =>
  (
    await (
      await portal.als(wer)
    )
      .get('/api/auftraege/search')
      .query({ nur: 'klaerfall', searchLimit: 500, ...query })
      .expect(200)
  ).body.map((a: { id: number }) => a.id);
const gezaehlt = async (wer: string, query: object = {}): Promise<number> =>
  (await (await portal.als(wer)).get('/api/auftraege/uebersicht').query(query).expect(200)).body.klaerfaelle;

describe('A case', () => {
  it('is opened, handed on, done and opened again; each step stays [Z-972 Z-973 Z-975 Z-976]', async () => {
    const a = await auftrag();
    const fall = await eroeffne('dispo', a.id, { zustaendig: 'ADMIN', faelligUm: '14:30', text: ' Tor 3? ' });
    expect(fall).toMatchObject({
      auftragId: a.id,
      nummer: a.spedeigennr,
      empfaenger: a.empfaengerAdresse?.name,
      grund,
      intern: true,
      zustaendig: 'admin',
      faelligTag,
      faelligUm: '14:30',
      ueberfaellig: false,
      erledigt: false,
    });
    const weiter = await sende('admin', `${fall.id}/weitergeben`, {
      zustaendig: 'dispo',
      faelligTag: '2098-01-02',
    });
    expect([weiter.status, weiter.headers['etag']]).toEqual([200, '"2"']);
    expect(weiter.body).toMatchObject({ zustaendig: 'dispo', faelligTag: '2098-01-02', faelligUm: null });
    const fertig = await sende('dispo', `${fall.id}/erledigen`, { text: 'Tor 3 stimmt' });
    expect([fertig.status, fertig.body.erledigt]).toEqual([200, true]);
    const wieder = await sende('dispo', `${fall.id}/weitergeben`, {
      zustaendig: null,
      faelligTag,
      text: 'doch nicht',
    });
    expect(wieder.body).toMatchObject({ erledigt: false, zustaendig: null });
    const [gelesen] = await zuAuftrag('admin', a.id);
    expect(gelesen).toEqual(wieder.body);
    expect(gelesen?.schritte).toMatchObject([
      { art: 'eroeffnet', verfasser: 'dispo', zustaendig: 'admin', faelligUm: '14:30', text: 'Tor 3?' },
      { art: 'weitergegeben', verfasser: 'admin', zustaendig: 'dispo', faelligTag: '2098-01-02', text: null },
      { art: 'erledigt', verfasser: 'dispo', zustaendig: 'dispo', text: 'Tor 3 stimmt' },
      { art: 'wiedereroeffnet', verfasser: 'dispo', zustaendig: null, faelligTag, text: 'doch nicht' },
    ]);
  });

  it('is refused at the field that is wrong, and to whom the order or the right is not given', async () => {
    const { id } = await auftrag();
    for (const [body, feld] of [
      [{ faelligTag }, 'grund'],
      [{ grund: 'laune', faelligTag }, 'grund'],
      [{ grund }, 'faelligTag'],
      [{ grund, faelligTag: '2020-01-01' }, 'faelligTag'],
      [{ grund, faelligTag, faelligUm: '25:00' }, 'faelligUm'],
      [{ grund: 'sonstiges', faelligTag, text: ' ' }, 'text'],
      [{ grund, faelligTag, zustaendig: 'fremd' }, 'zustaendig'],
      [{ grund, faelligTag, zustaendig: 'leser', intern: false }, 'zustaendig'],
      [{ grund, faelligTag, zustaendig: 'kunde' }, 'zustaendig'],
      [{ grund, faelligTag, mandantId: 1 }, 'mandantId'],
    ] as const) {
      const { status, body: meldungen } = await sende('dispo', `auftrag/${id}`, body);
      expect([status, meldungen[0].field], JSON.stringify(body)).toEqual([400, feld]);
    }
    const versteckt = await sende('kunde', `auftrag/${id}`, { grund, faelligTag, intern: true });
    expect([versteckt.status, versteckt.body[0].field]).toEqual([400, 'intern']);
    const fall = await eroeffne('kunde', id);
    expect((await sende('dispo', `${fall.id}/erledigen`, { text: '  ' })).body[0].field).toBe('text');
    expect((await sende('leser', `${fall.id}/erledigen`, { text: 'x' })).status).toBe(403);
    for (const fremder of ['fremd', 'metro'])
      for (const [pfad, body] of [
        [`auftrag/${id}`, { grund, faelligTag }],
        [`${fall.id}/weitergeben`, { faelligTag }],
        [`${fall.id}/erledigen`, { text: 'x' }],
      ] as const)
        expect((await sende(fremder, pfad, body)).status).toBe(404);
  });

  it('that somebody else has changed is not changed over it, and done once', async () => {
    const fall = await eroeffne('kunde', (await auftrag()).id);
    const alt = { 'If-Match': '"1"' };
    expect((await sende('kunde', `${fall.id}/weitergeben`, { faelligTag }, alt)).status).toBe(200);
    expect((await sende('dispo', `${fall.id}/weitergeben`, { faelligTag }, alt)).status).toBe(409);
    expect((await sende('dispo', `${fall.id}/erledigen`, { text: 'x' }, alt)).status).toBe(409);
    const alle = await Promise.all(
      Array.from({ length: 8 }, () => sende('dispo', `${fall.id}/erledigen`, { text: 'x' })),
    );
    expect(alle.map((a) => a.status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('stands once under a key', async () => {
    const { id } = await auftrag();
    const kopf = { 'Idempotency-Key': `k-${id}` };
    const [erster, zweiter] = await Promise.all(
      [1, 2].map(() => sende('kunde', `auftrag/${id}`, { grund, faelligTag }, kopf)),
    );
    expect([erster?.body.id, await zuAuftrag('kunde', id)]).toMatchObject([
      zweiter?.body.id,
      [{ id: erster?.body.id }],
    ]);
  });

  it('is for somebody who may edit the order and read it [Z-974]', async () => {
    const { id } = await auftrag();
    const { body } = await (await portal.als('kunde'))
      .get(`/api/klaerfaelle/auftrag/${id}/zustaendige`)
      .expect(200);
    expect(body).toEqual(
      ['admin', 'dispo', 'haupt', 'hauptadmin', 'kunde', 'kundenadmin'].map((name) => ({
        name,
        intern: ['admin', 'dispo', 'hauptadmin'].includes(name),
      })),
    );
  });
});

describe('Cases', () => {
  it('are found by whose they are, those due first in front [Z-970 Z-971]', async () => {
    const [a, b] = [await auftrag(), await auftrag()];
    const spaet = await eroeffne('kunde', a.id, { zustaendig: 'kunde' });
    const frueh = await eroeffne('kunde', b.id, {
      zustaendig: 'kunde',
      faelligTag: '2090-01-01',
      faelligUm: '08:00',
    });
    const freier = await eroeffne('kunde', a.id, { faelligTag: '2090-01-01' });
    expect(await ids('kunde', { wer: 'ich' })).toEqual([frueh.id, spaet.id]);
    expect(await ids('dispo', { wer: 'ich', mandantId: portal.welt.nordKunde })).not.toContain(spaet.id);
    expect(await ids('dispo', { wer: 'niemand' })).toContain(freier.id);
    expect(await ids('dispo', { wer: 'niemand' })).not.toContain(spaet.id);
    const alle = await ids('kunde');
    expect([frueh.id, freier.id, spaet.id].map((id) => alle.indexOf(id))).toEqual(
      [frueh.id, freier.id, spaet.id].map((id) => alle.indexOf(id)).toSorted((x, y) => x - y),
    );
    const { faelle, gesamt } = await frage('kunde', { searchLimit: 1, page: 1, wer: 'ich' });
    expect([faelle.map((f) => f.id), gesamt]).toEqual([[spaet.id], 2]);
    expect(await offen('kunde', a.id)).toEqual({ auftragId: a.id, anzahl: 2, ueberfaellig: false });
    expect(await inListe('kunde')).toEqual(expect.arrayContaining([a.id, b.id]));
    for (const query of [{}, { verkehrsart: 1 }, { verkehrsart: 2 }])
      expect(await gezaehlt('kunde', query)).toBe((await inListe('kunde', query)).length);
    await sende('kunde', `${frueh.id}/erledigen`, { text: 'ja' });
    expect([await ids('kunde', { wer: 'ich' }), await offen('kunde', b.id)]).toEqual([[spaet.id], undefined]);
    expect((await ids('kunde', { zustand: 'erledigt' }))[0]).toBe(frueh.id);
    expect(await inListe('kunde')).not.toContain(b.id);
    for (const fremder of ['fremd', 'metro']) expect(await ids(fremder)).toEqual([]);
  });

  it('that are internal are for users of the main client alone, by no call, count or event', async () => {
    const a = await auftrag();
    const vorher = { kunde: await gezaehlt('kunde'), dispo: await gezaehlt('dispo') };
    const [kunde, admin] = [await oeffneFenster(portal, 'kunde'), await oeffneFenster(portal, 'admin')];
    await bis(() => [kunde, admin].every((f) => f.gehoert.includes('event: offen')));
    const fall = await eroeffne('dispo', a.id, { text: 'GEHEIMWORT' });
    await bis(() => admin.gehoert.includes(`event: klaerfaelle\ndata: {"ids":[${a.id}]}`));
    expect([await gezaehlt('kunde'), await gezaehlt('dispo')]).toEqual([vorher.kunde, vorher.dispo + 1]);
    for (const wer of ['kunde', 'leser', 'haupt', 'kundenadmin']) {
      expect(await zuAuftrag(wer, a.id)).toEqual([]);
      expect(await ids(wer)).not.toContain(fall.id);
      expect(await offen(wer, a.id)).toBeUndefined();
      expect(await inListe(wer)).not.toContain(a.id);
    }
    expect((await sende('kunde', `${fall.id}/erledigen`, { text: 'x' })).status).toBe(404);
    expect(await inListe('dispo')).toContain(a.id);
    const { id: anderer } = await auftrag();
    await eroeffne('dispo', anderer, { intern: false });
    await bis(() => kunde.gehoert.includes('event: klaerfaelle'));
    expect(kunde.gehoert).not.toContain(`[${a.id}]`);
    for (const f of [kunde, admin]) f.schliesse();
  });

  it('go with their order', async () => {
    const { id } = await auftrag();
    const fall = await eroeffne('kunde', id);
    await (await portal.als('kunde')).delete(`/api/auftraege/${id}`).expect(204);
    expect(await ids('kunde')).not.toContain(fall.id);
    expect((await sende('kunde', `${fall.id}/erledigen`, { text: 'x' })).status).toBe(404);
  });
});

describe('A damage', () => {
  const heute = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const bild = async (auftragId: number, wer = 'kunde'): Promise<number> =>
    (
      await (
        await portal.als(wer)
      )
        .post('/api/dokumentenverweise/upload')
        .query({ objectId: auftragId, filename: 'bruch.png' })
        .attach('file', einPng, { filename: 'bruch.png', contentType: 'image/png' })
        .expect(201)
    ).body.id;
  const schaden = (mehr: object = {}) => ({
    abgeliefertAm: '2026-11-02',
    erkennbar: false,
    bilder: [],
    ...mehr,
  });

  it('has pictures, and the day until which it has to be claimed', async () => {
    const a = await auftrag();
    const id = await bild(a.id);
    const angaben = schaden({ packstuecke: 2, betrag: 149.9, bilder: [{ id }] });
    const fall = await eroeffne('kunde', a.id, { grund: 'schaden', schaden: angaben });
    expect(fall.schaden).toEqual({
      abgeliefertAm: '2026-11-02',
      erkennbar: false,
      packstuecke: 2,
      betrag: 149.9,
      bilder: [{ id, name: 'bruch.png' }],
      frist: '2026-11-09',
      recht: 'hgb',
      rechtzeitig: false,
    });
    const gesehen = await eroeffne('dispo', a.id, {
      grund: 'fehlmenge',
      schaden: schaden({ abgeliefertAm: heute(), erkennbar: true }),
    });
    expect(gesehen.schaden).toMatchObject({ frist: heute(), rechtzeitig: true, packstuecke: null });
    for (const bilder of [undefined, null]) {
      const ohne = await eroeffne('kunde', (await auftrag()).id, {
        grund: 'schaden',
        schaden: schaden({ bilder }),
      });
      expect(ohne.schaden?.bilder).toEqual([]);
    }
    await (await portal.als('kunde')).delete(`/api/dokumentenverweise/${id}`).expect(204);
    expect((await zuAuftrag('kunde', a.id))[0]?.schaden?.bilder).toEqual([]);
  });

  it('is printed with order, law, day and pictures; nothing internal stands on the paper [Z-987]', async () => {
    const a = await auftrag();
    const ids = [await bild(a.id), await bild(a.id)];
    const angaben = schaden({ packstuecke: 2, betrag: 1149.9, bilder: ids.map((id) => ({ id })) });
    const was = { grund: 'schaden', schaden: angaben };
    const drucke = async (wer: string, id: number) =>
      (await portal.als(wer)).get(`/api/klaerfaelle/${id}/schadensanzeige`).buffer();
    const fall = await eroeffne('kunde', a.id, { ...was, text: 'Ecke eingedrückt,\nFolie gerissen' });
    const antwort = await drucke('kunde', fall.id);
    expect(antwort.status, antwort.text).toBe(200);
    expect(antwort.headers['content-disposition']).toContain(`Schadensanzeige_${a.spedeigennr}.pdf`);
    const text = (await seitentexte(antwort.body)).join(' ');
    for (const wort of [
      `Schadensanzeige ${a.spedeigennr}`,
      'Ecke eingedrückt',
      'Folie gerissen',
      '02.11.2026',
      '1.149,90 €',
      '09.11.2026, § 438 HGB',
      'Angezeigt nach § 438 HGB',
      'bruch.png',
      'Nordlicht Spedition GmbH',
      a.absenderAdresse?.name,
      a.empfaengerAdresse?.name,
      'Müller & Söhne Maschinenbau GmbH',
      'kunde',
    ])
      expect(text).toContain(wort);
    expect(antwort.body.toString('latin1').match(/\/Subtype ?\/Image/g)?.length).toBeGreaterThan(0);
    const interner = await eroeffne('dispo', a.id, { ...was, text: 'GEHEIMWORT' });
    expect((await seitentexte((await drucke('dispo', interner.id)).body)).join()).not.toContain('GEHEIMWORT');
    expect((await drucke('kunde', interner.id)).status).toBe(404);
    expect((await drucke('fremd', fall.id)).status).toBe(404);
    const ohne = await drucke('kunde', (await eroeffne('kunde', a.id)).id);
    expect([ohne.status, ohne.body[0]?.key]).toEqual([409, 'klaerfall.ohneSchaden']);
  });

  it('with a picture that is none, or no file to draw, is printed and names it', async () => {
    const { id } = await auftrag();
    const lege = async (inhalt: Buffer, filename: string) =>
      (
        await (
          await portal.als('kunde')
        )
          .post('/api/dokumentenverweise/upload')
          .query({ objectId: id, filename })
          .attach('file', inhalt, filename)
          .expect(201)
      ).body.id;
    const bilder = [{ id: await lege(jpeg, 'kaputt.jpg') }, { id: await lege(pdf(), 'protokoll.pdf') }];
    const fall = await eroeffne('kunde', id, { grund: 'schaden', schaden: schaden({ bilder }) });
    const { status, body } = await (await portal.als('kunde'))
      .get(`/api/klaerfaelle/${fall.id}/schadensanzeige`)
      .buffer();
    expect(status).toBe(200);
    const text = (await seitentexte(body)).join(' ');
    for (const name of ['kaputt.jpg', 'protokoll.pdf'])
      expect(text).toContain(`${name} (liegt beim Auftrag)`);
  });

  it('across a border is claimed by Art. 30 CMR', async () => {
    const wien = { ...einAuftrag().build().empfaengerAdresse, lkz: 'A', plz: '1010', ort: 'Wien' };
    const neu = { ...einAuftrag().ohneTermine().build(), empfaengerAdresse: wien };
    const { body } = await (await portal.als('kunde')).post('/api/auftraege').send(neu).expect(201);
    const fall = await eroeffne('kunde', body.id, { grund: 'schaden', schaden: schaden() });
    expect(fall.schaden).toMatchObject({ frist: '2026-11-10', recht: 'cmr' });
  });

  it('is refused at the field that is wrong, and leaves no case', async () => {
    const a = await auftrag();
    const fremdes = await bild((await auftrag()).id);
    for (const [mehr, feld] of [
      [{ grund: 'preis', schaden: schaden() }, 'schaden'],
      [{ schaden: { erkennbar: true, bilder: [] } }, 'schaden.abgeliefertAm'],
      [{ schaden: schaden({ abgeliefertAm: '2099-01-01' }) }, 'schaden.abgeliefertAm'],
      [{ schaden: schaden({ betrag: -1 }) }, 'schaden.betrag'],
      [{ schaden: schaden({ frist: '2099-01-01' }) }, 'schaden.frist'],
      [{ schaden: schaden({ bilder: [{ id: fremdes }] }) }, 'schaden.bilder[0].id'],
    ] as const) {
      const body = { grund: 'schaden', faelligTag, ...mehr };
      const antwort = await sende('kunde', `auftrag/${a.id}`, body);
      expect([antwort.status, antwort.body[0]?.field], JSON.stringify(mehr)).toEqual([400, feld]);
    }
    expect(await zuAuftrag('kunde', a.id)).toEqual([]);
  });
});

describe('A mail of a case', () => {
  it('goes to whoever gets it and, once it is done, to whoever has opened it', async () => {
    const a = await auftrag();
    const fall = await eroeffne('kunde', a.id, { zustaendig: 'dispo', text: 'Wo steht die Palette?' });
    const [brief] = await post(portal, mailAn('dispo'));
    expect(brief?.betreff).toContain(a.spedeigennr);
    for (const wort of [
      'Wo steht die Palette?',
      'Anschrift falsch',
      '31.12.2099',
      `markiert=${a.id}&reiter=klaerfaelle`,
    ])
      expect(brief?.inhalt).toContain(wort);
    await sende('dispo', `${fall.id}/erledigen`, { text: 'Halle 2' });
    const [antwort] = await post(portal, mailAn('kunde'));
    expect([antwort?.art, antwort?.inhalt.includes('Halle 2')]).toEqual(['klaerfallErledigt', true]);
  });

  it('tells nothing internal, and nobody what they did themselves', async () => {
    const { id } = await auftrag();
    const vorher = (await post(portal, mailAn('dispo'))).length;
    await eroeffne('dispo', id, { zustaendig: 'dispo' });
    expect(await post(portal, mailAn('dispo'))).toHaveLength(vorher);
    await eroeffne('dispo', id, { zustaendig: 'admin', text: 'GEHEIMWORT', grund: 'preis' });
    const [brief] = await post(portal, mailAn('admin'));
    expect(brief?.art).toBe('klaerfall');
    expect(brief?.inhalt).not.toMatch(/GEHEIMWORT|Preis/);
  });

  it('goes once when its time is over, to whoever clears it up or else to whoever wants it cleared up', async () => {
    const schnell = await startePortal({ MAIL_TAKT_MS: '20' });
    try {
      const a = await auftrag('kunde', schnell);
      const tag = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
      for (const zustaendig of ['dispo', null])
        await (await schnell.als('kunde'))
          .post(`/api/klaerfaelle/auftrag/${a.id}`)
          .send({ grund, faelligTag: tag, faelligUm: '00:00', zustaendig })
          .expect(201);
      const mails = async () =>
        (await (await schnell.als('admin')).get('/api/mails').expect(200)).body
          .filter((m: { art: string }) => m.art === 'klaerfallFaellig')
          .map((m: { an: string }) => m.an)
          .toSorted();
      await bis(async () => (await mails()).length === 2);
      const { body } = await (await schnell.als('kunde')).get(`/api/klaerfaelle/auftrag/${a.id}`);
      expect(body.map((f: Klaerfall) => f.ueberfaellig)).toEqual([true, true]);
      expect(await mails()).toEqual([mailAn('dispo'), mailAn('kunde')]);
    } finally {
      await schnell.schliessen();
    }
  });
});
