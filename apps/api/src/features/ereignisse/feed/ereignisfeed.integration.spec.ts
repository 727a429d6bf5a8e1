import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Ereignis, Ereignisseite } from '@frachtportal/domain/ereignis/ereignis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Aufraeumen } from '../../../platform/aufraeumen/aufraeumen.service.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt, bepreist, melde, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';
import { ruhe } from '../testing/ruhe.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
});
afterAll(() => portal.schliessen());

async function seite(query: object, wer = 'kunde'): Promise<Ereignisseite> {
  const antwort = await (await portal.als(wer)).get('/api/ereignisfeed').query(query);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  return antwort.body;
}

async function alles(nach: string | null, wer = 'kunde', sofort = false) {
  if (!sofort) await ruhe(portal);
  const eintraege: Ereignis[] = [];
  for (let stelle = nach; ; ) {
    const s = await seite({ ...(stelle ? { nach: stelle } : {}), searchLimit: 3 }, wer);
    eintraege.push(...s.eintraege);
    stelle = s.nach;
    if (!s.weitere) return { eintraege, nach: stelle };
  }
}
const von = ({ eintraege }: { eintraege: Ereignis[] }, id: number) =>
  eintraege.filter((e) => e.auftragId === id).map((e) => [e.art, e.folge]);

