import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../../testing/portal.js';
import type { Gegenstelle } from '../../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../../dispo/testing/unterwegs.js';
import { eigeneAdresse } from '../testing/adressen.js';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  ({ portal, stelle } = await startePortalMitGegenstelle());
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

const werte = (name: string, dazu: object = {}) => ({ name, lkz: 'D', plz: '28195', ort: 'Bremen', ...dazu });
const lege = async (name: string, dazu: object = {}, wer = 'kunde'): Promise<Adresse> =>
  (await (await portal.als(wer)).post('/api/adressen').send(werte(name, dazu)).expect(201)).body;
const fuehreZusammen = async (koerper: object, wer = 'kunde') =>
  (await portal.als(wer)).post('/api/adressen/zusammenfuehren').send(koerper);
const verwendung = async (...ids: number[]) =>
  (await (await portal.als('kunde')).get('/api/adressen/verwendung').query({ ids: ids.join() }).expect(200))
    .body;
const auftragMit = async (absender: Adresse, empfaenger: Adresse) => {
  const auftrag = {
    ...einAuftrag().build(),
    absenderAdresse: { id: absender.id, name: absender.name },
    empfaengerAdresse: { id: empfaenger.id, name: empfaenger.name },
  };
  const antwort = await (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body.id as number;
};

describe('Zusammenführen zweier Adressen [Z-502]', () => {
  it('one stays with the chosen values; orders, templates and links of the other follow [Z-501]', async () => {
    const kunde = await portal.als('kunde');
    const a = await lege('Müller GmbH', { telefon: '1' });
    const b = await lege('Mueller GmbH', { telefon: '2', fremdnummer: '4711' });
    const nurB = await auftragMit(b, b);
    const beide = await auftragMit(a, b);
    const vorlage = await (await portal.als('dispo'))
      .post('/api/auftragsvorlagen')
      .send({
        vorlageName: 'Mit b',
        mandant: { id: portal.welt.nordKunde },
        auftrag: { empfaengerAdresse: { id: b.id, name: 'b' } },
      })
      .expect(201);
    expect(await verwendung(a.id, b.id)).toEqual([
      { id: a.id, auftraege: 1, vorlagen: 0, eigeneVon: null },
      { id: b.id, auftraege: 2, vorlagen: 1, eigeneVon: null },
    ]);

    const antwort = await fuehreZusammen({
      bleibt: a.id,
      entfaellt: b.id,
      bleibtVersion: 1,
      entfaelltVersion: 1,
      adresse: werte('Müller GmbH', { telefon: '2', fremdnummer: '4711' }),
    });
    expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
    expect(antwort.body).toMatchObject({ id: a.id, name: 'Müller GmbH', telefon: '2', fremdnummer: '4711' });
    expect(antwort.headers['etag']).toBe('"2"');

    expect(await verwendung(a.id)).toEqual([{ id: a.id, auftraege: 2, vorlagen: 1, eigeneVon: null }]);
    for (const id of [nurB, beide]) {
      const { body } = await kunde.get(`/api/auftraege/${id}`).expect(200);
      // The link follows, what the order took over stays.
      expect(body.empfaengerAdresse).toMatchObject({ id: a.id, name: 'Mueller GmbH' });
    }
    const gelesen = await kunde.get(`/api/auftragsvorlagen/${vorlage.body.id}`).expect(200);
    expect(gelesen.body.auftrag.empfaengerAdresse).toMatchObject({ id: a.id, name: 'Müller GmbH' });
    expect((await kunde.get(`/api/adressen/${b.id}`).expect(200)).body.id).toBe(a.id);

    // A form that was opened before still names the old entry.
    expect(await auftragMit(b, a)).toBeGreaterThan(0);
    expect(await verwendung(a.id)).toMatchObject([{ auftraege: 3 }]);

    const [eintrag] = await portal.db.sql<{ gegenstand: string; einzelheiten: Record<string, unknown> }>(
      `SELECT gegenstand, einzelheiten FROM aenderungsprotokoll
       WHERE art = 'adresse.zusammengefuehrt' AND gegenstand = $1`,
      [`Mueller GmbH (${b.id}) → Müller GmbH (${a.id})`],
    );
    expect(eintrag?.einzelheiten).toMatchObject({
      entfallen: { telefon: '2' },
      vorher: { telefon: '1' },
      auftragsadressen: 3,
      vorlagen: 1,
    });
  });

  it('a chain of merges leads to the last one, and the own address of a client moves along', async () => {
    const a = await eigeneAdresse(portal, portal.welt.nordKunde, 'Kette a');
    const [b, c] = [await lege('Kette b'), await lege('Kette c')];
    await fuehreZusammen({ bleibt: b.id, entfaellt: a.id, adresse: werte('Kette b') });
    await fuehreZusammen({ bleibt: c.id, entfaellt: b.id, adresse: werte('Kette c') });
    const kunde = await portal.als('kunde');
    for (const id of [a.id, b.id]) {
      expect((await kunde.get(`/api/adressen/${id}`).expect(200)).body.id).toBe(c.id);
    }
    expect((await kunde.get('/api/adressen/currentMandantAdresse').expect(200)).body.id).toBe(c.id);
    expect(await verwendung(c.id)).toMatchObject([{ eigeneVon: 'Müller & Söhne Maschinenbau GmbH' }]);
  });

  it('leaves a fixed sender what it is, whichever of the two stays', async () => {
    const stelle = async (value: string) =>
      (await portal.als('admin'))
        .put('/api/config-param/coco')
        .send([{ key: 'client.isAbsenderEditDeny', value }])
        .expect(200);
    const kunde = await portal.als('kunde');
    const eigene = await eigeneAdresse(portal, portal.welt.nordKunde, 'Werk Nord');
    const andere = await lege('Ganz andere AG');
    await stelle('true');
    const gleich = { name: eigene.name, fremdnummer: eigene.fremdnummer, telefon: '040 7' };
    for (const [bleibt, entfaellt] of [
      [eigene.id, andere.id],
      [andere.id, eigene.id],
    ]) {
      const { status, body } = await fuehreZusammen({ bleibt, entfaellt, adresse: werte('Ganz andere AG') });
      expect([status, body[0].key]).toEqual([400, 'auftrag.absenderFest']);
    }
    const erlaubt = { bleibt: andere.id, entfaellt: eigene.id, adresse: { ...werte(''), ...gleich } };
    expect((await fuehreZusammen(erlaubt)).status).toBe(200);
    const { body } = await kunde.get('/api/adressen/currentMandantAdresse').expect(200);
    expect(body).toMatchObject({ id: andere.id, ...gleich });
    await stelle('false');
  });

  it('is refused, and nothing changes, where it must not be', async () => {
    const [a, b] = [await lege('Links'), await lege('Rechts')];
    const fremde = await lege('Anderer Mandant', {}, 'metro');
    const dispo = { bleibt: a.id, entfaellt: fremde.id, adresse: werte('x') };
    const gesendet = await lege('Unterwegs');
    const beenden = await unterwegs(portal, stelle, [gesendet.id]);
    const faelle: [number, string, object, string?][] = [
      [400, 'adresse.sichSelbst', { bleibt: a.id, entfaellt: a.id, adresse: werte('x') }],
      [400, 'feld.pflicht', { bleibt: a.id, entfaellt: b.id, adresse: werte('') }],
      [400, 'adresse.plzStellen', { bleibt: a.id, entfaellt: b.id, adresse: werte('x', { plz: '1' }) }],
      [404, 'server.nichtGefunden', { ...dispo }],
      [404, 'server.nichtGefunden', { bleibt: fremde.id, entfaellt: a.id, adresse: werte('x') }],
      [409, 'adresse.verschiedeneMandanten', dispo, 'dispo'],
      [409, 'server.konflikt', { bleibt: a.id, entfaellt: b.id, bleibtVersion: 9, adresse: werte('x') }],
      [409, 'server.konflikt', { bleibt: a.id, entfaellt: b.id, entfaelltVersion: 9, adresse: werte('x') }],
      [409, 'adresse.loeschenInUebertragung', { bleibt: a.id, entfaellt: gesendet.id, adresse: werte('x') }],
      [409, 'adresse.inUebertragung', { bleibt: gesendet.id, entfaellt: a.id, adresse: werte('x') }],
    ];
    for (const [status, key, koerper, wer] of faelle) {
      const antwort = await fuehreZusammen(koerper, wer);
      expect([antwort.status, antwort.body[0]?.key], JSON.stringify(koerper)).toEqual([status, key]);
    }
    const kunde = await portal.als('kunde');
    for (const { id, name } of [a, b, gesendet]) {
      expect((await kunde.get(`/api/adressen/${id}`).expect(200)).body).toMatchObject({ id, name });
    }
    await beenden();
  });

  it('of ten at once one wins, whichever way round they are', async () => {
    const [a, b] = [await lege('Wettlauf a'), await lege('Wettlauf b')];
    const antworten = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        fuehreZusammen({
          ...(i % 2 ? { bleibt: a.id, entfaellt: b.id } : { bleibt: b.id, entfaellt: a.id }),
          bleibtVersion: 1,
          entfaelltVersion: 1,
          adresse: werte('Wettlauf'),
        }),
      ),
    );
    const stati = antworten.map((r) => r.status).sort();
    expect(stati[0]).toBe(200);
    expect(stati.slice(1).every((s) => s === 404 || s === 409)).toBe(true);
  });
});
