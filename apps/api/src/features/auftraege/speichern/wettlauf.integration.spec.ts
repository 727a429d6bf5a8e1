import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../../testing/bald.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Uebergabe } from '../../dispo/uebergabe.service.js';

let portal: Portal;
let kunde: Awaited<ReturnType<Portal['als']>>;
let dispo: typeof kunde;
beforeAll(async () => {
  portal = await startePortal({ DISPO_TAKT_MS: '3600000' });
  [kunde, dispo] = [await portal.als('kunde'), await portal.als('dispo')];
});
afterAll(() => portal.schliessen());

const mal = <T>(anzahl: number, was: (i: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: anzahl }, (_, i) => was(i)));

async function lege(dazu: Partial<Auftrag> = {}): Promise<Auftrag> {
  const antwort = await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().mit(dazu).build());
  expect(antwort.status).toBe(201);
  return antwort.body;
}

const zaehle = (status: number[]) =>
  Object.fromEntries([...new Set(status)].sort().map((s) => [s, status.filter((t) => t === s).length]));

/** Only the owner of the database sees what its connections wait for. */
const wartende =
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** Status, number of outbox rows by state, and the statuses of the history. */
async function stand(id: number | undefined) {
  const [zeile] = await portal.db.sql<{ status: number; ausgang: string[]; verlauf: number[] }>(
    `SELECT status_id AS status,
       ARRAY(SELECT zustand::text FROM uebertragung u WHERE u.auftrag_id = a.id ORDER BY u.id) AS ausgang,
       ARRAY(SELECT sendungsstatus_id FROM auftrag_historie h WHERE h.auftrag_id = a.id ORDER BY h.id) AS verlauf
     FROM auftrag a WHERE id = $1`,
    [id],
  );
  if (!zeile) throw new Error(`Auftrag ${id} fehlt`);
  return zeile;
}

