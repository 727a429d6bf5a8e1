import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  type GebuchteLademittel,
  hoechstensBewegungen,
  type Kontoauszug,
  type Lademittelplanung,
  type Lademittelsaldo,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import exceljs from 'exceljs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alleAnweisungen } from '../../platform/database/anweisung.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { melde, uebergib, vonHand } from '../dispo/testing/auftraege.js';
import { pdf } from '../dokumente/testing/dateien.js';

const schluessel = 'schluessel-der-gegenstelle';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
  await konfiguriere(portal, tauschgeraete);
});
afterAll(() => portal.schliessen());

const pfad = '/api/lademittelkonten';
const tag = '2026-11-20';
const tauschgeraete = { 'client.isTauschgeraete': 'true' };
const hole = async <T>(wer: string, weg: string): Promise<T> =>
  (await (await portal.als(wer)).get(weg).expect(200)).body;
const sende = async (wer: string, weg: string, body: object | number[]) =>
  (await portal.als(wer)).post(weg).send(body);
const salden = (wer = 'kunde') => hole<Lademittelsaldo[]>(wer, pfad);
const saldo = async (kontoId: number, lademittelId = 1) =>
  (await salden()).find((s) => s.kontoId === kontoId && s.lademittelId === lademittelId)?.saldo ?? 0;
const auszug = (kontoId: number, von: string, bis: string, wer = 'kunde') =>
  hole<Kontoauszug>(wer, `${pfad}/${kontoId}/auszug?lademittelId=1&von=${von}&bis=${bis}`);
const buchung = (mehr: object = {}) => ({
  art: 'bewegung',
  richtung: 'abgabe',
  tag,
  lademittelId: 1,
  anzahl: 5,
  ...mehr,
});
async function buche(mehr: object = {}, wer = 'kunde'): Promise<GebuchteLademittel> {
  const antwort = await sende(wer, `${pfad}/buchungen`, buchung(mehr));
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}
const bestaetige = (wer: string, id: number, anzahl: number) =>
  sende(wer, `${pfad}/planungen/${id}/bestaetigen`, { tag, anzahl });
const storniere = (wer: string, id: number) => sende(wer, `${pfad}/buchungen/${id}/stornieren`, { tag });
const planungen = async (nummer: string, wer = 'kunde') =>
  (await hole<Lademittelplanung[]>(wer, `${pfad}/planungen`)).filter((p) => p.nummer === nummer);

/** The one booking that stands where several were tried at once. */
function gelungene(antworten: readonly { status: number; body: GebuchteLademittel }[]): GebuchteLademittel {
  const [eine, ...mehr] = antworten.filter((a) => a.status === 201);
  if (!eine || mehr.length) throw new Error('Es sollte genau eine Buchung gelingen');
  return eine.body;
}

/** Zero for each load unit, over all accounts of a client. */
function summen(alle: Lademittelsaldo[]): number[] {
  const je = new Map<string, number>();
  for (const { mandantId, lademittelId, saldo: s } of alle)
    je.set(`${mandantId}/${lademittelId}`, (je.get(`${mandantId}/${lademittelId}`) ?? 0) + s);
  return [...je.values()];
}

const mitTausch = (mehr: object = {}) => ({
  ...einAuftrag().ohneTermine().build(),
  tauschpaletteA: 7,
  ...mehr,
});
async function erfasse(body: object): Promise<Auftrag> {
  const antwort = await sende('kunde', '/api/auftraege', body);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}
const uebertrage = async (...ids: number[]) =>
  expect((await sende('kunde', '/api/auftraege/uebertragen', ids)).status).toBe(200);
const nimmZurueck = async (...ids: number[]) =>
  expect((await sende('kunde', '/api/auftraege/resetStati', ids)).status).toBe(200);

