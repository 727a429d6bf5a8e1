import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istSscc } from '@frachtportal/domain/packstueck/sscc';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { ausgabenVon, papierVon, xmlVon } from '../../auftraege/testing/ausgaben.js';
import { fragePreisAn, uebergib, vonHand } from '../../dispo/testing/auftraege.js';
import { seitentexte } from '../testing/pdf-text.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
});
afterAll(() => portal.schliessen());

type Position = Auftrag['auftragspositionen'][number];
const ware = (text: string, anzahl: number) =>
  einePosition().aufPaletten(anzahl).mit({ warengutBezeichnung: text }).build();

const kunde = () => portal.als('kunde');
const angelegt = async (...positionen: Position[]): Promise<Auftrag> =>
  (
    await (
      await kunde()
    )
      .post('/api/auftraege')
      .send(
        einAuftrag()
          .mitPositionen(...positionen)
          .ohneTermine()
          .build(),
      )
      .expect(201)
  ).body;
const gelesen = async (id: number): Promise<Auftrag> =>
  (await (await kunde()).get(`/api/auftraege/${id}`).expect(200)).body;
const geaendert = async (auftrag: Auftrag, positionen: object[]): Promise<Auftrag> =>
  (
    await (
      await kunde()
    )
      .put(`/api/auftraege/${auftrag.id}`)
      .send({ ...auftrag, auftragspositionen: positionen })
      .expect(200)
  ).body;

/** What stands on the labels: by the goods that a label names, the numbers in their order. */
async function etiketten(id: number): Promise<Record<string, string[]>> {
  const { status, body } = await papierVon(portal, id, 'gs1-etikett');
  expect(status).toBe(200);
  const nach: Record<string, string[]> = {};
  for (const blatt of await seitentexte(body)) {
    const [, text = '?'] = /Inhalt (\S+)/.exec(blatt) ?? [];
    const [, nummer = ''] = /\(00\) (\d{18})/.exec(blatt) ?? [];
    expect(istSscc(nummer)).toBe(true);
    nach[text] = [...(nach[text] ?? []), nummer];
  }
  return nach;
}

const nummernVon = (auftrag: Auftrag) =>
  Object.fromEntries(
    auftrag.auftragspositionen.map((p) => [p.warengutBezeichnung, p.packstuecke.map((s) => s.sscc)]),
  );
/** As a client sends positions that keeps no id. */
const ohneKennung = ({ auftptNum: _a, laufendePosition: _l, packstuecke: _p, ...rest }: Position) => rest;

async function zweiGedruckte() {
  const { id } = await angelegt(ware('Alpha', 2), ware('Beta', 3));
  return { vorher: await etiketten(id), auftrag: await gelesen(id) };
}