describe('Gleichzeitig', () => {
  it('of ten stale edits of each of 100 orders exactly one succeeds', { timeout: 60_000 }, async () => {
    for (let runde = 0; runde < 10; runde++) {
      const auftraege = await mal(10, () => lege());
      await mal(10, async (i) => {
        const id = auftraege[i]?.id;
        const antworten = await mal(10, (n) =>
          kunde
            .put(`/api/auftraege/${id}`)
            .set('if-match', '"1"')
            .send(
              einAuftrag()
                .mitPositionen(n + 1)
                .mit({ hinweis: `Fassung ${n}` })
                .build(),
            ),
        );
        expect(zaehle(antworten.map((a) => a.status))).toEqual({ 200: 1, 409: 9 });
        const sieger = antworten.findIndex((a) => a.status === 200);
        const { body, headers } = await kunde.get(`/api/auftraege/${id}`);
        expect([body.hinweis, body.auftragspositionen.length, headers['etag']]).toEqual([
          `Fassung ${sieger}`,
          sieger + 1,
          '"2"',
        ]);
      });
    }
  });

  it('edits without a version leave one of them whole, never a mixture', async () => {
    const { id } = await lege();
    const antworten = await mal(10, (n) =>
      kunde.put(`/api/auftraege/${id}`).send(
        einAuftrag()
          .mitPositionen(n + 1)
          .mit({ hinweis: String(n + 1) })
          .build(),
      ),
    );
    expect(zaehle(antworten.map((a) => a.status))).toEqual({ 200: 10 });
    const { body } = await kunde.get(`/api/auftraege/${id}`);
    expect(body.auftragspositionen).toHaveLength(Number(body.hinweis));
    expect(body.auftragspositionen.map((p: { laufendePosition: number }) => p.laufendePosition)).toEqual(
      Array.from({ length: Number(body.hinweis) }, (_, i) => i + 1),
    );
  });

  it('40 orders with one key each, five times at once, are 40', { timeout: 60_000 }, async () => {
    const ids = new Set<number>();
    for (let runde = 0; runde < 4; runde++) {
      await mal(10, async (i) => {
        const key = `doppelt-${runde}-${i}`;
        const antworten = await mal(5, () =>
          kunde
            .post('/api/auftraege')
            .set('idempotency-key', key)
            .send(einAuftrag().mit({ absenderReferenz: key }).build()),
        );
        expect(new Set(antworten.map((a) => a.status))).toEqual(new Set([201]));
        expect(new Set(antworten.map((a) => JSON.stringify(a.body))).size).toBe(1);
        ids.add(antworten[0]?.body.id);
      });
    }
    expect(ids.size).toBe(40);
  });

  it('a key belongs to its user', async () => {
    const senden = (wer: typeof kunde) =>
      wer.post('/api/auftraege').set('idempotency-key', 'derselbe').send(einAuftrag().build());
    const [a, b] = [await senden(kunde), await senden(dispo)];
    expect([a.status, b.status]).toEqual([201, 201]);
    expect(a.body.id).not.toBe(b.body.id);
  });

  it('a failed save does not use its key up', async () => {
    const senden = (body: object) =>
      kunde.post('/api/auftraege').set('idempotency-key', 'zweiter-versuch').send(body);
    expect((await senden({ ...einAuftrag().build(), auftragspositionen: [] })).status).toBe(400);
    expect((await senden(einAuftrag().build())).status).toBe(201);
  });

  it.each(['', 'ä', 'a b', 'x'.repeat(101)])('the key "%s" is refused', async (key) => {
    const antwort = await kunde.post('/api/auftraege').set('idempotency-key', key).send(einAuftrag().build());
    expect([antwort.status, antwort.body[0].field]).toEqual([400, 'Idempotency-Key']);
  });

  it('32 writers of two main clients draw no number twice', { timeout: 60_000 }, async () => {
    const fremd = await portal.als('fremd');
    const nummern = await mal(32, async (i) => {
      const wer = [kunde, dispo, fremd][i % 3] ?? kunde;
      const eigene: string[] = [];
      for (let n = 0; n < 5; n++) {
        const { body } = await wer.post('/api/auftraege').send(einAuftrag().build()).expect(201);
        eigene.push(body.spedeigennr);
      }
      expect(eigene).toEqual([...eigene].sort());
      return eigene;
    });
    expect(new Set(nummern.flat()).size).toBe(160);
    expect(new Set(nummern.flat().map((n) => n.slice(0, 3)))).toEqual(new Set(['NL-', 'AF-']));
  });
});

