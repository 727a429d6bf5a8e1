import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { lies } from '@frachtportal/domain/feld/lesen';
import type { Berechnteil } from '@frachtportal/domain/preis/berechnteil';
import { Preismeldung } from '@frachtportal/domain/preis/berechnteil';
import { eineAdresse } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt, gelesen, uebergib, verlauf, vonHand } from '../dispo/testing/auftraege.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());

const kunde = () => portal.als('kunde');
const typ = async (ids: number[], wert = 1) =>
  (await kunde()).post('/api/auftraege/typ').send({ typ: wert, ids });
const anfragen = async (ids: number[]) => (await kunde()).post('/api/auftraege/typUebertragen').send(ids);
const brt = async (id: number, name = 'kunde') => (await portal.als(name)).get(`/api/auftraege/brt/${id}`);

async function angefragt(dazu: object = {}): Promise<Auftrag> {
  const auftrag = await angelegt(portal, dazu);
  expect((await typ([auftrag.id])).status).toBe(200);
  expect((await anfragen([auftrag.id])).status).toBe(200);
  return auftrag;
}

describe('Preisanfrage', () => {
  it('geht in Status 2 und kommt mit Preis und Berechnteilen in Status 1 zurück [1-1.016 1-4.018,019 C-108]', async () => {
    const { id } = await angelegt(portal, { auftragServices: [{ spez_num: 6, wert: 'true' }] });
    const gesetzt = await typ([id]);
    expect(gesetzt.body).toMatchObject([{ id, typ: 1, status: { id: 1 } }]);
    const gefragt = await anfragen([id]);
    expect(gefragt.body).toMatchObject([{ id, typ: 1, status: { id: 2 } }]);
    expect((await brt(id)).body).toEqual([]);
    await uebergib(portal);
    const danach = await gelesen(portal, id);
    expect(danach).toMatchObject({ typ: 1, status: { id: 1 }, berechnWaehrung: { bezeichnungKurz: 'EUR' } });
    expect(danach.kalkulationsFolgeId).toBeGreaterThan(0);
    expect(danach.kf_id).toBe(danach.kalkulationsFolgeId);
    const teile: Berechnteil[] = (await brt(id)).body;
    expect(teile.map((t) => t.bereich)).toEqual(['Transport', 'Nebenleistungen']);
    const summe = teile.reduce((s, t) => s + Math.round((t.betrag ?? 0) * 100), 0);
    expect(summe).toBe(Math.round((danach.berechnBetrag ?? 0) * 100));
    expect(await verlauf(portal, id)).toEqual([1, 2, 1]);
    expect(danach.auftragshistorie[2]?.kommentar).toMatch(/^Preis ermittelt: \d+,\d\d$/);
  });

  it('erklärt jede Zeile und trägt alle Angaben des Vertrags [C-101]', async () => {
    const { id } = await angefragt({ beladedatum: heute() });
    await uebergib(portal);
    const teile: Berechnteil[] = (await brt(id)).body;
    expect(teile[0]).toMatchObject({
      leistungsDatum: heute(),
      status: 'Angebot',
      rechnungsempfaenger: 'Müller & Söhne GmbH',
      waehrung: { id: 2, bezeichnungKurz: 'EUR' },
      schema: 'Sammelgut national',
      vonOrt: 'D-28195 Bremen',
      nachOrt: 'D-28195 Bremen',
      km: 0,
    });
    const [fracht] = teile[0]?.berechnteilpositionen ?? [];
    expect(fracht).toMatchObject({
      leistungsArt: 'Fracht',
      tarif: 'Demotarif Sammelgut',
      version: 'Demo 2026',
    });
    expect(fracht?.satzWaehrung).toMatchObject({ bezeichnungKurz: 'EUR' });
    for (const zeile of teile.flatMap((t) => t.berechnteilpositionen)) expect(zeile.rechenBasis).toBeTruthy();
    const meldung = { betrag: 1, waehrung: { id: 2 }, berechnteile: teile.map(({ id: _, ...t }) => t) };
    expect(lies(Preismeldung, meldung).meldungen).toEqual([]);
  });

  it('rechnet mit Entfernung, Maut und Gefahrgut', async () => {
    const { id } = await angefragt({
      empfaengerAdresse: { ...eineAdresse('Süd').build(), plz: '80331', ort: 'München' },
    });
    await uebergib(portal);
    const [transport] = (await brt(id)).body as Berechnteil[];
    expect(transport?.km).toBeGreaterThan(600);
    expect(transport?.berechnteilpositionen.map((z) => z.leistungsArt)).toEqual([
      'Fracht',
      'Dieselzuschlag',
      'Maut',
    ]);
  });

  it('nimmt nur Aufträge im Status 1 und nur Preisanfragen, meldet die anderen [1-4.004 C-107]', async () => {
    const [a, b, c] = [await angelegt(portal), await angelegt(portal), await angelegt(portal)];
    await typ([a.id, b.id]);
    expect((await anfragen([c.id])).body).toMatchObject([{ key: 'preis.keineAnfrage' }]);
    expect((await anfragen([c.id])).status).toBe(409);
    const teils = await anfragen([a.id, c.id]);
    expect([teils.status, teils.headers['abgelehnt']]).toEqual([200, String(c.id)]);
    const gesperrt = await typ([a.id], 0);
    expect([gesperrt.status, gesperrt.body[0].key]).toEqual([409, 'auftrag.nichtErfasst']);
    expect((await typ([a.id, b.id], 0)).headers['abgelehnt']).toBe(String(a.id));
    expect((await anfragen([b.id])).status).toBe(409);
  });

  it('lässt sich zurücknehmen, auch wenn das Dispositionssystem sie schon hat', async () => {
    const { id } = await angefragt();
    await portal.db.sql(
      "UPDATE uebertragung SET zustand = 'uebergeben', unklar_seit = now() WHERE auftrag_id = $1",
      [id],
    );
    const zurueck = await (await kunde()).post('/api/auftraege/resetStati').send([id]).expect(200);
    expect(zurueck.text).toBe('1');
    expect((await gelesen(portal, id)).status.id).toBe(1);
  });

  it('ohne Tarif für das Land scheitert sichtbar und lässt sich wiederholen oder zurücknehmen', async () => {
    const { id } = await angefragt({
      empfaengerAdresse: { ...eineAdresse('Ost').build(), lkz: 'UA', plz: '01001', ort: 'Kyjiw' },
    });
    await uebergib(portal);
    const liste = async (name = 'admin') =>
      (await (await portal.als(name)).get(`/api/dispo/uebertragungen?auftragId=${id}`).expect(200)).body;
    const grund = 'Für UA-01001 gibt es im Tarif „Demotarif Sammelgut“ keine Zone.';
    expect(await liste()).toMatchObject([
      { zustand: 'fehler', art: 1, letzterFehler: grund, naechsterVersuch: null },
    ]);
    const nochmal = await (await kunde())
      .post('/api/dispo/uebertragungen/wiederholen')
      .send([id])
      .expect(200);
    expect(nochmal.text).toBe('1');
    expect(await liste()).toMatchObject([{ zustand: 'wartet', versuche: 0 }]);
    await uebergib(portal);
    expect(await liste()).toMatchObject([{ zustand: 'fehler' }]);
    await (await kunde()).post('/api/auftraege/resetStatus').send({ id }).expect(200);
    expect((await gelesen(portal, id)).status.id).toBe(1);
  });

  it('verliert ihren Preis, wenn der Auftrag geändert oder neu angefragt wird', async () => {
    const { id } = await angefragt();
    await uebergib(portal);
    const mitPreis = await gelesen(portal, id);
    await (await kunde())
      .put(`/api/auftraege/${id}`)
      .send({ ...mitPreis, hinweis: 'geändert' })
      .expect(200);
    const geaendert = await gelesen(portal, id);
    expect(geaendert).toMatchObject({ typ: 0, berechnBetrag: null, kalkulationsFolgeId: null });
    expect((await brt(id)).body).toEqual([]);
    await typ([id]);
    await anfragen([id]);
    await uebergib(portal);
    const neu = await gelesen(portal, id);
    expect(neu.kalkulationsFolgeId).toBeGreaterThan(mitPreis.kalkulationsFolgeId ?? 0);
    expect((await brt(id)).body).toHaveLength(1);
  });

  it('wird beim Übertragen zum Auftrag und behält ihren Preis', async () => {
    const { id } = await angefragt();
    await uebergib(portal);
    await (await kunde()).post('/api/auftraege/uebertragen').send([id]).expect(200);
    await uebergib(portal);
    const danach = await gelesen(portal, id);
    expect(danach).toMatchObject({ typ: 0, status: { id: 3 } });
    expect(danach.berechnBetrag).toBeGreaterThan(0);
    expect(await verlauf(portal, id)).toEqual([1, 2, 1, 2, 3]);
  });

  it('zweier Benutzer zugleich wird einmal gestellt und einmal beantwortet', async () => {
    const { id } = await angelegt(portal);
    await typ([id]);
    const [k, d] = [await kunde(), await portal.als('dispo')];
    const antworten = await Promise.all([
      k.post('/api/auftraege/typUebertragen').send([id]),
      d.post('/api/auftraege/typUebertragen').send([id]),
    ]);
    expect(antworten.map((a) => a.status).sort()).toEqual([200, 409]);
    await Promise.all([uebergib(portal), uebergib(portal)]);
    expect(await verlauf(portal, id)).toEqual([1, 2, 1]);
    expect((await brt(id)).body).toHaveLength(1);
  });
});

