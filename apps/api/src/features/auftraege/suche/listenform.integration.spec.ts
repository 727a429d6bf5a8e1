import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { felder } from '@frachtportal/domain/feld/feld';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { am, gleich, schreibbare, type Werte } from '../../../testing/feldproben.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt, gelesen, uebergib, vonHand } from '../../dispo/testing/auftraege.js';
import { angelegtMitAllem, Markierung } from '../testing/markierung.js';

const schluessel = 'schluessel-der-gegenstelle';

/** The fields of an order itself: neither what belongs to it nor a picture. */
const kopffelder = [...felder(Auftrag).values()]
  .filter(({ art, name }) => art !== 'liste' && name !== 'signatur')
  .map(({ name }) => name);
const ganze = [...kopffelder, 'anzeigestatus', 'statusDatum', 'statusNurTag'].sort();
const schmale = [...felder(Auftragszeile).keys()].sort();

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
  // Logged in once: many of its requests go out side by side.
  await portal.als('admin');
  for (let i = 0; i < 3; i++) await angelegt(portal);
});
afterAll(() => portal.schliessen());

type Zeile = Werte & { id: number; auftragshistorie: Auftrag['auftragshistorie'] };
interface Antwort {
  status: number;
  body: Zeile[] & { key: string; field: string; text: string }[];
}
const hole = async (pfad: string, query: object = {}): Promise<Antwort> =>
  (await portal.als('kunde')).get(`/api/auftraege/${pfad}`).query(query);
const sende = async (pfad: string, body: object, query: object = {}): Promise<Antwort> =>
  (await portal.als('kunde')).post(`/api/auftraege/${pfad}`).query(query).send(body);
const namen = (zeile: object | undefined) => Object.keys(zeile ?? {}).sort();

describe('A list of orders', () => {
  it('answers every field of the order itself, as it was sent and as it is read alone', async () => {
    const markierung = new Markierung(portal);
    const alle = auftragsrollen.map((r) => r.feld);
    // A neutral sender excludes another label.
    const ohneNeutralen = alle.filter((rolle) => rolle !== 'neutralerAbsenderAdresse');
    const gefunden = new Set<string>();
    const stellen = schreibbare(Auftrag).filter(({ pfad }) => !/\.0\./.test(pfad));
    for (const rollen of [alle, ohneNeutralen]) {
      const gesendet = await markierung.auftrag(rollen);
      const id = await angelegtMitAllem(portal, gesendet);
      const einzeln: Werte = { ...(await gelesen(portal, id)) };
      const [zeile, ...rest] = (await hole('search', { query: einzeln['spedeigennr'] })).body;
      expect([namen(zeile), rest]).toEqual([ganze, []]);
      for (const name of kopffelder) expect.soft(zeile?.[name], name).toEqual(einzeln[name]);
      for (const { pfad } of stellen) {
        const wert = am(gesendet, pfad) ?? null;
        if (wert !== null && gleich(am(zeile, pfad), wert)) gefunden.add(pfad);
      }
    }
    const nicht = stellen.map(({ pfad }) => pfad).filter((pfad) => !gefunden.has(pfad));
    // What it was made from and whose it is would be another's; a country is named by its sign.
    expect(nicht.filter((pfad) => !/Adresse\.(id|land)$/.test(pfad))).toEqual([
      'copyId',
      'vorlageAuftragId',
      'mandant',
    ]);
  }, 60_000);

  it('takes the same forms wherever it is answered', async () => {
    const { nordKunde } = portal.welt;
    const aufrufe: ((query: object) => Promise<Antwort>)[] = [
      (query) => hole('search', query),
      (query) => hole('mandant', query),
      (query) => hole(`mandant/${nordKunde}`, query),
      async (query) => sende('uebertragen', [(await angelegt(portal)).id], query),
      async (query) => sende('typ', { typ: 1, ids: [(await angelegt(portal)).id] }, query),
      async (query) => {
        const { id } = await angelegt(portal);
        await sende('typ', { typ: 1, ids: [id] });
        return sende('typUebertragen', [id], query);
      },
    ];
    for (const rufe of aufrufe) {
      const formen: [query: object, namen: string[]][] = [
        [{}, ganze],
        [{ felder: 'liste' }, schmale],
        [{ mit: 'positionen' }, [...ganze, 'auftragspositionen'].sort()],
        [{ mit: 'historie' }, [...ganze, 'auftragshistorie'].sort()],
        [{ mit: 'historie,positionen' }, [...ganze, 'auftragshistorie', 'auftragspositionen'].sort()],
      ];
      for (const [query, erwartet] of formen) {
        const { status, body } = await rufe(query);
        expect([status, namen(body[0])]).toEqual([200, erwartet]);
      }
    }
  });

  it('adds positions and history as the order has them when it is read alone', async () => {
    const { body } = await hole('search', { mit: 'positionen,historie', searchLimit: 3 });
    expect(body).toHaveLength(3);
    for (const { id, auftragspositionen, auftragshistorie } of body) {
      const einzeln = await gelesen(portal, id);
      expect(auftragspositionen).toEqual(einzeln.auftragspositionen);
      expect(auftragshistorie).toEqual(einzeln.auftragshistorie);
    }
  });

  it.each([
    [{ mit: 'positionen,services' }, 'mit', 'Bitte einen der angebotenen Werte wählen.'],
    [{ mit: 'alles' }, 'mit', 'Bitte einen der angebotenen Werte wählen.'],
    [{ felder: 'alle' }, 'felder', 'Bitte einen der angebotenen Werte wählen.'],
    [
      { felder: 'liste', mit: 'positionen' },
      'mit',
      'Mit „felder=liste“ kommen keine Positionen und keine Historie.',
    ],
  ])('refuses %j, and nothing has happened', async (query, feld, text) => {
    const { id } = await angelegt(portal);
    for (const { status, body } of [
      await hole('search', query),
      await hole('mandant', query),
      await sende('uebertragen', [id], query),
      await sende('typ', { typ: 1, ids: [id] }, query),
    ]) {
      expect([status, body[0]?.field, body[0]?.text]).toEqual([400, feld, text]);
    }
    const { status, typ } = await gelesen(portal, id);
    expect([status.id, typ]).toEqual([1, 0]);
  });

  it('after an action says how the orders stand now', async () => {
    const { id, datumgeaendert } = await angelegt(portal);
    const [bepreist] = (await sende('typ', { typ: 1, ids: [id] })).body;
    expect(bepreist).toMatchObject({ id, typ: 1, status: { id: 1 }, aenderer: { name: 'kunde' } });
    const [angefragt] = (await sende('typUebertragen', [id], { mit: 'historie' })).body;
    expect(angefragt).toMatchObject({ id, typ: 1, status: { id: 2 } });
    expect(angefragt?.auftragshistorie.at(-1)).toMatchObject({
      kommentar: 'Preisanfrage',
      benutzer: { name: 'kunde' },
    });
    const andere = await angelegt(portal);
    const [markiert] = (await sende('uebertragen', [andere.id], { mit: 'historie' })).body;
    expect(markiert).toMatchObject({ id: andere.id, status: { id: 2 } });
    expect(markiert?.auftragshistorie.map((h) => h.sendungsstatus.id)).toEqual([1, 2]);
    expect(String(bepreist?.['datumgeaendert']) > datumgeaendert).toBe(true);
  });
});