describe('What an order lets expect', () => {
  it('is planned when it is marked for transfer, and no longer when it is taken back, changed or deleted [Z-961]', async () => {
    const { id, spedeigennr, ...rest } = await erfasse(mitTausch({ tauschpaletteY: 2 }));
    expect(await planungen(spedeigennr)).toEqual([]);
    await uebertrage(id);
    const partner = rest.empfaengerAdresse?.name;
    expect(await planungen(spedeigennr)).toMatchObject([
      { lademittel: 'Europalette', anzahl: 7, partner },
      { lademittel: 'Gitterbox', anzahl: 2, partner },
    ]);
    expect(await planungen(spedeigennr, 'dispo')).toHaveLength(2);
    for (const fremder of ['fremd', 'metro']) expect(await planungen(spedeigennr, fremder)).toEqual([]);
    await nimmZurueck(id);
    expect(await planungen(spedeigennr)).toEqual([]);
    const jetzt = await hole<Auftrag>('kunde', `/api/auftraege/${id}`);
    const geaendert = { ...jetzt, tauschpaletteA: 9, tauschpaletteY: null };
    await (await portal.als('kunde')).put(`/api/auftraege/${id}`).send(geaendert).expect(200);
    await uebertrage(id);
    expect((await planungen(spedeigennr)).map((p) => p.anzahl)).toEqual([9]);
    await nimmZurueck(id);
    await (await portal.als('kunde')).delete(`/api/auftraege/${id}`).expect(204);
    expect(await planungen(spedeigennr)).toEqual([]);
  });

  it('is planned for many at once, whoever marks them', async () => {
    const auftraege = await Promise.all(Array.from({ length: 8 }, () => erfasse(mitTausch())));
    const ids = auftraege.map((a) => a.id);
    await Promise.all([uebertrage(...ids.slice(0, 4)), uebertrage(...ids.slice(4).toReversed())]);
    for (const { spedeigennr } of auftraege) expect(await planungen(spedeigennr)).toHaveLength(1);
  });

  it('is confirmed once, with the number that it was [Z-962]', async () => {
    const { id, spedeigennr } = await erfasse(mitTausch());
    await uebertrage(id);
    const [planung] = await planungen(spedeigennr);
    const nr = planung?.id ?? 0;
    expect((await bestaetige('leser', nr, 1)).status).toBe(403);
    expect((await bestaetige('fremd', nr, 1)).status).toBe(404);
    const zugleich = await Promise.all([bestaetige('kunde', nr, 4), bestaetige('dispo', nr, 4)]);
    expect(zugleich.map((a) => a.status).toSorted()).toEqual([201, 409]);
    const nochmal = await bestaetige('kunde', nr, 4);
    expect([nochmal.status, nochmal.body[0]?.key]).toEqual([409, 'lademittel.schonBestaetigt']);
    expect(await planungen(spedeigennr)).toEqual([]);
    const { kontoId, id: gebucht } = gelungene(zugleich);
    const zeile = (await auszug(kontoId, tag, tag)).bewegungen.find((z) => z.id === gebucht);
    expect(zeile).toMatchObject({ art: 'bestaetigt', anzahl: 4, geplant: 7, nummer: spedeigennr });
    // Taken back it waits again; a booking outlives its order.
    expect((await storniere('kunde', gebucht)).status).toBe(201);
    expect(await planungen(spedeigennr)).toHaveLength(1);
    expect((await bestaetige('kunde', nr, 0)).status).toBe(201);
    await nimmZurueck(id);
    await (await portal.als('kunde')).delete(`/api/auftraege/${id}`).expect(204);
    const danach = (await auszug(kontoId, tag, tag)).bewegungen.filter((z) => z.nummer === spedeigennr);
    expect(danach.map((z) => [z.art, z.anzahl])).toEqual([
      ['bestaetigt', 4],
      ['storno', -4],
      ['bestaetigt', 0],
    ]);
  });

  it('is confirmed with a paper of its order, which stays named when it is gone', async () => {
    const { id, spedeigennr } = await erfasse(mitTausch());
    const dokument = async (objectId: number) =>
      (
        await (
          await portal.als('kunde')
        )
          .post('/api/dokumentenverweise/upload')
          .query({ objectId, filename: 'palettenschein.pdf' })
          .attach('file', pdf(), 'palettenschein.pdf')
          .expect(201)
      ).body.id as number;
    const [beleg, fremder] = [await dokument(id), await dokument((await erfasse(mitTausch())).id)];
    await uebertrage(id);
    const [planung] = await planungen(spedeigennr);
    const mit = (dokumentId: number) =>
      sende('kunde', `${pfad}/planungen/${planung?.id}/bestaetigen`, { tag, anzahl: 3, dokumentId });
    const falsch = await mit(fremder);
    expect([falsch.status, falsch.body[0]]).toMatchObject([400, { field: 'dokumentId' }]);
    const { kontoId } = (await mit(beleg)).body;
    const zeile = async () =>
      (await auszug(kontoId, tag, tag)).bewegungen.find((z) => z.nummer === spedeigennr);
    expect(await zeile()).toMatchObject({ dokumentId: beleg, dokument: 'palettenschein.pdf' });
    await (await portal.als('kunde')).delete(`/api/dokumentenverweise/${beleg}`).expect(204);
    expect(await zeile()).toMatchObject({ dokumentId: null, dokument: 'palettenschein.pdf' });
  });

  it('names the proof of delivery where one has come as a paper', async () => {
    const { id, spedeigennr } = await erfasse(mitTausch());
    await uebertrage(id);
    await uebergib(portal);
    await melde(portal, schluessel, {
      auftragsnummer: spedeigennr,
      ereignis: `P-${id}`,
      status: 10,
      quittiert: 'Meier',

      zeitpunkt: '2026-11-19T10:42:00Z',
      dokument: pdf('POD').toString('base64'),
      dokumentname: 'pod.pdf',
    });
    const [planung] = await planungen(spedeigennr);
    const { status, body } = await sende('kunde', `${pfad}/planungen/${planung?.id}/bestaetigen`, {
      tag,
      anzahl: 7,
      dokumentId: planung?.belegId,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const { bewegungen } = await auszug(body.kontoId, tag, tag);
    expect(bewegungen.find((z) => z.nummer === spedeigennr)).toMatchObject({ dokumentId: planung?.belegId });
  });

  it('counts exchange boards and frames, which are load units of the accounts alone', async () => {
    const { id, spedeigennr } = await erfasse(mitTausch({ tauschpaletteB: 3, tauschpaletteR: 4 }));
    await uebertrage(id);
    expect((await planungen(spedeigennr)).map((p) => [p.lademittel, p.anzahl])).toEqual(
      expect.arrayContaining([
        ['Tauschbrett', 3],
        ['Tauschrahmen', 4],
      ]),
    );
  });

  it('counts additional load units too', async () => {
    await konfiguriere(portal, { 'client.isZusaetzlicheLademittel': 'true' });
    const { id, spedeigennr } = await erfasse(einAuftrag().ohneTermine().mitLademittel(6, 2).build());
    await uebertrage(id);
    expect(await planungen(spedeigennr)).toMatchObject([{ lademittel: 'Einwegpalette', anzahl: 6 }]);
    await konfiguriere(portal, tauschgeraete);
  });
});

describe('Bookings', () => {
  it('go between the stock and a partner, and are taken back once [Z-960 Z-963 Z-964]', async () => {
    const adresseId = portal.welt.adressen.nordKunde;
    const { kontoId, id } = await buche({ adresseId });
    const vorher = await saldo(kontoId);
    await buche({ kontoId, richtung: 'erhalt', anzahl: 2 });
    expect(await saldo(kontoId)).toBe(vorher - 2);
    expect((await storniere('leser', id)).status).toBe(403);
    expect((await storniere('fremd', id)).status).toBe(404);
    const beide = await Promise.all([storniere('kunde', id), storniere('dispo', id)]);
    expect(beide.map((a) => a.status).toSorted()).toEqual([201, 409]);
    const gut = gelungene(beide);
    expect(await saldo(kontoId)).toBe(vorher - 7);
    expect((await storniere('kunde', gut.id)).body[0]?.key).toBe('lademittel.stornoBleibt');
    expect(summen(await salden())).toEqual(summen(await salden()).map(() => 0));
  });

  it('are the forwarder’s where no partner is named', async () => {
    const { kontoId } = await buche();
    const zeile = (await salden()).find((s) => s.kontoId === kontoId);
    expect(zeile?.partner).toBe('Nordlicht Spedition GmbH');
    expect((await buche()).kontoId).toBe(kontoId);
    const dispo = await buche({ mandantId: portal.welt.nordKunde }, 'dispo');
    expect(dispo.kontoId).toBe(kontoId);
    const bestand = (await salden()).find((s) => s.bestand);
    const antwort = await sende('kunde', `${pfad}/buchungen`, buchung({ kontoId: bestand?.kontoId }));
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'lademittel.eigenerBestand']);
  });

  it.each([
    [{ anzahl: 0 }, 'anzahl'],
    [{ anzahl: 1.5 }, 'anzahl'],
    [{ anzahl: 100_000 }, 'anzahl'],
    [{ tag: '2026-02-30' }, 'tag'],
    [{ art: 'bestaetigt' }, 'art'],
    [{ richtung: 'hin' }, 'richtung'],
    [{ lademittelId: 999_999 }, 'lademittelId'],
    [{ bemerkung: 'x'.repeat(201) }, 'bemerkung'],
    [{ geplant: 3 }, 'geplant'],
  ])('are refused at the field that is wrong: %j', async (falsch, feld) => {
    const { status, body } = await sende('kunde', `${pfad}/buchungen`, buchung(falsch));
    expect([status, body[0].field]).toEqual([400, feld]);
  });

  it('of others are not there', async () => {
    const { kontoId } = await buche({ adresseId: portal.welt.adressen.nordKunde });
    const { nordKunde, adressen } = portal.welt;
    const weg = `${pfad}/buchungen`;
    expect((await sende('fremd', weg, buchung({ kontoId }))).status).toBe(404);
    expect((await sende('fremd', weg, buchung({ mandantId: nordKunde }))).status).toBe(404);
    expect((await sende('kunde', weg, buchung({ adresseId: adressen.alpen }))).status).toBe(404);
    expect((await salden('fremd')).filter((s) => s.kontoId === kontoId)).toEqual([]);
    await (await portal.als('fremd'))
      .get(`${pfad}/${kontoId}/auszug?lademittelId=1&von=${tag}&bis=${tag}`)
      .expect(404);
    await (await portal.als('fremd')).get(`${pfad}?mandantId=${nordKunde}`).expect(404);
    expect((await salden('dispo')).some((s) => s.kontoId === kontoId)).toBe(true);
  });

  it('cannot be changed or deleted by any call, not even in the database', async () => {
    const { id, kontoId } = await buche();
    const vorher = await auszug(kontoId, tag, tag);
    const kunde = await portal.als('kunde');
    const wege = [`${pfad}/buchungen/${id}`, `${pfad}/${kontoId}`, `${pfad}/${kontoId}/auszug`];
    for (const weg of wege)
      for (const methode of ['put', 'patch', 'delete'] as const)
        expect((await kunde[methode](weg).send(buchung({ anzahl: 1 }))).status).toBe(404);
    expect(await auszug(kontoId, tag, tag)).toEqual(vorher);
    for (const sql of ['UPDATE lademittelbuchung SET anzahl = 1', 'DELETE FROM lademittelbuchung'])
      await expect(portal.db.sql(sql)).rejects.toThrow('storniert, nie geändert');
  });

  it('sent again under its key stands once; another under the same key is refused', async () => {
    const was = buchung({ adresseId: portal.welt.adressen.nordKunde, bemerkung: 'einmal' });
    const unter = async (body: object) =>
      (await portal.als('kunde')).post(`${pfad}/buchungen`).set('Idempotency-Key', 'palette-1').send(body);
    const [eine, ...mehr] = await Promise.all([unter(was), unter(was), unter(was)]);
    for (const antwort of [eine, ...mehr])
      expect([antwort?.status, antwort?.body]).toEqual([201, eine?.body]);
    const { bewegungen } = await auszug(eine?.body.kontoId, tag, tag);
    expect(bewegungen.filter((b) => b.bemerkung === 'einmal')).toHaveLength(1);
    expect((await unter({ ...was, anzahl: 6 })).status).toBe(409);
  });

  it('of sixteen at once leave all accounts at zero together', async () => {
    const adresseId = portal.welt.adressen.nordKunde;
    const { kontoId } = await buche({ adresseId });
    const vorher = await saldo(kontoId);
    const schreibe = async (n: number) => {
      const bewegt: number[] = [];
      for (let i = 0; i < 8; i++) {
        const richtung = (n + i) % 3 ? 'abgabe' : 'erhalt';
        const ziel = n % 2 ? { kontoId } : {};
        const { anzahl, id, kontoId: wohin } = await buche({ ...ziel, richtung, anzahl: n + i + 1 });
        const plus = richtung === 'abgabe' ? anzahl : -anzahl;
        if (i % 4 === 3) await storniere('kunde', id);
        else if (wohin === kontoId) bewegt.push(plus);
      }
      return bewegt.reduce((a, b) => a + b, 0);
    };
    const alle = await Promise.all(Array.from({ length: 16 }, (_, n) => schreibe(n)));
    expect(await saldo(kontoId)).toBe(vorher + alle.reduce((a, b) => a + b, 0));
    expect(new Set(summen(await salden()))).toEqual(new Set([0]));
  });
});

