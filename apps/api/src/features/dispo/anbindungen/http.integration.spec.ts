import { setTimeout as warten } from 'node:timers/promises';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Uebertragung } from '@frachtportal/domain/dispo/uebertragung';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import {
  angelegt,
  fragePreisAn,
  gelesen,
  markiert,
  uebergib,
  verlauf,
  vonHand,
} from '../testing/auftraege.js';
import { Gegenstelle, schluessel, type Verhalten } from '../testing/gegenstelle.js';

const einstellung = {
  ...vonHand,
  DISPO: 'http',
  DISPO_SCHLUESSEL: schluessel,
  // Long enough for an answer of a busy machine; the slow one takes longer still.
  DISPO_FRIST_MS: '3000',
  DISPO_VERSUCHE: '3',
};

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  stelle = await Gegenstelle.oeffnen();
  portal = await startePortal({ ...einstellung, DISPO_URL: stelle.url });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});
afterEach(() => {
  stelle.verhalten = 200;
});

const zeile = async (id: number): Promise<Uebertragung> =>
  (await (await portal.als('admin')).get(`/api/dispo/uebertragungen?auftragId=${id}`).expect(200)).body[0];

/** Tries until the pauses between attempts are over. */
async function uebergibBald(): Promise<void> {
  await portal.db.sql("UPDATE uebertragung SET naechster_versuch = now() WHERE zustand = 'wartet'");
  await warten(60);
  await uebergib(portal);
}

async function einer(verhalten: Verhalten): Promise<Auftrag> {
  const [auftrag] = await markiert(portal, 1);
  stelle.verhalten = verhalten;
  await uebergibBald();
  return auftrag as Auftrag;
}

