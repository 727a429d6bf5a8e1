import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { tagVon } from '@frachtportal/domain/feld/zeitpunkt';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../../testing/bald.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt, fragePreisAn, melde, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../../dispo/testing/gegenstelle.js';
import { alsBytes } from '../testing/bytes.js';

let portal: Portal;
let stelle: Gegenstelle;
const meldeschluessel = 'schluessel-der-gegenstelle';
/** The day is another one at each end of the world: so an order that was in time when it left is late at once. */
const [westen, osten] = ['Pacific/Midway', 'Pacific/Kiritimati'];
const gestern = tagVon(new Date(), westen);
const jetzt = tagVon(new Date(), osten);

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
  const verspaetet = { beladedatum: gestern, entladedatum: gestern };
  await lege('offen', { verkehrsart: 2 });
  await lege('vonRampe', verspaetet, 5);
  await lege('lager', {}, 7);
  await lege('tour', verspaetet, 9);
  await lege('da', verspaetet, 10);
  await lege('mitPod', verspaetet, 10, { quittiert: 'Jansen' });
  await lege('hindernis', verspaetet, 11);
  await lege('adr', {
    auftragspositionen: einAuftrag().mitGefahrgut().build().auftragspositionen,
  });
  const anfrage = await lege('anfrage', {});
  await fragePreisAn(portal, anfrage.id);
  stelle.verhalten = 422;
  const abgelehnt = await lege('abgelehnt', {});
  await uebergeben(portal, [abgelehnt.id]);
  await angelegt(portal, { spedfremdnr: 'fremd' }, 'fremd');
  await konfiguriere(portal, { zeitzone: osten });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

/** An order called so, brought to a status as the dispatch system does. */
async function lege(name: string, werte: object, status?: number, dazu: object = {}): Promise<Auftrag> {
  const auftrag = await angelegt(portal, { spedfremdnr: name, ...werte });
  if (!status) return auftrag;
  stelle.verhalten = 200;
  await uebergeben(portal, [auftrag.id]);
  const zeitpunkt = new Date().toISOString();
  await melde(portal, meldeschluessel, { auftragsnummer: auftrag.spedeigennr, status, zeitpunkt, ...dazu });
  return auftrag;
}

const frage = async (query: object, wer = 'kunde', pfad = 'search') =>
  (await portal.als(wer)).get(`/api/auftraege/${pfad}`).query({ sortierung: 'spedfremdnr:asc', ...query });

async function findet(query: object, wer = 'kunde'): Promise<string> {
  const antwort = await frage(query, wer);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  const zeilen = antwort.body as Auftragszeile[];
  expect(antwort.headers['total-search-results']).toBe(String(zeilen.length));
  return zeilen.map((z) => z.spedfremdnr).join(' ');
}

