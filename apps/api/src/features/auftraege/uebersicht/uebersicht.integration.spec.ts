import {
  type Listenfrage,
  listenfragen,
  type Uebersicht,
} from '@frachtportal/domain/auftrag/liste/uebersicht';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt, melde, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../../dispo/testing/gegenstelle.js';

let portal: Portal;
let stelle: Gegenstelle;
const meldeschluessel = 'schluessel-der-gegenstelle';
/**
 * Two places a day apart, where no day ends while the test runs: what leaves in time in the west is a day old in the
 * east.
 */
const stunden = [9, 10].includes(new Date().getUTCHours()) ? 12 : 14;
const [westen, osten] = [`Etc/GMT+${24 - stunden}`, `Etc/GMT-${stunden}`];
const heute = tagVon(new Date(), osten);
const [gestern, morgen] = [plusTage(heute, -1), plusTage(heute, 1)];
const jetzt = new Date();
const einenTagEher = new Date(jetzt.getTime() - 86_400_000);

beforeAll(async () => {
  stelle = await Gegenstelle.oeffnen();
  portal = await startePortal({
    ...vonHand,
    DISPO: 'http',
    DISPO_URL: stelle.url,
    DISPO_SCHLUESSEL: schluessel,
    DISPO_EINGANGSSCHLUESSEL: meldeschluessel,
  });
  await konfiguriere(portal, { zeitzone: westen });
  const nachMorgen = { beladedatum: heute, entladedatum: morgen };
  const gefaehrlich = einAuftrag().mitGefahrgut().build().auftragspositionen;
  await lege({ ...nachMorgen, beladezeitVon: '10:00', verkehrsart: 2 });
  await lege({ ...nachMorgen, beladezeitVon: '10:45', auftragspositionen: gefaehrlich });
  await lege(nachMorgen);
  await lege({ beladedatum: gestern, entladedatum: gestern }, 7);
  await lege({ beladedatum: heute, beladezeitVon: '08:00', entladedatum: heute }, 10);
  await lege({ beladedatum: gestern, entladedatum: gestern, verkehrsart: 2 }, 10);
  await lege({ beladedatum: gestern, entladedatum: gestern }, 10, einenTagEher, { quittiert: 'Jansen' });
  await lege({ beladedatum: gestern, entladedatum: gestern }, 11);
  const abgelehnt = await lege({});
  stelle.verhalten = 422;
  await uebergeben(portal, [abgelehnt]);
  // The other forwarder stays where it is: its day is not that of the east.
  const dort = tagVon(jetzt, zeitzoneVorgabe);
  await angelegt(portal, { beladedatum: dort, entladedatum: dort }, 'fremd');
  await konfiguriere(portal, { zeitzone: osten });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

/** An order, brought to a status as the dispatch system does. */
async function lege(werte: object, status?: number, wann = jetzt, dazu: object = {}): Promise<number> {
  const auftrag = await angelegt(portal, werte);
  if (!status) return auftrag.id;
  await uebergeben(portal, [auftrag.id]);
  const meldung = { auftragsnummer: auftrag.spedeigennr, status, zeitpunkt: wann.toISOString(), ...dazu };
  await melde(portal, meldeschluessel, meldung);
  return auftrag.id;
}

const lies = async (wer: string, query: object = {}): Promise<Uebersicht> =>
  (await (await portal.als(wer)).get('/api/auftraege/uebersicht').query(query).expect(200)).body;

/** Every figure there is, with the orders that it counts. */
function kennzahlen(u: Uebersicht): [anzahl: number, frage: Listenfrage][] {
  const { tag } = u;
  return [
    ...u.phasen.flatMap(({ phase, anzahl, verspaetet, heute }): [number, Listenfrage][] => [
      [anzahl, listenfragen.phase(phase)],
      [heute, listenfragen.neuIn(phase)],
      ...(phase === 'zugestellt'
        ? []
        : ([[verspaetet, listenfragen.verspaetetIn(phase)]] as [number, Listenfrage][])),
    ]),
    [u.verspaetet, listenfragen.verspaetet()],
    [u.podFehlt, listenfragen.podFehlt(tag)],
    [u.uebertragungFehlt, listenfragen.uebertragungFehlt()],
    ...u.abholungen.flatMap(({ stunde, offen, abgeholt, adr }): [number, Listenfrage][] => [
      [offen, listenfragen.abholungen(tag, 'offen', stunde)],
      [abgeholt, listenfragen.abholungen(tag, 'abgeholt', stunde)],
      [offen + abgeholt, listenfragen.abholungen(tag, 'alle', stunde)],
      [adr, listenfragen.adrAbholungen(tag, stunde)],
    ]),
    ...(['offen', 'abgeholt'] as const).map((was): [number, Listenfrage] => [
      u.abholungen.reduce((summe, a) => summe + a[was], 0),
      listenfragen.abholungen(tag, was),
    ]),
    ...u.wochen.flatMap(({ montag, auftraege, puenktlich, zuSpaet }): [number, Listenfrage][] => [
      [auftraege, listenfragen.woche(montag)],
      [puenktlich, listenfragen.woche(montag, 'puenktlich')],
      [zuSpaet, listenfragen.woche(montag, 'zuSpaet')],
    ]),
    ...u.relationen.flatMap(({ relation, auftraege, puenktlich, zuSpaet }): [number, Listenfrage][] => [
      [auftraege, listenfragen.relation(tag, relation)],
      [puenktlich, listenfragen.relation(tag, relation, 'puenktlich')],
      [zuSpaet, listenfragen.relation(tag, relation, 'zuSpaet')],
    ]),
  ];
}

async function treffer(wer: string, query: object): Promise<number> {
  const antwort = await (await portal.als(wer))
    .get('/api/auftraege/search')
    .query({ searchLimit: 1, ...query });
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  return Number(antwort.headers['total-search-results']);
}

describe('the overview', () => {
  it('counts what there is [Z-760]', async () => {
    const u = await lies('kunde');
    expect(u.tag).toBe(heute);
    const je = Object.fromEntries(
      u.phasen.map(({ phase, anzahl, verspaetet, heute: neu }) => [phase, [anzahl, verspaetet, neu]]),
    );
    expect(je).toEqual({
      erfasst: [4, 0, 4],
      abgeholt: [0, 0, 0],
      umschlag: [1, 1, 1],
      zustellung: [0, 0, 0],
      zugestellt: [2, 0, 2],
      problem: [1, 1, 1],
    });
    expect(u).toMatchObject({ verspaetet: 2, podFehlt: 2, uebertragungFehlt: 1 });
    expect(u.abholungen).toEqual([
      { stunde: '08', offen: 0, abgeholt: 1, adr: 0 },
      { stunde: '10', offen: 2, abgeholt: 0, adr: 1 },
      { stunde: 'ohne', offen: 1, abgeholt: 0, adr: 0 },
    ]);
    expect(u.wochen).toHaveLength(12);
    const summe = (was: 'auftraege' | 'puenktlich' | 'zuSpaet') => u.wochen.reduce((s, w) => s + w[was], 0);
    expect(summe('puenktlich')).toBe(2);
    expect(summe('zuSpaet')).toBe(1);
    expect(u.relationen).toEqual([expect.objectContaining({ auftraege: 5, puenktlich: 2, zuSpaet: 1 })]);
  });

  it.each([
    ['kunde', () => ({})],
    ['kunde', () => ({ verkehrsart: 2 })],
    ['dispo', () => ({})],
    ['dispo', () => ({ mandantId: portal.welt.nordKunde })],
    ['fremd', () => ({})],
  ])('has in every figure as many orders as the list finds for it: %s, %s', async (wer, nur) => {
    const gefragt = kennzahlen(await lies(wer, nur()));
    expect(gefragt.filter(([anzahl]) => anzahl > 0).length).toBeGreaterThan(2);
    for (const [anzahl, { phase, nur: merkmale, ...frage }] of gefragt) {
      const worte = { phase: phase?.join(), nur: merkmale?.join() };
      const query = JSON.parse(JSON.stringify({ ...frage, ...worte, ...nur() }));
      expect(await treffer(wer, query), JSON.stringify(query)).toBe(anzahl);
    }
  });

  it('has nothing of other clients, and does not name them', async () => {
    const u = await lies('fremd');
    expect(u.phasen[0]).toMatchObject({ phase: 'erfasst', anzahl: 1 });
    expect(u.abholungen).toEqual([{ stunde: 'ohne', offen: 1, abgeholt: 0, adr: 0 }]);
    const fremd = await portal.als('fremd');
    await fremd.get('/api/auftraege/uebersicht').query({ mandantId: portal.welt.nordKunde }).expect(404);
    const falsch = await fremd.get('/api/auftraege/uebersicht').query({ verkehrsart: 'STG' }).expect(400);
    expect(falsch.body).toEqual([expect.objectContaining({ field: 'verkehrsart' })]);
  });
});
