import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressimportlauf, Importergebnis } from '@frachtportal/domain/adresse/adressimport';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import type { Portal } from '../../../testing/portal.js';
import type { Gegenstelle } from '../../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../../dispo/testing/unterwegs.js';
import { AdresseSchreiben } from '../adresse-schreiben.repository.js';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  ({ portal, stelle } = await startePortalMitGegenstelle());
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

const senden = async (zeilen: unknown, ziel: unknown = portal.welt.nordKunde, wer = 'admin') =>
  (await portal.als(wer))
    .post('/api/adressen/import')
    .query(ziel ? { mandant_id: ziel as number } : {})
    .send(zeilen as object);
const importiert = async (zeilen: unknown, ziel?: number): Promise<Importergebnis> => {
  const antwort = await senden(zeilen, ziel);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  return antwort.body;
};
const lies = async (nummer: string): Promise<Adresse> =>
  (await (await portal.als('kunde')).get(`/api/adressen/nr/${nummer}`).expect(200)).body;
const anzahl = async () =>
  (await portal.db.eine<{ n: number }>('SELECT count(*)::int AS n FROM adresse'))?.n ?? 0;

const zeile = (nummer: string, dazu: object = {}) => ({
  fremdnummer: nummer,
  name: `Empfänger ${nummer}`,
  zeile2: '',
  zeile3: '',
  strasse: 'Weg',
  hausnummer: '1',

  zusatz: '',
  ortsteil: '',
  ort: 'Bremen',
  plz: '28195',
  lkz: 'D',
  kontakt: 'Frau Jäger',
  telefon: '0421 1',
  ...dazu,
});

describe('Letzte Importe', () => {
  const laeufe = async (wer = 'admin'): Promise<Adressimportlauf[]> =>
    (await (await portal.als(wer)).get('/api/adressen/import/laeufe').expect(200)).body;

  it('are remembered with their refused rows, said in the language of whoever asks [Z-507]', async () => {
    const admin = await portal.als('admin');
    await admin
      .post('/api/adressen/import')
      .query({ mandant_id: portal.welt.nordKunde, dateiname: 'Stamm.csv' })
      .send([zeile('L1'), zeile('L2', { plz: '2819' })])
      .expect(200);
    const [lauf] = await laeufe();
    expect(lauf).toMatchObject({
      mandant: 'Müller & Söhne Maschinenbau GmbH',
      dateiname: 'Stamm.csv',
      benutzer: 'admin',
      zustand: 'uebernommen',
      zeilen: 2,
      uebernommen: 1,
      neu: 1,
      abgelehnt: 1,
    });
    const zeilen = (kopf: Record<string, string>) =>
      admin.get(`/api/adressen/import/laeufe/${lauf?.id}/zeilen?nur=fehler`).set(kopf).expect(200);
    const { body: deutsch } = await zeilen({});
    expect(deutsch).toMatchObject([{ nummer: 2, meldungen: [{ field: 'plz' }] }]);
    const { body: englisch } = await zeilen({ languageId: '51' });
    expect(englisch[0].meldungen[0].text).not.toBe(deutsch[0].meldungen[0].text);
  });

  it('are twenty a client at most, and none of a run that failed', async () => {
    for (let i = 0; i < 21; i++) await importiert([zeile(`L3-${i}`)]);
    const vorher = await laeufe();
    expect(vorher).toHaveLength(20);
    const spion = vi.spyOn(AdresseSchreiben.prototype, 'anlegen').mockRejectedValueOnce(new Error('voll'));
    expect((await senden([zeile('L4')])).status).toBe(500);
    spion.mockRestore();
    expect(await laeufe()).toEqual(vorher);
  });
});