describe('The statement', () => {
  it('is the sum by hand, whatever was booked on which day [Z-965]', async () => {
    const anschrift = { name: 'Auszug GmbH', lkz: 'D', plz: '28195', ort: 'Bremen' };
    const adresse = await sende('kunde', '/api/adressen', anschrift);
    const { kontoId } = await buche({ adresseId: adresse.body.id, tag: '2026-06-15', anzahl: 1 });
    const gebucht = [{ tag: '2026-06-15', plus: 1 }];
    const tage = fc.integer({ min: 10, max: 28 }).map((t) => `2026-06-${t}`);
    await fc.assert(
      fc.asyncProperty(
        fc.record({ tag: tage, anzahl: fc.integer({ min: 1, max: 99_999 }), her: fc.boolean() }),
        tage,
        tage,
        async (neu, eins, zwei) => {
          await buche({ kontoId, tag: neu.tag, anzahl: neu.anzahl, richtung: neu.her ? 'erhalt' : 'abgabe' });
          gebucht.push({ tag: neu.tag, plus: neu.her ? -neu.anzahl : neu.anzahl });
          const [von = '', bis = ''] = [eins, zwei].toSorted();
          const summe = (gehoert: (t: string) => boolean) =>
            gebucht.filter((g) => gehoert(g.tag)).reduce((s, g) => s + g.plus, 0);
          const gelesen = await auszug(kontoId, von, bis);
          expect(gelesen.anfang).toBe(summe((t) => t < von));
          expect(gelesen.ende).toBe(summe((t) => t <= bis));
          expect(gelesen.gesamt).toBe(gebucht.filter((g) => g.tag >= von && g.tag <= bis).length);
          let stand = gelesen.anfang;
          for (const z of gelesen.bewegungen) {
            stand += z.anzahl;
            expect(z.saldo).toBe(stand);
          }
          expect(stand).toBe(gelesen.ende);
        },
      ),
      { numRuns: 40 },
    );
    await (await portal.als('kunde'))
      .get(`${pfad}/${kontoId}/auszug?lademittelId=1&von=2026-06-20&bis=2026-06-19`)
      .expect(400);
  });

  it('leaves as a spreadsheet with days and numbers, in the language of who asks [Z-966]', async () => {
    const anschrift = { name: '=Tabelle GmbH', lkz: 'D', plz: '28195', ort: 'Bremen' };
    const adresse = await sende('kunde', '/api/adressen', anschrift);
    const { kontoId, id } = await buche({ adresseId: adresse.body.id, tag: '2026-06-15', anzahl: 12 });
    await buche({ kontoId, tag: '2026-06-16', anzahl: 5, richtung: 'erhalt', bemerkung: '=1+1' });
    expect((await storniere('kunde', id)).status).toBe(201);
    const weg = `${pfad}/${kontoId}/auszug.xlsx?lademittelId=1&von=2026-06-16&bis=2026-12-31`;
    const lies = async (languageId: string) => {
      const { body, headers } = await (await portal.als('kunde'))
        .get(weg)
        .set('languageId', languageId)
        .responseType('blob')
        .expect(200);
      expect(headers['content-disposition']).toContain(`Kontoauszug-${kontoId}.xlsx`);
      const mappe = new exceljs.Workbook();
      await mappe.xlsx.load(body);
      const zeilen: unknown[][] = [];
      mappe.worksheets[0]?.eachRow((z) => zeilen.push((z.values as unknown[]).slice(1)));
      return zeilen;
    };
    const tagAls = (t: string) => new Date(`${t}T00:00:00Z`);
    const [titel, wessen, kopf, ...zeilen] = await lies('1');
    expect([titel, wessen]).toEqual([['Kontoauszug'], ['=Tabelle GmbH, Europalette']]);
    expect(kopf?.slice(0, 2)).toEqual(['Tag', 'Art']);
    expect(zeilen.map((z) => [z[0], z[1], z[4], z[5], z[6]])).toEqual([
      [tagAls('2026-06-16'), 'Anfangssaldo', undefined, 12, undefined],
      [tagAls('2026-06-16'), 'Bewegung', -5, 7, '=1+1'],
      [tagAls(tag), 'Storno', -12, -5, undefined],
      [tagAls('2026-12-31'), 'Endsaldo', undefined, -5, undefined],
    ]);
    expect((await lies('51'))[0]).toEqual(['Statement']);
    await (await portal.als('fremd')).get(weg).expect(404);
    const { body } = await (await portal.als('admin'))
      .get('/api/log/aenderungen?query=Lademittelkonto')
      .expect(200);
    expect(body[0]).toMatchObject({ art: 'export', gegenstand: 'Lademittelkonto' });
  });

  it('reads of 100,000 bookings only those it shows, and the balances none', async () => {
    const { kontoId } = await buche({ adresseId: portal.welt.adressen.nordKunde });
    await portal.db.sql(`INSERT INTO lademittelbuchung (mandant_id, art, tag, lademittel_id, von_konto_id, an_konto_id, anzahl,
      verfasser) SELECT b.mandant_id, 'bewegung', date '2024-01-01' + n % 1000, 1, b.von_konto_id, b.an_konto_id, 1 + n % 9, 'x'
      FROM lademittelbuchung b, generate_series(1, 100000) n WHERE b.id = (SELECT max(id) FROM lademittelbuchung
        WHERE an_konto_id = ${kontoId})`);
    await portal.db.sql('ANALYZE lademittelbuchung');
    const dauer = async (tat: () => Promise<unknown>) => {
      const an = performance.now();
      await tat();
      return Math.round(performance.now() - an);
    };
    await salden();
    console.log('100.000 Buchungen, in ms:', {
      salden: await dauer(() => salden()),
      alter: await dauer(() => hole('kunde', `${pfad}/alter`)),
      auszug: await dauer(() => auszug(kontoId, '2026-08-01', '2026-11-20')),
      alles: await dauer(() => auszug(kontoId, '2000-01-01', '2026-11-20')),
    });
    expect((await auszug(kontoId, '2000-01-01', '2026-11-20')).bewegungen).toHaveLength(hoechstensBewegungen);
    const buch = await (await portal.als('kunde')).get(
      `${pfad}/${kontoId}/auszug.pdf?lademittelId=1&von=2000-01-01&bis=2026-11-20`,
    );
    expect([buch.status, buch.body[0].key]).toEqual([409, 'lademittel.zuVieleBuchungen']);
    expect(new Set(summen(await salden()))).toEqual(new Set([0]));
    const { nordKunde } = portal.welt;
    const mandanten = `'{${nordKunde}}'::int[]`;
    const alles = [kontoId, 1, "'2000-01-01'::date", "'2026-11-20'::date", mandanten, hoechstensBewegungen];
    // Once from the index and once by its id; of the other direction the first, to see that it comes later.
    expect(await gelesen('lademittelstand.auszug', alles)).toBeLessThanOrEqual(2 * hoechstensBewegungen + 2);
    expect(await gelesen('lademittelstand.salden', [mandanten])).toBe(0);
    expect(await gelesen('lademittelstand.alter', [mandanten, "'2026-11-20'::date"])).toBe(0);
  });
});

interface Planknoten {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Planknoten[];
}

/** How many bookings a statement reads. */
async function gelesen(name: string, werte: readonly (string | number)[]): Promise<number> {
  const text = (alleAnweisungen.get(name)?.[0] ?? '').replace(/\$(\d)/g, (_g, n) =>
    String(werte[Number(n) - 1]),
  );
  const [zeile] = await portal.db.sql<{ 'QUERY PLAN': { Plan: Planknoten }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
  );
  const zaehle = (k: Planknoten): number =>
    (k['Relation Name'] === 'lademittelbuchung' && !k.Plans ? k['Actual Rows'] * k['Actual Loops'] : 0) +
    (k.Plans ?? []).reduce((summe, kind) => summe + zaehle(kind), 0);
  const plan = zeile?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`Kein Plan zu ${name}`);
  return zaehle(plan);
}