describe('Übergabe über HTTP', () => {
  it('sendet das signierte XML des Auftrags, merkt sich die Nummer und setzt Status 3 [1-1.015]', async () => {
    const [auftrag] = await markiert(portal, 1);
    const { id, spedeigennr } = auftrag as Auftrag;
    await uebergibBald();
    const gesendet = stelle.eingang.at(-1);
    expect(gesendet?.art).toBe('auftrag');
    expect(gesendet?.inhalt).toContain(`<spedeigennr>${spedeigennr}</spedeigennr>`);
    expect(await zeile(id)).toMatchObject({
      zustand: 'uebergeben',
      versuche: 1,
      letzterFehler: null,
      unklar: false,
      referenz: gesendet?.referenz,
      externeReferenz: expect.stringMatching(/^D-\d+$/),
    });
    expect(await verlauf(portal, id)).toEqual([1, 2, 3]);
  });

  it.each<[Verhalten, string, boolean]>([
    ['langsam', 'keine Antwort in der gesetzten Frist', true],
    ['stumm', 'keine Antwort in der gesetzten Frist', true],
    ['halbe Antwort', '', true],
    [500, 'HTTP 500 so nicht', true],
    [503, 'HTTP 503 so nicht', true],
    [429, 'HTTP 429 so nicht', false],
    [401, 'HTTP 401 so nicht', false],
    [302, 'HTTP 302 so nicht', false],
  ])(
    'antwortet die Gegenstelle „%s“, wird es später noch einmal versucht und kommt einmal an',
    async (verhalten, grund, unklar) => {
      const { id, spedeigennr } = await einer(verhalten);
      const wartend = await zeile(id);
      expect(wartend).toMatchObject({ zustand: 'wartet', versuche: 1, unklar });
      expect(wartend.letzterFehler).toContain(grund);
      expect(wartend.naechsterVersuch).toBeTruthy();
      const zurueck = await (await portal.als('kunde'))
        .post('/api/auftraege/resetStati')
        .send([id])
        .expect(200);
      // What may have arrived cannot be taken back; what surely has not, can.
      expect(zurueck.text).toBe(unklar ? '0' : '1');
      if (!unklar)
        await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([id]).expect(200);
      stelle.verhalten = 200;
      await uebergibBald();
      expect(await zeile(id)).toMatchObject({ zustand: 'uebergeben', letzterFehler: null, unklar: false });
      expect(stelle.wirkung.get(spedeigennr)).toBe(1);
      expect((await gelesen(portal, id)).status.id).toBe(3);
    },
  );

  it('behandelt 409 als angekommen', async () => {
    const { id } = await einer(409);
    expect(await zeile(id)).toMatchObject({ zustand: 'uebergeben' });
  });

  it('versucht nichts mehr, was abgelehnt ist; es lässt sich wiederholen [Z-041]', async () => {
    const { id } = await einer(422);
    expect(await zeile(id)).toMatchObject({
      zustand: 'fehler',
      letzterFehler: 'HTTP 422 so nicht',
      unklar: false,
    });
    stelle.verhalten = 200;
    await uebergibBald();
    expect((await zeile(id)).zustand).toBe('fehler');
    await (await portal.als('fremd')).post('/api/dispo/uebertragungen/wiederholen').send([id]).expect(404);
    expect((await zeile(id)).zustand).toBe('fehler');
    await (await portal.als('leser')).post('/api/dispo/uebertragungen/wiederholen').send([id]).expect(403);
    await (await portal.als('kunde')).post('/api/dispo/uebertragungen/wiederholen').send([id]).expect(200);
    await uebergibBald();
    expect((await zeile(id)).zustand).toBe('uebergeben');
  });

  it('gibt nach der gesetzten Zahl von Versuchen auf, danach kann zurückgenommen werden', async () => {
    const { id } = await einer(500);
    await uebergibBald();
    expect(await zeile(id)).toMatchObject({ zustand: 'wartet', versuche: 2 });
    await uebergibBald();
    expect(await zeile(id)).toMatchObject({ zustand: 'fehler', versuche: 3, unklar: true });
    const zurueck = await (await portal.als('kunde'))
      .post('/api/auftraege/resetStatus')
      .send({ id })
      .expect(200);
    expect(zurueck.text).toBe('1');
    expect(await zeile(id)).toMatchObject({ zustand: 'zurueckgenommen', unklar: false });
    expect(await verlauf(portal, id)).toEqual([1, 2, 1]);
  });

  it('wartet nach einer Störung länger, mit jedem Versuch doppelt', async () => {
    const { id } = await einer(500);
    const bis = async () => {
      const [z] = await portal.db.sql<{ ms: number }>(
        'SELECT extract(epoch FROM naechster_versuch - now()) * 1000 AS ms FROM uebertragung WHERE auftrag_id = $1',
        [id],
      );
      return Number(z?.ms);
    };
    expect(await bis()).toBeLessThanOrEqual(10);
    await uebergibBald();
    expect(await bis()).toBeLessThanOrEqual(20);
    stelle.verhalten = 200;
    await uebergibBald();
    expect((await zeile(id)).zustand).toBe('uebergeben');
  });

  it('tells what the other side said to administrators of the forwarder only', async () => {
    const { id } = await einer(500);
    const grund = async (name: string, sprache = '50') =>
      (
        await (
          await portal.als(name)
        )
          .get(`/api/dispo/uebertragungen?auftragId=${id}`)
          .set('languageId', sprache)
          .expect(200)
      ).body[0].letzterFehler;
    expect(await grund('admin')).toContain('so nicht');
    for (const name of ['leser', 'kunde', 'kundenadmin', 'dispo'])
      expect(await grund(name), name).toBe(
        'Die Übergabe an die Disposition ist nicht gelungen. Den Grund kennt Ihre Spedition.',
      );
    expect(await grund('leser', '51')).toContain('Your forwarder knows the reason');
    stelle.verhalten = 200;
    await uebergibBald();
    expect(await grund('leser')).toBeNull();
  });

  it('kommt ohne Gegenstelle nicht an und mit ihr dann genau einmal', async () => {
    const auftraege = await markiert(portal, 20);
    // A port on which nobody listens; one of our own, once closed, could be another process's a moment later.
    await portal.neuStarten({ DISPO_URL: 'http://127.0.0.1:2/annahme' });
    await uebergibBald();
    const zustaende: Uebertragung[] = [];
    for (const a of auftraege) zustaende.push(await zeile(a.id));
    expect(new Set(zustaende.map((z) => z.zustand))).toEqual(new Set(['wartet']));
    // Not all used up an attempt: when nobody answers, the others wait.
    expect(zustaende.filter((z) => z.versuche > 0)).toHaveLength(8);
    expect(zustaende.some((z) => z.letzterFehler?.startsWith('Dispositionssystem nicht erreichbar'))).toBe(
      true,
    );
    expect(zustaende.some((z) => z.unklar)).toBe(false);
    await portal.neuStarten();
    await uebergibBald();
    for (const { id, spedeigennr } of auftraege) {
      expect(await zeile(id)).toMatchObject({ zustand: 'uebergeben' });
      expect(stelle.wirkung.get(spedeigennr)).toBe(1);
    }
  });

  it('mehrerer Prozesse und zweier Benutzer zugleich bringt jeden Auftrag einmal', async () => {
    const auftraege: Auftrag[] = [];
    for (let i = 0; i < 12; i++) auftraege.push(await angelegt(portal));
    const ids = auftraege.map((a) => a.id);
    const [kunde, dispo] = [await portal.als('kunde'), await portal.als('dispo')];
    const antworten = await Promise.all([
      kunde.post('/api/auftraege/uebertragen').send(ids),
      dispo.post('/api/auftraege/uebertragen').send([...ids].reverse()),
    ]);
    const erfolgt = antworten.flatMap((a) =>
      a.status === 200 ? (a.body as Auftrag[]).map((z) => z.id) : [],
    );
    expect(erfolgt.sort((a, b) => a - b)).toEqual(ids);
    await Promise.all([uebergib(portal), uebergib(portal), uebergib(portal)]);
    for (const { id, spedeigennr } of auftraege) {
      expect(stelle.wirkung.get(spedeigennr)).toBe(1);
      expect(await verlauf(portal, id)).toEqual([1, 2, 3]);
    }
  });

  it('einer Preisanfrage wartet auf die Antwort', async () => {
    const { id, spedeigennr } = await angelegt(portal);
    await fragePreisAn(portal, id);
    await uebergibBald();
    expect(stelle.eingang.at(-1)).toMatchObject({
      art: 'preisanfrage',
      inhalt: expect.stringContaining('<typ>1</typ>'),
    });
    expect(stelle.wirkung.get(spedeigennr)).toBe(1);
    expect(await zeile(id)).toMatchObject({ zustand: 'uebergeben', art: 1 });
    expect((await gelesen(portal, id)).status.id).toBe(2);
  });
});

describe('Der Ausgang', () => {
  it('zeigt nur Sichtbares, blättert und nennt die Gesamtzahl [Z-040]', async () => {
    const [auftrag] = await markiert(portal, 1);
    await uebergibBald();
    const dispo = await portal.als('dispo');
    const seite = await dispo.get('/api/dispo/uebertragungen?searchLimit=2&zustand=uebergeben').expect(200);
    expect(seite.body).toHaveLength(2);
    expect(Number(seite.headers['total-search-results'])).toBeGreaterThan(2);
    expect(seite.body[0].spedeigennr).toBe(auftrag?.spedeigennr);
    const fremd = await (await portal.als('fremd')).get('/api/dispo/uebertragungen').expect(200);
    expect(fremd.body).toEqual([]);
    await dispo.get('/api/dispo/uebertragungen?zustand=irgendwas').expect(400);
    await portal.anonym().get('/api/dispo/uebertragungen').expect(401);
  });
});
