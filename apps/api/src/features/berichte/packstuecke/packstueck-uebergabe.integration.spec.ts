import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istSscc } from '@frachtportal/domain/packstueck/sscc';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { papierVon, xmlVon } from '../../auftraege/testing/ausgaben.js';
import { vonHand } from '../../dispo/testing/auftraege.js';
import { seitentexte } from '../testing/pdf-text.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());
beforeEach(() => basisnummer('9521234'));

const basisnummer = (gs1Basisnummer: string) => konfiguriere(portal, { gs1Basisnummer });
const kunde = () => portal.als('kunde');
async function angelegt(stueck: number): Promise<Auftrag> {
  const neu = einAuftrag().mitPositionen(einePosition().aufPaletten(stueck).build()).ohneTermine().build();
  return (await (await kunde()).post('/api/auftraege').send(neu).expect(201)).body;
}
const lies = async (id: number) => (await kunde()).get(`/api/auftraege/${id}`).expect(200);
const nummernIn = (auftrag: Auftrag) =>
  auftrag.auftragspositionen.flatMap((p) => p.packstuecke.map((s) => s.sscc));
const nummern = async (id: number) => nummernIn((await lies(id)).body);
const uebertrage = async (...ids: number[]) =>
  (await kunde()).post('/api/auftraege/uebertragen').send(ids).expect(200);
async function gedruckt(id: number): Promise<string[]> {
  const { status, body } = await papierVon(portal, id, 'gs1-etikett');
  expect(status).toBe(200);
  return (await seitentexte(body)).map((blatt) => /\(00\) (\d{18})/.exec(blatt)?.[1] ?? '');
}

describe('Marking for transfer', () => {
  it('gives every piece its number: in the order, in its XML, and on labels printed later', async () => {
    const [a, b] = [await angelegt(2), await angelegt(1)];
    await uebertrage(a.id, b.id);
    const da = await nummern(a.id);
    expect(da).toHaveLength(2);
    expect(da.every(istSscc)).toBe(true);
    expect(nummernIn((await xmlVon(portal, a.id)) as Auftrag)).toEqual(da);
    expect(await gedruckt(a.id)).toEqual(da);
    expect(await nummern(b.id)).toHaveLength(1);
  });

  it('keeps the numbers that a label has, and those that it gave when it is taken back and marked again', async () => {
    const { id } = await angelegt(2);
    const erste = await gedruckt(id);
    await uebertrage(id);
    expect(await nummern(id)).toEqual(erste);
    await (await kunde()).post('/api/auftraege/resetStati').send([id]).expect(200);
    await uebertrage(id);
    expect(await nummern(id)).toEqual(erste);
  });

  it('goes without numbers where no prefix is set', async () => {
    await basisnummer('');
    const { id } = await angelegt(2);
    await uebertrage(id);
    expect(await nummern(id)).toEqual([]);
  });
});

describe('The ETag of an order', () => {
  it('is another one once its pieces have numbers, and a change may be made for either', async () => {
    const { id } = await angelegt(2);
    const vorher = await lies(id);
    await gedruckt(id);
    const nachher = await lies(id);
    expect(nachher.headers['etag']).not.toBe(vorher.headers['etag']);
    const aendere = async (etag: string, hinweis: string) =>
      (await kunde())
        .put(`/api/auftraege/${id}`)
        .set('If-Match', etag)
        .send({ ...vorher.body, hinweis });
    // Opened before somebody else printed the labels: saving is no conflict, and the numbers stay.
    const gespeichert = await aendere(vorher.headers['etag'] ?? '', 'vor dem Druck geöffnet');
    expect(gespeichert.status).toBe(200);
    expect(nummernIn(gespeichert.body)).toEqual(nummernIn(nachher.body));
    expect(gespeichert.headers['etag']).toBe((await lies(id)).headers['etag']);
    for (const veraltet of [vorher, nachher])
      expect((await aendere(veraltet.headers['etag'] ?? '', 'zu spät')).status).toBe(409);
    expect((await aendere(gespeichert.headers['etag'] ?? '', 'danach')).status).toBe(200);
  });
});

describe('A number that was given', () => {
  it('is not given again: neither while its order is there nor after, by whatever prefix it could be made', async () => {
    const [bleibt, geht] = [await angelegt(3), await angelegt(4)];
    const alte = [...(await gedruckt(bleibt.id)), ...(await gedruckt(geht.id))];
    await (await kunde()).delete(`/api/auftraege/${geht.id}`).expect(204);
    // A prefix that is one digit longer begins with the numbers that the shorter one has given first.
    await basisnummer('95212340');
    const neue = await gedruckt((await angelegt(20)).id);
    expect(new Set(neue).size).toBe(20);
    expect(neue.filter((n) => alte.includes(n))).toEqual([]);
    await basisnummer('9521234');
    const danach = await gedruckt((await angelegt(20)).id);
    expect(danach.filter((n) => [...alte, ...neue].includes(n))).toEqual([]);
  });
});
