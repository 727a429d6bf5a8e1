import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const profil = async (clientKunde: string) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send([{ key: 'client.clientKunde', value: clientKunde }])
    .expect(200);
const anlegen = async (werte: object, wer = 'kunde') =>
  (await portal.als(wer)).post('/api/auftraege').send({ ...einAuftrag().build(), ...werte });
const felder = ({ status, body }: { status: number; body: { field: string }[] }) => [
  status,
  status === 400 ? body.map((m) => m.field) : [],
];

describe('Nachnahme', () => {
  it('with IBAN is in euro', async () => {
    await profil('spedition-iban');
    const werte = { nachnahmeBetrag: 10, iban: 'DE89 3704 0044 0532 0130 00' };
    expect(felder(await anlegen({ ...werte, nachnahmeWaehrung: { id: 3 } }))).toEqual([
      400,
      ['nachnahmeWaehrung'],
    ]);
    const { status, body } = await anlegen({ ...werte, nachnahmeWaehrung: { id: 2 } });
    expect([status, body.iban, body.nachnahmeWaehrung.id]).toEqual([201, 'DE89370400440532013000', 2]);
  });

  it('may stay in the currency it is stored in when a client goes over to IBAN', async () => {
    await profil('standard');
    const { body } = await anlegen({ nachnahmeBetrag: 10, nachnahmeWaehrung: { id: 3 } });
    await profil('spedition-iban');
    const aendern = async (werte: object) =>
      (await portal.als('kunde')).put(`/api/auftraege/${body.id}`).send({ ...body, ...werte });
    const { status, body: danach } = await aendern({ hinweis: 'bleibt' });
    expect([status, danach.nachnahmeWaehrung?.id]).toEqual([200, 3]);
    expect(felder(await aendern({ nachnahmeWaehrung: { id: 4 } }))).toEqual([400, ['nachnahmeWaehrung']]);
  });

  it.each(['standard', 'spedition-iban', 'metro'])('keeps no wrong IBAN: %s', async (variante) => {
    await profil(variante);
    expect(felder(await anlegen({ iban: 'DE00 3704' }))).toEqual([400, ['iban']]);
    expect((await anlegen({ iban: 'de89370400440532013000' })).body.iban).toBe('DE89370400440532013000');
  });
});

describe('Ein Zustelldatum, das nicht erfasst wird', () => {
  it.each(['entladedatum', 'zustellDatumVon', 'zustellDatumBis'])(
    'is refused at the name that was sent: %s',
    async (name) => {
      await konfiguriere(portal, { isDenyZustelldatum: 'true' });
      const auftrag = { ...einAuftrag().ohneTermine().build(), beladedatum: '2027-03-01' };
      const antwort = await (await portal.als('kunde'))
        .post('/api/auftraege')
        .send({ ...auftrag, entladedatum: undefined, [name]: '2027-05-20' });
      expect(felder(antwort)).toEqual([400, [name]]);
      await konfiguriere(portal, {});
    },
  );
});

describe('Felder einer Variante', () => {
  it.each([
    ['zollvermerk', 'T1', 'spedition-iban'],
    ['spotpreisnr', 'SP-1', 'spedition-iban'],
    ['metrokennung', 1, 'metro'],
    ['dispohinweis', 'Rampe 3', 'standard', 'spedition-iban'],
  ])(
    '%s is refused outside of it; what is stored may stay',
    async (feld, wert, variante, ohne = 'standard') => {
      await profil(variante);
      const { status, body } = await anlegen({ [feld]: wert });
      expect([status, body[feld]]).toEqual([201, wert]);
      await profil(ohne);
      expect(felder(await anlegen({ [feld]: wert }))).toEqual([400, [feld]]);
      const kunde = await portal.als('kunde');
      const aendern = (werte: object) => kunde.put(`/api/auftraege/${body.id}`).send({ ...body, ...werte });
      expect((await aendern({ hinweis: 'bleibt' }).expect(200)).body[feld]).toBe(wert);
      expect(felder(await aendern({ [feld]: typeof wert === 'number' ? 2 : 'anders' }))).toEqual([
        400,
        [feld],
      ]);
      expect((await aendern({ [feld]: null }).expect(200)).body[feld]).toBeNull();
    },
  );

  it('stay away from an order made of a template, which says so', async () => {
    const haupt = await portal.als('haupt');
    await profil('spedition-iban');
    const auftrag = { zollvermerk: 'T1', spotpreisnr: 'SP-1', hinweis: 'kommt mit' };
    const vorlage = { vorlageName: 'Mit Zollvermerk', auftrag };
    const { body } = await haupt.post('/api/auftragsvorlagen').send(vorlage).expect(201);
    await profil('standard');
    const { headers, body: neu } = await haupt.get(`/api/auftraege/vorlage/${body.id}`).expect(200);
    expect([headers['ausgelassen'], neu.zollvermerk, neu.hinweis]).toEqual([
      'zollvermerk',
      null,
      'kommt mit',
    ]);
  });

  it('a dispatcher saves the order of a metro customer, who names the identifier', async () => {
    await profil('standard');
    const { status, body } = await anlegen({ metrokennung: 1 }, 'metro');
    expect([status, body.metrokennung]).toEqual([201, 1]);
    const dispo = await portal.als('dispo');
    const { body: neu } = await dispo
      .put(`/api/auftraege/${body.id}`)
      .send({ ...body, hinweis: 'Dispo' })
      .expect(200);
    expect([neu.metrokennung, neu.hinweis]).toEqual([1, 'Dispo']);
  });
});