describe('Übertragung im Wettlauf', () => {
  it('two users who transfer the same orders mark each once', async () => {
    const ids = (await mal(30, () => lege())).map((a) => a.id).sort((x, y) => x - y);
    const [vorwaerts, rueckwaerts] = await Promise.all([
      kunde.post('/api/auftraege/uebertragen').send(ids),
      dispo.post('/api/auftraege/uebertragen').send([...ids].reverse()),
    ]);
    const markiert = [vorwaerts, rueckwaerts].flatMap((a) =>
      a.status === 200 ? a.body.map((z: Auftrag) => z.id) : [],
    );
    for (const antwort of [vorwaerts, rueckwaerts]) expect([200, 409]).toContain(antwort.status);
    expect([...markiert].sort((x, y) => x - y)).toEqual(ids);
    for (const id of ids) {
      expect(await stand(id)).toEqual({ status: 2, ausgang: ['wartet'], verlauf: [1, 2] });
    }
  });

  it.each([
    ['transfer', 'uebertragen', 'auftrag', 'id'],
    ['taking back', 'resetStati', 'uebertragung', 'auftrag_id'],
  ])('%s locks in the order of ids, wherever the rows lie', async (_was, pfad, tabelle, spalte) => {
    const ids = (await mal(2, () => lege())).map((a) => a.id).sort((x, y) => x - y);
    if (pfad === 'resetStati') await kunde.post('/api/auftraege/uebertragen').send(ids).expect(200);
    const [erste, zweite] = ids;
    const antwort = await mitVerbindung(portal.datenbankUrl, async (halter) => {
      // A changed row moves behind the others, and tables known to be small are read as they lie.
      await halter.query('UPDATE auftrag SET version = version WHERE id = $1', [erste]);
      await halter.query('UPDATE uebertragung SET versuche = versuche WHERE auftrag_id = $1', [erste]);
      await halter.query('ANALYZE auftrag, uebertragung');
      const zeile = `SELECT ${spalte} FROM ${tabelle} WHERE ${spalte} = $1 FOR UPDATE`;
      await halter.query('BEGIN');
      await halter.query(zeile, [zweite]);
      const wartend = kunde
        .post(`/api/auftraege/${pfad}`)
        .send([...ids].reverse())
        .then();
      await bis(() =>
        mitVerbindung(portal.datenbankUrl, async (db) => (await db.query(wartende)).rowCount === 1),
      );
      expect(await portal.db.sql(`${zeile} SKIP LOCKED`, [erste])).toEqual([]);
      await halter.query('COMMIT');
      return wartend;
    });
    expect(antwort.status).toBe(200);
  });

  it('transfer and take back at once end in one of both states, never between', async () => {
    const ids = (await mal(20, () => lege())).map((a) => a.id);
    for (let runde = 0; runde < 3; runde++) {
      await Promise.all([
        kunde.post('/api/auftraege/uebertragen').send(ids),
        dispo.post('/api/auftraege/resetStati').send(ids),
        kunde.post('/api/auftraege/resetStati').send([...ids].reverse()),
        dispo.post('/api/auftraege/uebertragen').send([...ids].reverse()),
      ]);
      for (const id of ids) {
        const { status, ausgang, verlauf } = await stand(id);
        expect(ausgang.filter((z) => z === 'wartet')).toHaveLength(status === 2 ? 1 : 0);
        // The history alternates, so no mark was set or taken twice.
        expect(verlauf).toEqual(verlauf.map((_, i) => 1 + (i % 2)));
        expect(verlauf.at(-1)).toBe(status);
      }
    }
  });

  it('what the dispatch system fetches cannot be taken back, and the other way round', async () => {
    const ids = (await mal(20, () => lege())).map((a) => a.id);
    await kunde.post('/api/auftraege/uebertragen').send(ids).expect(200);
    const system = portal.app.get(Uebergabe, { strict: false });
    const [zurueck] = await Promise.all([
      dispo.post('/api/auftraege/resetStati').send(ids),
      system.laufe(),
      system.laufe(),
    ]);
    expect(zurueck.status).toBe(200);
    await system.laufe();
    const staende = await Promise.all(ids.map(stand));
    const geholt = staende.filter((s) => s.status === 3);
    expect(geholt.length + Number(zurueck.text)).toBe(20);
    for (const s of staende) {
      expect([
        { status: 3, ausgang: ['uebergeben'], verlauf: [1, 2, 3] },
        { status: 1, ausgang: ['zurueckgenommen'], verlauf: [1, 2, 1] },
      ]).toContainEqual(s);
    }
  });

  it('edit, delete and transfer of the same order at once: one of them, whole', async () => {
    await mal(15, async () => {
      const { id } = await lege();
      const [aendern, loeschen, uebertragen] = await Promise.all([
        kunde.put(`/api/auftraege/${id}`).send(einAuftrag().ohneTermine().mitPositionen(4).build()),
        dispo.delete(`/api/auftraege/${id}`),
        kunde.post('/api/auftraege/uebertragen').send([id]),
      ]);
      for (const antwort of [aendern, loeschen, uebertragen]) {
        expect([200, 204, 404, 409]).toContain(antwort.status);
      }
      const [rest] = await portal.db.sql(
        `SELECT (SELECT count(*)::int FROM auftrag WHERE id = $1) AS auftrag,
           (SELECT count(*)::int FROM auftragsposition WHERE auftrag_id = $1) AS positionen,
           (SELECT count(*)::int FROM uebertragung WHERE auftrag_id = $1) AS ausgang`,
        [id],
      );
      if (loeschen.status === 204) expect(rest).toEqual({ auftrag: 0, positionen: 0, ausgang: 0 });
      else expect(rest).toMatchObject({ auftrag: 1, ausgang: 1, positionen: aendern.status === 200 ? 4 : 1 });
    });
  });
});
