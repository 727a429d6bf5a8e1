import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';
import { Ereignisse } from './ereignisse.service.js';

let bestand: Bestand;
/** Two processes over one database: what one changes, windows at the other hear of. */
let portal: Portal;
let zweites: Portal;
const offene: AbortController[] = [];
beforeAll(async () => {
  bestand = await legeBestandAn();
  portal = await oeffnePortal(bestand);
  zweites = await oeffnePortal({ ...bestand, entfernen: async () => undefined });
});
afterEach(() => {
  for (const abbruch of offene.splice(0)) abbruch.abort();
});
afterAll(async () => {
  await zweites.schliessen();
  await portal.schliessen();
});

interface Ereignis {
  art: string;
  inhalt: { ids?: number[] | null; grund?: string };
}

/** A window: what it hears, and when the line has ended. */
async function fenster(an: Portal, token: string, query = '') {
  const abbruch = new AbortController();
  offene.push(abbruch);
  const antwort = await fetch(`${an.url}/api/ereignisse${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: abbruch.signal,
  });
  const gehoert: Ereignis[] = [];
  const lesen = async () => {
    let rest = '';
    for await (const teil of (antwort.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      rest += teil;
      const saetze = rest.split('\n\n');
      rest = saetze.pop() ?? '';
      for (const satz of saetze) {
        const [, art = '', inhalt = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(satz) ?? [];
        if (art) gehoert.push({ art, inhalt: JSON.parse(inhalt) });
      }
    }
  };
  const ende = lesen().then(
    () => true,
    () => false,
  );
  return { antwort, gehoert, ende, schliesse: () => abbruch.abort() };
}

const token = async (name: string) => (await portal.anmelden(name)).accessToken;
const anlegen = async (wer = 'kunde'): Promise<Auftrag> =>
  (await (await portal.als(wer)).post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201))
    .body;
const uebertragen = async (id: number, wer = 'kunde') =>
  (await portal.als(wer)).post('/api/auftraege/uebertragen').send([id]).expect(200);
const geaendert = (gehoert: Ereignis[]) =>
  gehoert.filter((e) => e.art === 'auftraege').flatMap((e) => e.inhalt.ids);
const gegangen = (gehoert: Ereignis[]) =>
  gehoert.filter((e) => e.art === 'importe').flatMap((e) => e.inhalt.ids);
const lauschende = (an: Portal) => an.app.get(Ereignisse, { strict: false }).anzahl;

describe('Ereignisse [Z-304]', () => {
  it('ein neuer Status kommt in allen Prozessen an, nur bei denen, die den Auftrag sehen', async () => {
    const auftrag = await anlegen();
    const hier = await fenster(portal, await token('kunde'));
    const dort = await fenster(zweites, await token('dispo'));
    const fremd = await fenster(zweites, await token('fremd'));
    expect(hier.antwort.headers.get('content-type')).toBe('text/event-stream');
    expect(hier.antwort.headers.get('content-encoding')).toBeNull();
    await bis(() => [hier, dort, fremd].every((f) => f.gehoert.some((e) => e.art === 'offen')));
    await uebertragen(auftrag.id);
    await bis(() => [hier, dort].every((f) => geaendert(f.gehoert).includes(auftrag.id)));
    const eigener = await anlegen('fremd');
    await uebertragen(eigener.id, 'fremd');
    await bis(() => geaendert(fremd.gehoert).includes(eigener.id));
    expect(geaendert(fremd.gehoert)).toEqual([eigener.id]);
    expect(geaendert(hier.gehoert)).toEqual([auftrag.id]);
  });

  it('ein Vorschlag, der kommt oder entschieden wird, wird denen gemeldet, deren Mandanten er gehört', async () => {
    const dort = await fenster(zweites, await token('dispo'));
    const fremd = await fenster(zweites, await token('fremd'));
    await bis(() => [dort, fremd].every((f) => f.gehoert.some((e) => e.art === 'offen')));
    const gemeldet = (f: typeof dort) => f.gehoert.filter((e) => e.art === 'vorschlaege').length;
    const kunde = await portal.als('kunde');
    const { body } = await kunde
      .post('/api/auftragsvorschlaege')
      .send({ quelle: 'programm', grund: 'unsicher', auftrag: {} })
      .expect(201);
    await bis(() => gemeldet(dort) === 1);
    await kunde.post(`/api/auftragsvorschlaege/${body.id}/verwerfen`).send({}).expect(200);
    await bis(() => gemeldet(dort) === 2);
    await (await portal.als('fremd'))
      .post('/api/auftragsvorschlaege')
      .send({ quelle: 'programm', grund: 'unsicher', auftrag: {} })
      .expect(201);
    await bis(() => gemeldet(fremd) === 1);
    expect(gemeldet(dort)).toBe(2);
  });

  it('ein Import wird gemeldet, während er läuft, und nur denen, deren Mandanten er gehört', async () => {
    const admin = await portal.als('admin');
    // So many that it is still running when the first word of it arrives.
    const zeilen = Array.from({ length: 6000 }, (_, i) => `E${i};Firma ${i};Am Wall ${i};28195;Bremen;D`);
    const datei = Buffer.from(['Nummer;Name;Straße;PLZ;Ort;Land', ...zeilen].join('\n'));
    const laeufe = '/api/adressen/import/laeufe';
    const { body: lauf } = await admin
      .post(laeufe)
      .query({ mandant: portal.welt.nordKunde })
      .attach('file', datei, 'adressen.csv')
      .expect(201);
    const dort = await fenster(zweites, await token('dispo'));
    const fremd = await fenster(zweites, await token('fremd'));
    await bis(() => [dort, fremd].every((f) => f.gehoert.some((e) => e.art === 'offen')));
    const laufend = { zuEnde: false };
    const uebernahme = admin
      .post(`${laeufe}/${lauf.id}/uebernehmen`)
      .send({})
      .expect(200)
      .then(() => {
        laufend.zuEnde = true;
      });
    // What it stores nobody sees before its end; that it goes on is told.
    await bis(() => gegangen(dort.gehoert).includes(lauf.id));
    expect(laufend.zuEnde).toBe(false);
    await uebernahme;
    expect(gegangen(fremd.gehoert)).toEqual([]);
  });

  it('ein Import, der keinem Mandanten gehört, wird Hauptmandanten gemeldet', async () => {
    const dort = await fenster(zweites, await token('dispo'));
    const kunde = await fenster(zweites, await token('kunde'));
    await bis(() => [dort, kunde].every((f) => f.gehoert.some((e) => e.art === 'offen')));
    const { body: lauf } = await (await portal.als('admin'))
      .post('/api/importe/orte')
      .attach('file', Buffer.from('country_code,zipcode,place\nLU,L-1009,Luxembourg\n'), 'orte.csv')
      .expect(201);
    await bis(() => gegangen(dort.gehoert).includes(lauf.id));
    expect(gegangen(kunde.gehoert)).toEqual([]);
  });

  it('was nicht zum Weg des Auftrags gehört, meldet nichts', async () => {
    const auftrag = await anlegen();
    const f = await fenster(portal, await token('kunde'));
    await bis(() => f.gehoert.length > 0);
    await (await portal.als('kunde'))
      .put(`/api/auftraege/${auftrag.id}`)
      .send({ ...auftrag, hinweis: 'anders' })
      .expect(200);
    await uebertragen((await anlegen()).id);
    await bis(() => geaendert(f.gehoert).length > 0);
    expect(geaendert(f.gehoert)).not.toContain(auftrag.id);
  });

  it('sehr viele auf einmal kommen als Aufforderung, alles neu zu lesen', async () => {
    await portal.db.sql(
      `INSERT INTO auftrag (mandant_id, spedeigennr, datum, erfasser_id, suchtext)
       SELECT $1, 'V-' || n, '2019-05-01', $2, '' FROM generate_series(1, 1000) n`,
      [portal.welt.nordKunde, portal.welt.benutzer['kunde']?.id],
    );
    const f = await fenster(zweites, await token('kunde'));
    await bis(() => f.gehoert.length > 0);
    await portal.db.sql("UPDATE auftrag SET status_id = 3 WHERE spedeigennr LIKE 'V-%'");
    await bis(() => f.gehoert.some((e) => e.inhalt.ids === null));
  });

  it('endet mit der Abmeldung', async () => {
    const paar = await portal.anmelden('kunde');
    const f = await fenster(zweites, paar.accessToken);
    await bis(() => f.gehoert.length > 0);
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${paar.accessToken}`)
      .send(paar);
    expect(await f.ende).toBe(true);
    expect(f.gehoert.at(-1)).toEqual({ art: 'ende', inhalt: { grund: 'abgemeldet' } });
  });

  it('endet mit dem Token und bittet, es zu erneuern', async () => {
    const f = await fenster(portal, await token('kunde'), '?dauer=1');
    expect(await f.ende).toBe(true);
    // What the tests before changed may still be told meanwhile.
    expect(f.gehoert.filter((e) => e.art !== 'auftraege')).toEqual([
      { art: 'offen', inhalt: {} },
      { art: 'ende', inhalt: { grund: 'erneuern' } },
    ]);
  });

  it('wer geht, hinterlässt nichts; eine Sitzung hat höchstens zwölf Leitungen', async () => {
    await bis(() => lauschende(zweites) === 0);
    const t = await token('kunde');
    const alle = await Promise.all(Array.from({ length: 12 }, () => fenster(zweites, t)));
    expect(alle.map((f) => f.antwort.status)).toEqual(Array(12).fill(200));
    expect((await fenster(zweites, t)).antwort.status).toBe(429);
    expect((await fenster(zweites, await token('kunde'))).antwort.status).toBe(200);
    for (const f of alle) f.schliesse();
    await bis(() => lauschende(zweites) === 1);
  });

  it('hält das Anhalten des Servers nicht auf', async () => {
    const f = await fenster(zweites, await token('kunde'));
    await bis(() => f.gehoert.length > 0);
    await zweites.neuStarten();
    expect(await f.ende).toBe(true);
    expect(f.gehoert.at(-1)?.inhalt.grund).toBe('neustart');
  });
});
