import { einAuftrag, eineAdresse } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Abholtage } from './abholtage.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

/** What the forwarder's clock shows; sessions and tokens go on by the real one. */
function esIst(tag: string, uhrzeit = '10:00') {
  const abholtage = portal.app.get(Abholtage, { strict: false });
  vi.spyOn(abholtage, 'jetzt').mockReturnValue({ tag, uhrzeit });
}

const montag = '2026-11-23';
const bremen = { lkz: 'D', plz: '28195', ort: 'Bremen' };

const frage = async (query: object = bremen, wer = 'kunde', kopf: Record<string, string> = {}) =>
  (await portal.als(wer)).get('/api/kalender/abholung').query(query).set(kopf);
const abholung = async (query?: object, wer?: string) => (await frage(query, wer)).body;

/** What the administrator stores in the clients' screen. */
async function annahmeBis(id: number, annahmeschluss: object | null): Promise<object> {
  const admin = await portal.als('admin');
  const { body } = await admin.get(`/api/mandanten/${id}`);
  return (
    await admin
      .put(`/api/mandanten/${id}`)
      .send({ ...body, annahmeschluss })
      .expect(200)
  ).body;
}
const taeglich = (zeit: string) => ({ montag: zeit, dienstag: zeit, mittwoch: zeit, freitag: '12:00' });

describe('Der Abholtag eines neuen Auftrags [Z-340]', () => {
  it('ist heute, an freien Tagen des Abholorts der nächste Werktag', async () => {
    esIst(montag);
    expect(await abholung()).toEqual({ beladedatum: '2026-11-23', hinweis: null });
    esIst('2026-11-22');
    expect(await abholung()).toEqual({
      beladedatum: '2026-11-23',
      hinweis: 'Am Wochenende wird nicht abgeholt – Abholung ab Mo 23.11.',
    });
    esIst('2028-08-15');
    expect((await abholung()).beladedatum).toBe('2028-08-15');
    expect(await abholung({ lkz: 'D', plz: '80331', ort: 'München' })).toEqual({
      beladedatum: '2028-08-16',
      hinweis: 'Heute ist am Abholort Feiertag (Mariä Himmelfahrt) – Abholung ab Mi 16.08.',
    });
    expect((await abholung({ land: 2, plz: '1010' })).beladedatum).toBe('2028-08-16');
    expect((await abholung({ lkz: 'NL', plz: '1012' })).beladedatum).toBe('2028-08-15');
  });

  it('ist ohne Abholort der am Ort des Mandanten', async () => {
    const { nordKunde } = portal.welt;
    const admin = await portal.als('admin');
    const { body } = await admin.get(`/api/mandanten/${nordKunde}`);
    const adresse = { name: 'Müller', lkz: 'D', plz: '80331', ort: 'München' };
    await admin
      .put(`/api/mandanten/${nordKunde}`)
      .send({ ...body, adresse })
      .expect(200);
    esIst('2028-08-15');
    expect((await abholung({})).beladedatum).toBe('2028-08-16');
    expect((await abholung({}, 'dispo')).beladedatum).toBe('2028-08-15');
  });

  it('liest nur sichtbare Mandanten und gültige Angaben', async () => {
    expect((await frage({ mandant: portal.welt.alpen })).status).toBe(404);
    expect((await frage({ plz: 'x'.repeat(10) })).body[0].field).toBe('plz');
    expect((await frage({ tag: '2026-01-01' })).status).toBe(400);
  });
});