describe('Adressimport', () => {
  it('refuses a row with blanks for its name, with a number and without', async () => {
    const { abgelehnt, fehler } = await importiert([zeile('', { name: ' ' }), zeile('B9', { name: ' ' })]);
    expect([abgelehnt, fehler.map((f) => f.field)]).toEqual([2, ['name', 'name']]);
  });

  it('takes the good rows and names the bad ones by row, field and message [2-7.012 C-047]', async () => {
    const vorher = await anzahl();
    const ergebnis = await importiert([
      zeile('A1'),
      zeile('A2', { plz: '123' }),
      zeile('A3', { name: '' }),
      zeile('A4', { ort: 'x'.repeat(36), lkz: 'ZZ' }),
      zeile('A1', { name: 'noch einmal' }),
      'keine Zeile',
      zeile('A6', { evil: 1 }),
      zeile('A7', { telefon: 5 }),
      zeile('A8', { name: 'a\0b' }),
      zeile('', { name: 'Ohne Nummer' }),
      zeile('', { name: 'ohne nummer' }),
    ]);
    expect(ergebnis).toMatchObject({
      zeilen: 11,
      angelegt: 2,
      aktualisiert: 0,
      unveraendert: 0,
      abgelehnt: 9,
    });
    expect(ergebnis.fehler.map((f) => [f.zeile, f.field, f.key])).toEqual([
      [2, 'plz', 'adresse.plzStellen'],
      [3, 'name', 'feld.pflicht'],
      [4, 'ort', 'feld.zuLang'],
      [4, 'lkz', 'auftragseingang.land'],
      [5, 'fremdnummer', 'adressimport.nummerDoppelt'],
      [6, null, 'feld.objekt'],
      [7, 'evil', 'feld.unbekannt'],
      [8, 'telefon', 'feld.text'],
      [9, 'name', 'feld.zeichen'],
      [11, 'name', 'adressimport.zeileDoppelt'],
    ]);
    expect(ergebnis.fehler[4]?.text).toBe('Die Nummer A1 steht schon in Zeile 1.');
    expect(await anzahl()).toBe(vorher + 2);
    expect(await lies('A1')).toMatchObject({
      name: 'Empfänger A1',
      matchcode: 'EMPFÄNGER A1 BREMEN',
      zeile2: null,
      lkz: 'D',
      mandantId: portal.welt.nordKunde,
      kontakt: 'Frau Jäger',
    });
  });

  it('names a country that nobody knows, whatever its length', async () => {
    const laender = ['Atlantis', ' zz ', 'x'.repeat(5000), 'a\0b'];
    const { fehler } = await importiert(laender.map((lkz, i) => zeile(`L${i}`, { lkz })));
    expect(fehler.map((f) => [f.field, f.text])).toEqual([
      ['lkz', 'Das Land „Atlantis“ ist nicht bekannt.'],
      ['lkz', 'Das Land „zz“ ist nicht bekannt.'],
      ['lkz', `Das Land „${'x'.repeat(100)}“ ist nicht bekannt.`],
      ['lkz', expect.stringContaining('Zeichen')],
    ]);
  });

  it('says why a row is bad in the language of whoever asked, with its values', async () => {
    const { body } = await (await portal.als('admin'))
      .post('/api/adressen/import')
      .query({ mandant_id: portal.welt.nordKunde })
      .set('languageId', '51')
      .send([zeile('E1'), zeile('E1'), zeile('E2', { ort: 'x'.repeat(36) })]);
    expect(body.fehler).toEqual([
      {
        zeile: 2,
        field: 'fremdnummer',
        key: 'adressimport.nummerDoppelt',
        text: 'The number E1 already stands in row 1.',
      },
      { zeile: 3, field: 'ort', key: 'feld.zuLang', text: 'Please enter at most 35 characters.' },
    ]);
  });

  it('changes what the client already has by its number, and only what the row mentions', async () => {
    await importiert([zeile('B1'), zeile('B2')]);
    const vorher = await lies('B1');
    const ergebnis = await importiert([
      { fremdnummer: 'B1', name: 'Neuer Name', telefon: '' },
      { fremdnummer: 'B2', name: 'Empfänger B2' },
    ]);
    expect(ergebnis).toMatchObject({ angelegt: 0, aktualisiert: 1, unveraendert: 1, abgelehnt: 0 });
    expect(await lies('B1')).toEqual({
      ...vorher,
      name: 'Neuer Name',
      matchcode: 'NEUER NAME BREMEN',
      telefon: null,
    });
    expect((await importiert([{ fremdnummer: 'B1', name: 'x', lkz: 'A' }])).fehler[0]).toMatchObject({
      field: 'plz',
    });
  });

  it('adds nothing when the same file comes again, with numbers or without', async () => {
    const datei = [zeile('C1'), zeile('', { name: 'Namenlos GmbH' })];
    await importiert(datei);
    const vorher = await anzahl();
    expect(await importiert(datei)).toMatchObject({ angelegt: 0, unveraendert: 2 });
    expect(await anzahl()).toBe(vorher);
  });

  it('knows numbers of the chosen client only', async () => {
    await importiert([zeile('D1')], portal.welt.nordKunde);
    expect(await importiert([zeile('D1')], portal.welt.nordMetro)).toMatchObject({ angelegt: 1 });
  });

  it('leaves an address in transfer as it is', async () => {
    await importiert([zeile('E1'), zeile('E2')]);
    const { body } = await (await portal.als('kunde')).get('/api/adressen/nr/E1').expect(200);
    const beenden = await unterwegs(portal, stelle, [body.id]);
    const ergebnis = await importiert([zeile('E1', { name: 'Anders' }), zeile('E2', { name: 'Anders' })]);
    expect(ergebnis).toMatchObject({ aktualisiert: 1, abgelehnt: 1 });
    expect(ergebnis.fehler).toMatchObject([{ zeile: 1, field: 'name', key: 'adresse.inUebertragung' }]);
    await beenden();
  });

  it('takes 10,000 rows in time, also as a change of all of them', async () => {
    const datei = (name: string) =>
      Array.from({ length: 10_000 }, (_, i) => zeile(`F${i}`, { name: `${name} ${i}` }));
    for (const [name, was] of [
      ['Erste', 'angelegt'],
      ['Zweite', 'aktualisiert'],
    ] as const) {
      expect(await importiert(datei(name))).toMatchObject({ [was]: 10_000, abgelehnt: 0 });
    }
  });

  it('that dies on the way leaves everything as it was', async () => {
    const vorher = await anzahl();
    const schreiben = portal.app.get(AdresseSchreiben, { strict: false });
    const echt = schreiben.anlegen.bind(schreiben);
    let mal = 0;
    schreiben.anlegen = (mandant, adressen) => {
      if (++mal === 2) throw new Error('abgerissen');
      return echt(mandant, adressen);
    };
    const antwort = await senden(Array.from({ length: 1200 }, (_, i) => zeile(`G${i}`)));
    schreiben.anlegen = echt;
    expect([antwort.status, mal]).toEqual([500, 2]);
    expect(await anzahl()).toBe(vorher);
  });

  it('needs a client that is visible [2-5.045]', async () => {
    const ohne = await senden([zeile('H1')], null);
    expect([ohne.status, ohne.body]).toEqual([
      400,
      [expect.objectContaining({ field: 'mandant_id', text: 'Bitte Mandant auswählen' })],
    ]);
    expect((await senden([zeile('H1')], portal.welt.alpen)).status).toBe(404);
    expect((await senden([zeile('H1')], 'x')).status).toBe(400);
  });

  it.each([[{}], ['text'], [5]])('refuses %j in place of a list', async (inhalt) => {
    const antwort = await (await portal.als('admin'))
      .post('/api/adressen/import')
      .query({ mandant_id: portal.welt.nordKunde })
      .set('content-type', 'application/json')
      .send(JSON.stringify(inhalt));
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'feld.liste']);
  });

  it('takes more than other calls do, but not everything', async () => {
    const grosseZeile = zeile('I1', { evil: 'x'.repeat(2_000_000) });
    expect(await importiert([grosseZeile])).toMatchObject({ abgelehnt: 1 });
    expect((await senden([zeile('I1', { evil: 'x'.repeat(21_000_000) })])).status).toBe(413);
    expect((await senden(Array.from({ length: 50_001 }, () => 0))).status).toBe(400);
  });

  it('is for administrators of a main client, and not where editing is denied [2-1.009]', async () => {
    for (const wer of ['dispo', 'kunde', 'leser', 'fremd']) {
      expect((await senden([zeile('J1')], portal.welt.benutzer[wer]?.mandantId, wer)).status).toBe(403);
    }
    await portal.anonym().post('/api/adressen/import').send([]).expect(401);
    await konfiguriere(portal, { denyOrderEdit: 'true' });
    expect((await senden([zeile('J1')])).status).toBe(403);
  });
});
