import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Feedeintrag, Feedseite } from '@frachtportal/domain/auftrag/auftragsfeed';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../../testing/bald.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const koerper = (dazu: object = {}) => ({
  ...JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build())),
  ...dazu,
});
const anlegen = async (dazu: object = {}, wer = 'kunde'): Promise<Auftrag> =>
  (await (await portal.als(wer)).post('/api/auftraege').send(koerper(dazu)).expect(201)).body;
const aendern = async ({ id }: { id: number }, hinweis: string) =>
  (await portal.als('kunde')).put(`/api/auftraege/${id}`).send(koerper({ hinweis })).expect(200);
const loeschen = async (id: number) => (await portal.als('kunde')).delete(`/api/auftraege/${id}`).expect(204);
const seite = async (query: object, wer = 'kunde'): Promise<Feedseite> => {
  const antwort = await (await portal.als(wer)).get('/api/auftraege').query(query);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  return antwort.body;
};

/** Other databases of the same server hold the feed back too: until all that is done now may be seen. */
async function ruhe(): Promise<void> {
  const [jetzt] = await portal.db.sql<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  await bis(async () => {
    const sql = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS vorbei';
    return (await portal.db.eine<{ vorbei: boolean }>(sql, [jetzt?.id]))?.vorbei ?? false;
  });
}

/** Walks on until there is nothing more at the moment. */
async function alles(nach: string | null, { wer = 'kunde', searchLimit = 3, sofort = false } = {}) {
  if (!sofort) await ruhe();
  const eintraege: Feedeintrag[] = [];
  for (let stelle = nach; ; ) {
    const s = await seite({ ...(stelle ? { nach: stelle } : {}), searchLimit }, wer);
    eintraege.push(...s.eintraege);
    stelle = s.nach;
    if (!s.weitere) return { eintraege, nach: stelle };
  }
}
const ids = ({ eintraege }: { eintraege: Feedeintrag[] }) => eintraege.map((e) => e.id);

describe('The feed of orders [Z-310]', () => {
  it('walks all of them once, whole, and then only what changes', async () => {
    const neue: Auftrag[] = [];
    const kunde = await portal.als('kunde');
    for (let i = 0; i < 7; i++) {
      const { id } = await anlegen({ hinweis: `Nr. ${i}` });
      neue.push((await kunde.get(`/api/auftraege/${id}`).expect(200)).body);
    }
    const erst = await alles(null);
    expect(ids(erst)).toEqual(neue.map((a) => a.id));
    expect(erst.eintraege.map((e) => [e.entfallen, e.auftrag])).toEqual(neue.map((a) => [false, a]));
    expect((await alles(erst.nach)).eintraege).toEqual([]);

    const [a, b, c] = neue as [Auftrag, Auftrag, Auftrag];
    await aendern(b, 'geändert');
    await loeschen(a.id);
    await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([c.id]).expect(200);
    const dann = await alles(erst.nach);
    expect(ids(dann)).toEqual([b.id, a.id, c.id]);
    expect(
      dann.eintraege.map((e) => [e.entfallen, e.auftrag?.hinweis ?? null, e.auftrag?.status.id]),
    ).toEqual([
      [false, 'geändert', 1],
      [true, null, undefined],
      [false, 'Nr. 2', 2],
    ]);
    expect(dann.eintraege[2]?.auftrag?.auftragshistorie).toHaveLength(2);
    expect((await alles(dann.nach)).eintraege).toEqual([]);
  });

  it('leaves out what has not changed since a moment', async () => {
    await anlegen();
    const seit = new Date().toISOString();
    const neu = await anlegen();
    await ruhe();
    expect(ids(await seite({ geaendertSeit: seit, searchLimit: 500 }))).toEqual([neu.id]);
    const morgen = new Date(Date.now() + 86_400_000).toISOString();
    expect(ids(await seite({ geaendertSeit: morgen }))).toEqual([]);
    const falsch = await (await portal.als('kunde'))
      .get('/api/auftraege')
      .query({ geaendertSeit: 'gestern' });
    expect([falsch.status, falsch.body[0].field]).toEqual([400, 'geaendertSeit']);
  });

  it('shows an order again when a document comes to it', async () => {
    const auftrag = await anlegen();
    const { nach } = await alles(null, { searchLimit: 500 });
    await (await portal.als('dispo'))
      .post('/api/dokumentenverweise/upload')
      .query({ filename: 'schein.txt', objectId: auftrag.id })
      .field('metadata', '{}')
      .attach('file', Buffer.from('%PDF-1.4\n%%EOF'), {
        filename: 'schein.pdf',
        contentType: 'application/pdf',
      })
      .expect(201);
    const [eintrag, ...rest] = (await alles(nach)).eintraege;
    expect([eintrag?.id, eintrag?.auftrag?.dokumentenverweise.length, rest]).toEqual([auftrag.id, 1, []]);
  });

  it('waits for a transaction that is still running, and misses nothing that it leaves', async () => {
    const { nach } = await alles(null, { searchLimit: 500 });
    const langsam = new pg.Client({ connectionString: portal.datenbankUrl });
    await langsam.connect();
    const [a, b] = [await anlegen(), await anlegen()];
    await langsam.query('BEGIN');
    await langsam.query('SELECT FROM auftrag WHERE id = $1 FOR UPDATE', [a.id]);
    const geaendert = aendern(a, 'spät');
    await aendern(b, 'früh');
    const waehrend = await alles(nach, { sofort: true });
    expect(ids(waehrend)).not.toContain(b.id + 1);
    expect(waehrend.eintraege.map((e) => e.auftrag?.hinweis)).not.toContain('früh');
    await langsam.query('COMMIT');
    await langsam.end();
    await geaendert;
    const danach = [...waehrend.eintraege, ...(await alles(waehrend.nach)).eintraege];
    const stand = new Map(danach.map((e) => [e.id, e.auftrag?.hinweis]));
    expect([stand.get(a.id), stand.get(b.id)]).toEqual(['spät', 'früh']);
    const fassungen = danach.map((e) => `${e.id} ${e.auftrag?.datumgeaendert}`);
    expect(new Set(fassungen).size).toBe(fassungen.length);
  });
});