describe('Ereignisfeed [Z-564]', () => {
  it('tells the way of an order in its order, each step once and counted', async () => {
    const { nach } = await alles(null);
    const a: Auftrag = await angelegt(portal);
    const kunde = await portal.als('kunde');
    const aenderung = { ...a, hinweis: 'anders' };
    await kunde.put(`/api/auftraege/${a.id}`).send(aenderung).expect(200);
    await bepreist(portal, schluessel, a, 123.45);
    await uebergeben(portal, [a.id]);
    await (await portal.als('dispo'))
      .post('/api/dokumentenverweise/upload')
      .query({ filename: 'schein.txt', objectId: a.id })
      .field('metadata', '{}')
      .attach('file', Buffer.from('%PDF-1.4\n%%EOF'), {
        filename: 'schein.pdf',
        contentType: 'application/pdf',
      })
      .expect(201);
    await melde(portal, schluessel, {
      auftragsnummer: a.spedeigennr,
      ereignis: 'E-1',
      status: 10,
      zeitpunkt: new Date().toISOString(),
    });
    const b = await angelegt(portal);
    await kunde.delete(`/api/auftraege/${b.id}`).expect(204);

    const dann = await alles(nach);
    const arten = von(dann, a.id);
    expect(arten.map(([, folge]) => folge)).toEqual(arten.map((_, i) => i + 1));
    expect(arten.map(([art]) => art)).toEqual([
      'auftrag.angelegt',
      'auftrag.geaendert',
      'auftrag.geaendert',
      'auftrag.status',
      'auftrag.status',
      'preis.berechnet',
      'auftrag.status',
      'auftrag.status',
      'auftrag.uebertragen',
      'dokument.neu',
      'auftrag.status',
      'auftrag.abgeliefert',
    ]);
    expect(von(dann, b.id)).toEqual([
      ['auftrag.angelegt', 1],
      ['auftrag.geloescht', 2],
    ]);
    const mit = (art: string) => dann.eintraege.find((e) => e.art === art && e.auftragId === a.id);
    expect(mit('preis.berechnet')?.daten).toMatchObject({ betrag: 123.45, waehrung: 'EUR' });
    expect(mit('auftrag.abgeliefert')).toMatchObject({
      mandantId: portal.welt.nordKunde,
      daten: { spedeigennr: a.spedeigennr, statusId: 10 },
    });
    expect(mit('dokument.neu')?.daten).toMatchObject({
      dateiname: expect.stringContaining('schein'),
    });
    expect(new Set(dann.eintraege.map((e) => e.id)).size).toBe(dann.eintraege.length);
    expect((await alles(dann.nach)).eintraege).toEqual([]);
    const nur = await seite({ nach, arten: 'auftrag.abgeliefert,auftrag.geloescht' });
    expect(nur.eintraege.map((e) => e.art)).toEqual(['auftrag.abgeliefert', 'auftrag.geloescht']);
  });

  it('tells of a file of orders that was taken over', async () => {
    const { nach } = await alles(null);
    const kunde = await portal.als('kunde');
    const csv = [
      'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender',
      'FEED-1;Jäger OHG;28195;Bremen;Schrauben;1;KT;12,5;Werk',
    ].join('\n');
    const { body: lauf } = await kunde
      .post('/api/auftragseingang')
      .attach('file', Buffer.from(csv), 'bestellung.csv')
      .expect(201);
    await kunde.post(`/api/auftragseingang/${lauf.id}/uebernehmen`).send({}).expect(200);
    const fertig = (await alles(nach)).eintraege.filter((e) => e.art === 'eingang.fertig');
    expect(fertig).toMatchObject([
      {
        auftragId: null,
        folge: null,
        daten: { laufId: lauf.id, dateiname: 'bestellung.csv', uebernommen: 1, abgelehnt: 0 },
      },
    ]);
  });

  it('what is undone has not happened, and nobody sees what is not theirs', async () => {
    const kunde = await alles(null);
    const fremd = await alles(null, 'fremd');
    const a = await angelegt(portal);
    expect(von(await alles(kunde.nach), a.id)).toHaveLength(1);
    expect((await alles(fremd.nach, 'fremd')).eintraege).toEqual([]);
    expect(von(await alles(null, 'dispo'), a.id)).toHaveLength(1);
  });

  it('waits for a transaction that is still running, and misses nothing that it leaves', async () => {
    const a = await angelegt(portal);
    const { nach } = await alles(null);
    const langsam = new pg.Client({ connectionString: portal.datenbankUrl });
    await langsam.connect();
    await langsam.query('BEGIN');
    await langsam.query('SELECT FROM auftrag WHERE id = $1 FOR UPDATE', [a.id]);
    await langsam.query('SELECT pg_current_xact_id()');
    const kunde = await portal.als('kunde');
    const spaet = kunde
      .put(`/api/auftraege/${a.id}`)
      .send({ ...a, hinweis: 'spät' })
      .expect(200);
    const abgeschickt = spaet.then(() => undefined);
    const b = await angelegt(portal);
    const waehrend = await alles(nach, 'kunde', true);
    expect(von(waehrend, b.id)).toEqual([]);
    await langsam.query('COMMIT');
    await langsam.end();
    await abgeschickt;
    const danach = await alles(waehrend.nach);
    expect([von(danach, a.id), von(danach, b.id)]).toEqual([
      [['auftrag.geaendert', 2]],
      [['auftrag.angelegt', 1]],
    ]);
  });

  it('keeps events for 30 days; whoever stands before what is gone begins anew', async () => {
    await angelegt(portal);
    const { nach } = await alles(null);
    const alter = await angelegt(portal);
    await portal.db.sql(
      `UPDATE ereignis SET zeitpunkt = now() - interval '31 days' WHERE auftrag_id = ${alter.id}`,
    );
    await portal.app.get(Aufraeumen, { strict: false }).raeumeAuf();
    const antwort = await (await portal.als('kunde')).get('/api/ereignisfeed').query({ nach });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'feed.neuBeginnen']);
    const neu = await alles(null);
    expect(von(neu, alter.id)).toEqual([]);
    expect((await alles(neu.nach)).eintraege).toEqual([]);
  });

  it('a program reads it with a key of its client', async () => {
    const a = await angelegt(portal);
    await ruhe(portal);
    const angaben = { name: 'Feed', rechte: ['auftrag.lesen'], grenzeJeMinute: 100 };
    const { body } = await (await portal.als('admin'))
      .post('/api/zugangsschluessel')
      .send({ ...angaben, mandantId: portal.welt.nordKunde })
      .expect(201);
    const antwort = await portal
      .anonym()
      .set('x-api-key', body.schluessel)
      .get('/api/ereignisfeed')
      .query({ searchLimit: 500 })
      .expect(200);
    expect(antwort.body.eintraege.map((e: Ereignis) => e.auftragId)).toContain(a.id);
  });
});