describe('Preise', () => {
  it('fremder Aufträge gibt es nicht', async () => {
    const { id } = await angelegt(portal);
    const fremd = await portal.als('fremd');
    await fremd
      .post('/api/auftraege/typ')
      .send({ typ: 1, ids: [id] })
      .expect(404);
    await fremd.post('/api/auftraege/typUebertragen').send([id]).expect(404);
    expect((await brt(id, 'fremd')).status).toBe(404);
    expect((await brt(id, 'leser')).status).toBe(200);
    expect((await brt(2_147_483_647)).status).toBe(404);
  });

  it('fragt nur an, wer bearbeiten darf, und niemand ohne Anmeldung', async () => {
    const { id } = await angelegt(portal);
    const leser = await portal.als('leser');
    await leser
      .post('/api/auftraege/typ')
      .send({ typ: 1, ids: [id] })
      .expect(403);
    await leser.post('/api/auftraege/typUebertragen').send([id]).expect(403);
    await portal.anonym().post('/api/auftraege/typUebertragen').send([id]).expect(401);
    await portal.anonym().get(`/api/auftraege/brt/${id}`).expect(401);
  });

  it('gibt es nicht, wo die Preisermittlung abgeschaltet ist [1-6.037]', async () => {
    const { id } = await angelegt(portal);
    await konfiguriere(portal, { isPreisermittlung: 'false' });
    for (const antwort of [await typ([id]), await anfragen([id])]) {
      expect([antwort.status, antwort.body[0].key]).toEqual([403, 'preis.abgeschaltet']);
    }
    await konfiguriere(portal, {});
    expect((await typ([id])).status).toBe(200);
  });

  it.each([
    [{ typ: 2, ids: [1] }],
    [{ typ: '1', ids: [1] }],
    [{ ids: [1] }],
    [{ typ: 1, ids: '1' }],
    [{ typ: 1, ids: ['1'] }],
    [{ typ: 1, ids: [0] }],
    [{ typ: 1, ids: [3_000_000_000] }],
    [{ typ: 1, ids: Array.from({ length: 1001 }, (_, i) => i + 1) }],
    [{ typ: 1, ids: [1], mandant: 2 }],
    [[1]],
  ])('typ weist %j ab', async (body) => {
    await (await kunde()).post('/api/auftraege/typ').send(body).expect(400);
  });

  it('weisen Kennungen ab, die keine sind', async () => {
    for (const id of ['0', '-1', 'x', '99999999999']) {
      await (await kunde()).get(`/api/auftraege/brt/${id}`).expect(400);
    }
    await (await kunde())
      .post('/api/auftraege/typUebertragen')
      .send({ ids: [1] })
      .expect(400);
  });
});