describe('While others write', () => {
  const schreiber = 4;
  const runden = 25;

  async function schreibe(eigene: Auftrag[]) {
    for (let i = 0; i < runden; i++) {
      const alt = eigene[i % 3];
      if (i % 5 === 4 && eigene.length > 2) await loeschen((eigene.pop() as Auftrag).id);
      else if (i % 2 && alt) await aendern(alt, `Runde ${i}`);
      else eigene.push(await anlegen());
    }
  }

  /** Holds the horizon back now and then, as a report or an import would. */
  async function haltefest(fertig: () => boolean) {
    const client = new pg.Client({ connectionString: portal.datenbankUrl });
    await client.connect();
    while (!fertig()) {
      await client.query('BEGIN');
      await client.query('SELECT pg_current_xact_id()');
      await new Promise((weiter) => setTimeout(weiter, 150));
      await client.query('COMMIT');
    }
    await client.end();
  }

  it('no order is missing and no state of one comes twice', async () => {
    const start = await alles(null, { searchLimit: 500 });
    const kopie = new Map(start.eintraege.filter((e) => !e.entfallen).map((e) => [e.id, e.auftrag]));
    const gesehen: string[] = [];
    let nach = start.nach;
    const folge = async (sofort: boolean) => {
      const mehr = await alles(nach, { searchLimit: 2, sofort });
      nach = mehr.nach;
      for (const e of mehr.eintraege) {
        gesehen.push(`${e.id} ${e.auftrag?.datumgeaendert}`);
        if (e.entfallen) kopie.delete(e.id);
        else kopie.set(e.id, e.auftrag);
      }
    };
    let fertig = false;
    const arbeit = Promise.all(Array.from({ length: schreiber }, () => schreibe([]))).finally(() => {
      fertig = true;
    });
    const lesen = async () => {
      while (!fertig) await folge(true);
    };
    await Promise.all([arbeit, lesen(), haltefest(() => fertig)]);
    await folge(false);

    expect(new Set(gesehen).size).toBe(gesehen.length);
    const kunde = await portal.als('kunde');
    const echte = await portal.db.sql<{ id: number }>(
      'SELECT id FROM auftrag WHERE mandant_id = $1 ORDER BY id',
      [portal.welt.nordKunde],
    );
    expect([...kopie.keys()].toSorted((x, y) => x - y)).toEqual(echte.map((z) => z.id));
    for (const [id, auftrag] of kopie)
      expect((await kunde.get(`/api/auftraege/${id}`)).body).toEqual(auftrag);
  });
});