describe('Der Annahmeschluss', () => {
  it('eines Hauptmandanten gilt für seine Untermandanten, bis sie einen eigenen haben', async () => {
    const { nord, nordKunde } = portal.welt;
    expect(await annahmeBis(nord, taeglich('15:00'))).toMatchObject({
      annahmeschluss: { ...taeglich('15:00'), donnerstag: null },
    });
    esIst(montag);
    expect((await abholung()).hinweis).toBeNull();
    esIst(montag, '16:00');
    expect(await abholung()).toEqual({
      beladedatum: '2026-11-24',
      hinweis: 'Annahmeschluss 15:00 Uhr ist vorbei – Abholung ab Di 24.11.',
    });
    const englisch = await frage(bremen, 'kunde', { languageId: '51' });
    expect(englisch.body.hinweis).toBe('Orders were accepted until 15:00 – pickup from Tue 24.11.');
    await annahmeBis(nordKunde, taeglich('17:00'));
    esIst(montag, '16:00');
    expect((await abholung()).beladedatum).toBe('2026-11-23');
    expect((await abholung({}, 'dispo')).beladedatum).toBe('2026-11-24');
  });

  it('ohne Uhrzeit eines Tages: an dem Tag wird nichts angenommen', async () => {
    esIst('2026-11-26');
    expect(await abholung()).toEqual({
      beladedatum: '2026-11-27',
      hinweis: 'Heute werden keine Aufträge angenommen – Abholung ab Fr 27.11.',
    });
  });

  it('ohne jede Uhrzeit ist wieder der des Hauptmandanten; wer ihn nicht nennt, lässt ihn', async () => {
    const { nordKunde } = portal.welt;
    const admin = await portal.als('admin');
    const nurName = { name: 'Müller & Söhne Maschinenbau GmbH' };
    const { body } = await admin.put(`/api/mandanten/${nordKunde}`).send(nurName).expect(200);
    expect(body.annahmeschluss).toEqual({ ...taeglich('17:00'), donnerstag: null });
    expect(await annahmeBis(nordKunde, { montag: null })).toMatchObject({ annahmeschluss: null });
    esIst(montag, '16:00');
    expect((await abholung()).beladedatum).toBe('2026-11-24');
  });

  it.each(['24:00', '8:00', 'mittags', 15])('%j ist keine Uhrzeit', async (zeit) => {
    const admin = await portal.als('admin');
    const { status, body } = await admin
      .put(`/api/mandanten/${portal.welt.nord}`)
      .send({ name: 'Nordlicht Spedition GmbH', annahmeschluss: { montag: zeit } });
    expect([status, body[0].field]).toEqual([400, 'annahmeschluss.montag']);
  });

  it('gilt auch für den Auftrag aus einer Vorlage, an ihrem Abholort', async () => {
    const dispo = await portal.als('dispo');
    const auftrag = einAuftrag().mit({ absenderAdresse: eineAdresse().build() }).build();
    const vorlage = { vorlageName: 'Mit Abholtag', auftrag };
    const { body } = await dispo.post('/api/auftragsvorlagen').send(vorlage).expect(201);
    esIst(montag, '16:00');
    const { beladedatum, entladedatum } = (await dispo.get(`/api/auftraege/vorlage/${body.id}`)).body;
    expect([beladedatum, entladedatum]).toEqual(['2026-11-24', '2026-11-25']);
  });
});

it('Die Abholung an einem Sonntag oder Feiertag des Ortes ist ein Hinweis', async () => {
  const kunde = await portal.als('kunde');
  const absenderAdresse = eineAdresse().mit({ lkz: 'D', plz: '80331', ort: 'München' }).build();
  const auftrag = einAuftrag().mit({
    absenderAdresse,
    beladedatum: '2028-08-15',
    entladedatum: '2028-08-20',
  });
  const { body } = await kunde.post('/api/auftraege').send(auftrag.build()).expect(201);
  const gemeldet = body.hinweise.filter((h: { regel: string }) => h.regel === 'abholungFrei');
  expect(gemeldet).toEqual([
    {
      regel: 'abholungFrei',
      schwere: 'hinweis',
      feld: 'beladedatum',
      text: 'Am Abholort ist an diesem Tag Feiertag (Mariä Himmelfahrt).',
    },
  ]);
});