describe('The history', () => {
  it('names who did it and when: captured, changed, marked, taken back, transferred, reported', async () => {
    const anfang = new Date().toISOString();
    const auftrag = await angelegt(portal);
    const { id, spedeigennr } = auftrag;
    const dispo = await portal.als('dispo');
    const kunde = await portal.als('kunde');
    await dispo
      .put(`/api/auftraege/${id}`)
      .send({ ...auftrag, hinweis: 'anders' })
      .expect(200);
    await kunde.post('/api/auftraege/uebertragen').send([id]).expect(200);
    await dispo.post('/api/auftraege/resetStati').send([id]).expect(200);
    await dispo.post('/api/auftraege/uebertragen').send([id]).expect(200);
    await uebergib(portal);
    const zeitpunkt = new Date().toISOString();
    await portal
      .anonym()
      .post('/api/dispo/status')
      .set('x-dispo-schluessel', schluessel)
      .send({ meldungen: [{ auftragsnummer: spedeigennr, ereignis: 'E-1', status: 5, zeitpunkt }] })
      .expect(200);
    const { auftragshistorie, aenderer } = await gelesen(portal, id);
    expect(auftragshistorie.map((h) => [h.sendungsstatus.id, h.benutzer?.name ?? null, h.kommentar])).toEqual(
      [
        [1, 'kunde', null],
        [1, 'dispo', 'Auftrag geändert'],
        [2, 'kunde', null],
        [1, 'dispo', 'Übertragung zurückgenommen'],
        [2, 'dispo', null],
        [3, null, null],
        [5, null, null],
      ],
    );
    expect(aenderer?.name).toBe('dispo');
    const zeiten = auftragshistorie.map((h) => h.datum);
    expect(zeiten).toEqual([...zeiten].sort());
    expect([(zeiten[0] ?? '') >= anfang, zeiten.at(-1)]).toEqual([true, zeitpunkt]);
  });
});
