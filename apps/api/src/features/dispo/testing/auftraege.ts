import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import type { Portal } from '../../../testing/portal.js';
import { Uebergabe } from '../uebergabe.service.js';

/** Nothing runs by itself: the test says when. */
export const vonHand = { DISPO_TAKT_MS: '3600000', DISPO_PAUSE_MS: '10' };

/** An order of `name`, stored through the API. */
export async function angelegt(portal: Portal, dazu: object = {}, name = 'kunde'): Promise<Auftrag> {
  const body = JSON.parse(
    JSON.stringify({ ...einAuftrag().mitPositionen(2).ohneTermine().build(), ...dazu }),
  );
  const antwort = await (await portal.als(name)).post('/api/auftraege').send(body);
  if (antwort.status !== 201) throw new Error(JSON.stringify(antwort.body));
  return antwort.body;
}

/** So many orders, marked for transfer. */
export async function markiert(portal: Portal, anzahl: number): Promise<Auftrag[]> {
  const auftraege: Auftrag[] = [];
  for (let i = 0; i < anzahl; i++) auftraege.push(await angelegt(portal));
  const kunde = await portal.als('kunde');
  await kunde
    .post('/api/auftraege/uebertragen')
    .send(auftraege.map((a) => a.id))
    .expect(200);
  return auftraege;
}

/** Orders that the dispatch system has taken over, as a customer hands them over. */
export async function uebergeben(portal: Portal, ids: number[]): Promise<void> {
  await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send(ids).expect(200);
  await uebergib(portal);
}

/** Reports to the portal as the dispatch system does. */
export async function melde(portal: Portal, schluessel: string, meldung: object): Promise<void> {
  const { body } = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', schluessel)
    .send({ meldungen: [meldung] });
  if (body.uebernommen !== 1) throw new Error(JSON.stringify(body));
}

/** Asks for the price of an order of `kunde`; the request waits to go out. */
export async function fragePreisAn(portal: Portal, id: number): Promise<void> {
  const kunde = await portal.als('kunde');
  await kunde
    .post('/api/auftraege/typ')
    .send({ typ: 1, ids: [id] })
    .expect(200);
  await kunde.post('/api/auftraege/typUebertragen').send([id]).expect(200);
}

/** Asks for the price of an order of `kunde`, and the dispatch system names this one in EUR. */
export async function bepreist(
  portal: Portal,
  schluessel: string,
  { id, spedeigennr }: Pick<Auftrag, 'id' | 'spedeigennr'>,
  betrag: number,
): Promise<void> {
  await fragePreisAn(portal, id);
  const preis = { betrag, waehrung: { id: 2 }, berechnteile: [] };
  await melde(portal, schluessel, {
    auftragsnummer: spedeigennr,
    zeitpunkt: new Date().toISOString(),
    preis,
  });
}

/** Works the outbox off once. */
export function uebergib(portal: Portal): Promise<void> {
  return portal.app.get(Uebergabe, { strict: false }).laufe();
}

export async function gelesen(portal: Portal, id: number): Promise<Auftrag> {
  return (await (await portal.als('kunde')).get(`/api/auftraege/${id}`).expect(200)).body;
}

/** Ids of the statuses in the history, oldest first. */
export async function verlauf(portal: Portal, id: number): Promise<number[]> {
  const { auftragshistorie } = await gelesen(portal, id);
  return auftragshistorie.map((h) => h.sendungsstatus.id);
}