describe('what is chosen above the list', () => {
  it.each([
    [{ phase: 'erfasst' }, 'abgelehnt adr anfrage offen'],
    [{ phase: 'abgeholt' }, 'vonRampe'],
    [{ phase: 'umschlag' }, 'lager'],
    [{ phase: 'zustellung' }, 'tour'],
    [{ phase: 'zugestellt' }, 'da mitPod'],
    [{ phase: 'problem' }, 'hindernis'],
    [{ phase: 'abgeholt,umschlag,zustellung' }, 'lager tour vonRampe'],
    [{ phase: 'problem,zugestellt' }, 'da hindernis mitPod'],
    [{ nur: 'verspaetet' }, 'hindernis tour vonRampe'],
    [{ nur: 'podFehlt' }, 'da'],
    [{ nur: 'adr' }, 'adr'],
    [{ nur: 'preisanfrage' }, 'anfrage'],
    [{ nur: 'uebertragungFehlt' }, 'abgelehnt anfrage'],
    [{ nur: 'verspaetet', phase: 'problem' }, 'hindernis'],
    [{ nur: 'verspaetet,adr' }, ''],
    [{ verkehrsart: 2 }, 'offen'],
    [{ phase: 'zugestellt', query: 'mitpod' }, 'mitPod'],
    [{ nur: 'verspaetet', query: 'status:"in zustellung"' }, 'tour'],
    [{ nur: 'verspaetet', datumTyp: '2', datumVon: gestern, datumBis: gestern }, 'hindernis tour vonRampe'],
    [{ nur: 'verspaetet', datumTyp: '2', datumVon: jetzt, datumBis: jetzt }, ''],
    [{ phase: '', nur: '' }, 'abgelehnt adr anfrage da hindernis lager mitPod offen tour vonRampe'],
  ])('%j finds %s', async (query, namen) => expect(await findet(query)).toBe(namen));

  it('goes with goods that only the second search finds', async () => {
    const wort = einAuftrag().mitPositionen(1).build().auftragspositionen[0]?.warengutBezeichnung ?? '';
    expect(await findet({ query: wort, phase: 'problem' })).toBe('hindernis');
  });

  it('shows nobody the orders of others', async () => {
    expect(await findet({ phase: 'erfasst' }, 'fremd')).toBe('fremd');
    expect(await findet({ phase: 'problem' }, 'fremd')).toBe('');
  });

  it.each([
    [{ phase: 'unterwegs' }, 'phase'],
    [{ nur: 'alles' }, 'nur'],
    [{ nur: 'adr,' }, 'nur'],
    [{ verkehrsart: 'STG' }, 'verkehrsart'],
    [{ verkehrsart: -1 }, 'verkehrsart'],
  ])('%j is refused at its field', async (query, feld) => {
    const antwort = await frage(query);
    expect(antwort.status).toBe(400);
    expect(antwort.body).toEqual([expect.objectContaining({ field: feld })]);
    expect(antwort.body[0].text).toMatch(/\S/);
  });

  it('counts a status by what users see of it, as soon as that changes', async () => {
    const admin = await portal.als('admin');
    const neu = { kurzBezeichnung: 'Ware beschädigt', farbe: 'err' };
    const { body } = await admin.post('/api/sendungsstati/create').send(neu).expect(201);
    const zeigeAls = (id: number) =>
      admin.post('/api/sendungsstati/update').send({ id: 7, sdst_id_anzeige: id }).expect(200);
    await zeigeAls(body.id);
    await bis(async () => (await findet({ phase: 'problem' })) === 'hindernis lager');
    await zeigeAls(1_000_014);
    await bis(async () => (await findet({ phase: 'umschlag' })) === 'lager');
  });
});

describe('the file of what is found', () => {
  const csvNamen = (text: string) =>
    [...text.matchAll(/"(vonRampe|hindernis|tour|da|fremd)"/g)].map((m) => m[1]);

  it('has every match in the order of the list, whatever the page [Z-750]', async () => {
    const query = { nur: 'verspaetet', sortierung: 'spedfremdnr:desc', searchLimit: 1, page: 1 };
    const antwort = await frage(query, 'kunde', 'search/csv');
    expect(antwort.status).toBe(200);
    expect(antwort.headers['content-disposition']).toContain('Auftrag.csv');
    expect(antwort.text.startsWith('\uFEFF"Auftragsnummer";')).toBe(true);
    expect(csvNamen(antwort.text)).toEqual(['vonRampe', 'tour', 'hindernis']);
  });

  it('comes as a spreadsheet too [Z-751]', async () => {
    const { body } = await (await portal.als('kunde'))
      .get('/api/auftraege/search/xlsx')
      .query({ phase: 'zugestellt' })
      .buffer(true)
      .parse(alsBytes as never);
    const mappe = new ExcelJS.Workbook();
    await mappe.xlsx.load(body);
    expect(mappe.worksheets[0]?.rowCount).toBe(3);
  });

  it('has no order of another client, and does not name one that is not there', async () => {
    expect(csvNamen((await frage({}, 'fremd', 'search/csv')).text)).toEqual(['fremd']);
    expect((await frage({ mandantId: portal.welt.nordKunde }, 'fremd', 'search/csv')).status).toBe(404);
    expect((await frage({ nur: 'nichts' }, 'kunde', 'search/csv')).status).toBe(400);
  });
});