describe('Gesperrte Einträge', () => {
  const neu = async (pfad: string, eintrag: object) => {
    const { body } = await (await portal.als('admin')).post(`/api/${pfad}`).send(eintrag).expect(201);
    return body as { id: number };
  };

  it('are refused in new orders, stay in stored ones, and do not come from a template', async () => {
    await profil('standard');
    const termin = await neu('terminkennzeichen', { langBezeichnung: 'Nachtexpress' });
    const verpackung = await neu('verpackungen', { langBezeichnung: 'Hobbock', kurzBezeichnung: 'HB' });
    await neu('auftragdefaultservice', { spezNum: 901, bezkurz: 'Alt', typ: 'Logisch' });
    const [position] = JSON.parse(JSON.stringify(einAuftrag().build().auftragspositionen));
    const werte = {
      terminkennzeichen: { id: termin.id },
      auftragspositionen: [{ ...position, verpackung: { id: verpackung.id }, verpackungAnzahl: 2 }],
      auftragServices: [
        { spez_num: 7, wert: 'true' },
        { spez_num: 901, wert: 'true' },
      ],
    };
    const { body: alt } = await anlegen(werte);
    const haupt = await portal.als('haupt');
    const vorlage = { vorlageName: 'Mit Gesperrtem', auftrag: werte };
    const { body: gespeichert } = await haupt.post('/api/auftragsvorlagen').send(vorlage).expect(201);
    const admin = await portal.als('admin');
    for (const pfad of ['terminkennzeichen', 'verpackungen', 'auftragdefaultservice']) {
      const alle = (await admin.get(`/api/${pfad}/pflege`).expect(200)).body as Record<string, unknown>[];
      const letzter = alle.toSorted((a, b) => Number(a['id']) - Number(b['id'])).at(-1);
      const { id, mandantId: _m, version: _v, ...rest } = letzter ?? {};
      await admin
        .put(`/api/${pfad}/${id}`)
        .send({ ...rest, awSperre: true })
        .expect(200);
    }
    const gesperrt = ['auftragServices[1].spez_num', 'auftragspositionen[0].verpackung', 'terminkennzeichen'];
    const { status, body } = await anlegen(werte);
    expect([status, body.map((m: { field: string }) => m.field).sort()]).toEqual([400, gesperrt]);
    const kunde = await portal.als('kunde');
    const bleibt = await kunde.put(`/api/auftraege/${alt.id}`).send({ ...alt, hinweis: 'bleibt' });
    expect([bleibt.status, bleibt.body.terminkennzeichen?.id]).toEqual([200, termin.id]);

    const { headers, body: aus } = await haupt.get(`/api/auftraege/vorlage/${gespeichert.id}`).expect(200);
    expect(String(headers['ausgelassen']).split(',').sort()).toEqual(gesperrt);
    expect([aus.terminkennzeichen, aus.auftragspositionen[0].verpackung]).toEqual([null, null]);
    expect(aus.auftragServices.map((s: { spez_num: number }) => s.spez_num)).toEqual([7]);
  });
});

describe('Ein fester Absender', () => {
  it('comes with a template that has another one; the order made from it is saved', async () => {
    await profil('standard');
    const haupt = await portal.als('haupt');
    const auftrag = { ...JSON.parse(JSON.stringify(einAuftrag().build())), verkehrsart: 1 };
    const vorlage = { vorlageName: 'Fremder Absender', auftrag };
    const { body: gespeichert } = await haupt.post('/api/auftragsvorlagen').send(vorlage).expect(201);
    const sitz = { name: 'Eigener Sitz', fremdnummer: '4711', plz: '20354', ort: 'Hamburg', land: { id: 1 } };
    const admin = await portal.als('admin');
    const { body: mandant } = await admin.get(`/api/mandanten/${portal.welt.nordKunde}`).expect(200);
    await admin
      .put(`/api/mandanten/${mandant.id}`)
      .send({ ...mandant, adresse: sitz })
      .expect(200);
    await profil('absender-fest');
    const { body: entwurf } = await haupt.get(`/api/auftraege/vorlage/${gespeichert.id}`).expect(200);
    expect(entwurf.absenderAdresse).toMatchObject({
      name: 'Eigener Sitz',
      fremdnummer: '4711',
      ort: 'Hamburg',
    });
    expect(entwurf.empfaengerAdresse.name).toBe(auftrag.empfaengerAdresse.name);
    const neu = await haupt.post('/api/auftraege').send(entwurf);
    expect([neu.status, neu.body.absenderAdresse?.name]).toEqual([201, 'Eigener Sitz']);
    await profil('standard');
  });
});