describe('The number of a piece', () => {
  it('is not there before a label is printed, and then the same on label, in the order and in its XML', async () => {
    const neu = await angelegt(ware('Alpha', 2));
    expect(nummernVon(neu)).toEqual({ Alpha: [] });
    const gedruckt = await etiketten(neu.id);
    expect(gedruckt['Alpha']).toHaveLength(2);
    expect(nummernVon(await gelesen(neu.id))).toEqual(gedruckt);
    expect(nummernVon((await xmlVon(portal, neu.id)) as Auftrag)).toEqual(gedruckt);
    expect(await etiketten(neu.id)).toEqual(gedruckt);
  });

  it.each<[string, (p: Position[]) => object[], string[]]>([
    ['a position is inserted before', ([a, b]) => [ware('Neu', 1), a!, b!], ['Alpha', 'Beta', 'Neu']],
    ['positions are moved', ([a, b]) => [b!, a!], ['Alpha', 'Beta']],
    ['another one is removed', ([, b]) => [b!], ['Beta']],
    [
      'weight and size change',
      ([a, b]) => [{ ...a, bruttoGewicht: 77, hoeheCM: 111 }, b!],
      ['Alpha', 'Beta'],
    ],
  ])('stays when %s, with ids and without', async (_, neu, da) => {
    for (const sende of [(p: Position) => p, ohneKennung]) {
      const { vorher, auftrag } = await zweiGedruckte();
      await geaendert(auftrag, neu(auftrag.auftragspositionen.map((p) => sende(p) as Position)));
      const nachher = await etiketten(auftrag.id);
      expect(Object.keys(nachher).sort()).toEqual(da);
      for (const text of da.filter((t) => t !== 'Neu')) expect(nachher[text]).toEqual(vorher[text]);
      expect(Object.values(vorher).flat()).not.toContain(nachher['Neu']?.[0]);
    }
  });

  it('stays when the text changes, with ids and without', async () => {
    for (const sende of [(p: Position) => p, ohneKennung]) {
      const { vorher, auftrag } = await zweiGedruckte();
      const [a, b] = auftrag.auftragspositionen.map(sende);
      await geaendert(auftrag, [{ ...a, warengutBezeichnung: 'Gamma' }, b!]);
      expect(await etiketten(auftrag.id)).toEqual({ Gamma: vorher['Alpha'], Beta: vorher['Beta'] });
    }
  });

  it('more pieces get new ones, of fewer the last are retired and never come back', async () => {
    const { vorher, auftrag } = await zweiGedruckte();
    const [a, b] = auftrag.auftragspositionen as [Position, Position];
    const weniger = await geaendert(auftrag, [a, { ...b, lademittelAnzahl: 1 }]);
    expect(nummernVon(weniger)).toEqual({ Alpha: vorher['Alpha'], Beta: vorher['Beta']?.slice(0, 1) });
    expect(await etiketten(auftrag.id)).toEqual(nummernVon(weniger));
    await geaendert(weniger, [{ ...a, lademittelAnzahl: 4 }, b]);
    const mehr = await etiketten(auftrag.id);
    expect(mehr['Alpha']?.slice(0, 2)).toEqual(vorher['Alpha']);
    expect(mehr['Beta']?.slice(0, 1)).toEqual(vorher['Beta']?.slice(0, 1));
    const neue = [...(mehr['Alpha']?.slice(2) ?? []), ...(mehr['Beta']?.slice(1) ?? [])];
    expect(neue).toHaveLength(4);
    for (const nummer of neue) expect(Object.values(vorher).flat()).not.toContain(nummer);
  });

  it('a position that is removed and sent again later is another one, its pieces too', async () => {
    const { vorher, auftrag } = await zweiGedruckte();
    const [a, b] = auftrag.auftragspositionen as [Position, Position];
    await geaendert(auftrag, [a]);
    const zurueck = await geaendert(auftrag, [a, b]);
    expect(zurueck.auftragspositionen[0]?.auftptNum).toBe(a.auftptNum);
    expect(zurueck.auftragspositionen[1]?.auftptNum).not.toBe(b.auftptNum);
    const nachher = await etiketten(auftrag.id);
    for (const nummer of vorher['Beta'] ?? []) expect(nachher['Beta']).not.toContain(nummer);
  });

  it('belongs to no copy, no order from a template, and comes back after no deletion', async () => {
    const { vorher, auftrag } = await zweiGedruckte();
    const k = await kunde();
    const haupt = await portal.als('haupt');
    const alte = Object.values(vorher).flat();
    const { body: vorlage } = await haupt
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: 'Packstuecke', auftrag })
      .expect(201);
    expect(JSON.stringify(vorlage)).not.toMatch(new RegExp(alte.join('|')));
    const { body: angewandt } = await k
      .post(`/api/auftraege/applyVorlage/${vorlage.id}`)
      .send({})
      .expect(200);
    for (const quelle of [
      { ...auftrag, copyId: auftrag.id },
      { ...angewandt, mandant: null },
    ]) {
      const { body: neuer } = await k.post('/api/auftraege').send(quelle).expect(201);
      expect(nummernVon(neuer)).toEqual({ Alpha: [], Beta: [] });
      expect(
        Object.values(await etiketten(neuer.id))
          .flat()
          .filter((n) => alte.includes(n)),
      ).toEqual([]);
    }
    await k.delete(`/api/auftraege/${auftrag.id}`).expect(204);
    const danach = await angelegt(ware('Alpha', 5));
    for (const nummer of Object.values(await etiketten(danach.id)).flat()) expect(alte).not.toContain(nummer);
  });

  it('stays when the price is asked for', async () => {
    const { vorher, auftrag } = await zweiGedruckte();
    await fragePreisAn(portal, auftrag.id);
    await uebergib(portal);
    expect((await gelesen(auftrag.id)).status.id).toBe(1);
    expect(await etiketten(auftrag.id)).toEqual(vorher);
  });

  it('stands on delivery note, loading list, in CSV and XLSX, in the order of the labels', async () => {
    const { vorher, auftrag } = await zweiGedruckte();
    await (await kunde()).post('/api/auftraege/uebertragen').send([auftrag.id]).expect(200);
    const ausgaben = await ausgabenVon(portal, auftrag.id);
    const soll = [...(vorher['Alpha'] ?? []), ...(vorher['Beta'] ?? [])];
    for (const ort of ['lieferschein', 'uebernahmeliste', 'gs1-etikett', 'csv', 'xlsx'])
      expect([...new Set((ausgaben[ort] ?? '').match(/\d{18}/g))], ort).toEqual(soll);
  });

  it('is one only, however many print, change and print again at the same time', async () => {
    const { id } = await angelegt(ware('Alpha', 6), ware('Beta', 6));
    const auftrag = await gelesen(id);
    const umgestellt = [...auftrag.auftragspositionen].reverse();
    const [erste, , zweite, , dritte] = await Promise.all([
      etiketten(id),
      geaendert(auftrag, umgestellt),
      etiketten(id),
      geaendert(auftrag, auftrag.auftragspositionen),
      etiketten(id),
    ]);
    const nummern = nummernVon(await gelesen(id));
    for (const druck of [erste, zweite, dritte]) expect(druck).toEqual(nummern);
    expect(new Set(Object.values(nummern).flat()).size).toBe(12);
  });
});