describe('Whose feed it is', () => {
  it('is told by rights: nobody sees orders or marks of others', async () => {
    const fremdVorher = await alles(null, { wer: 'fremd', searchLimit: 500 });
    const auftrag = await anlegen();
    await loeschen(auftrag.id);
    expect((await alles(fremdVorher.nach, { wer: 'fremd' })).eintraege).toEqual([]);
    expect(ids(await alles(null, { wer: 'dispo', searchLimit: 500 }))).toContain(auftrag.id);
  });

  it('an order leaves the sight of one main client as a mark and comes into that of another, whoever moves its client', async () => {
    const auftrag = await anlegen({}, 'metro');
    const stelle = {
      dispo: (await alles(null, { wer: 'dispo', searchLimit: 500 })).nach,
      fremd: (await alles(null, { wer: 'fremd', searchLimit: 500 })).nach,
    };
    const { nordMetro, nord, alpen } = portal.welt;
    const admin = await portal.als('admin');
    const neu = async (wer: 'dispo' | 'fremd') => {
      const { eintraege, nach } = await alles(stelle[wer], { wer });
      stelle[wer] = nach;
      return eintraege.map((e) => [e.id, e.entfallen ? 'weg' : 'da']);
    };
    const weg = [[auftrag.id, 'weg']];
    const da = [[auftrag.id, 'da']];
    // The administrator belongs to the first of the two houses and sees the orders of the other neither before nor after.
    for (const [wohin, beiDispo, beiFremd] of [
      [alpen, weg, da],
      [nord, da, weg],
      [null, weg, []],
      [alpen, [], da],
      [null, [], weg],
      [nord, da, []],
    ] as const) {
      const { body } = await admin.get(`/api/mandanten/${nordMetro}`).expect(200);
      const um = await admin.put(`/api/mandanten/${nordMetro}`).send({ ...body, hauptmandantId: wohin });
      expect(um.status, JSON.stringify(um.body)).toBe(200);
      expect({ wohin, dispo: await neu('dispo'), fremd: await neu('fremd') }).toEqual({
        wohin,
        dispo: beiDispo,
        fremd: beiFremd,
      });
    }
    expect(ids(await alles(null, { wer: 'dispo', searchLimit: 500 })).at(-1)).toBe(auftrag.id);
  });

  it.each([['quatsch'], ['0123abcd.1h.5'], ['0123abcd.1h.5.9999999999']])(
    '%s is no place in it',
    async (nach) => {
      const antwort = await (await portal.als('kunde')).get('/api/auftraege').query({ nach });
      expect([antwort.status, antwort.body[0].field, antwort.body[0].key]).toEqual([
        400,
        'nach',
        'feed.stelleUnbekannt',
      ]);
    },
  );

  it('a place of others, of the future or of a database that was put back is none', async () => {
    const { nach } = await alles(null, { searchLimit: 500 });
    const abgelehnt = async (stelle: string, wer = 'kunde') => {
      const antwort = await (await portal.als(wer)).get('/api/auftraege').query({ nach: stelle });
      expect([antwort.status, antwort.body[0].key]).toEqual([409, 'feed.neuBeginnen']);
    };
    await abgelehnt(nach, 'dispo');
    await abgelehnt(nach.replace(/\.\d+\.\d+$/, '.999999999999.1'));
    // As a restore leaves it (packages/betrieb), and a database that moved to another server.
    for (const herkunft of [null, '1.1']) {
      const { nach: gut } = await alles(null, { searchLimit: 500 });
      await portal.db.sql('UPDATE feed_epoche SET herkunft = $1', [herkunft]);
      await portal.neuStarten();
      await abgelehnt(gut);
    }
  });
});
