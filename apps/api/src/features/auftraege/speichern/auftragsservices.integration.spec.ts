import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuehreAus } from '../../../testing/migration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { seitentexte } from '../../berichte/testing/pdf-text.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  const admin = await portal.als('admin');
  const { nordKunde } = portal.welt;
  for (const eigener of [
    { spezNum: 901, bezkurz: 'Eigener Schalter', typ: 'Logisch' },
    { spezNum: 902, bezkurz: 'Eigene Zahl', typ: 'Integer', editable: true },
    { spezNum: 777, bezkurz: 'Kranen am', typ: 'Datum', isKostenpfl: true, mandantId: nordKunde },
    { spezNum: 6, bezkurz: 'Hebebühne 2 t', typ: 'Integer', isKostenpfl: false, mandantId: nordKunde },
  ])
    await admin.post('/api/auftragdefaultservice').send(eigener).expect(201);
});
afterAll(() => portal.schliessen());

const sende = async (...auftragServices: object[]) => {
  const auftrag = { ...JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build())), auftragServices };
  return (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
};

describe('Services eines Auftrags', () => {
  it('are defined by number, type and short name, also those a client adds itself [1-3.150-152]', async () => {
    const { body } = await (await portal.als('kunde')).get('/api/auftragdefaultservice').expect(200);
    const definitionen = body as { spezNum: number; typ: string; bezkurz: string }[];
    for (const { spezNum, typ, bezkurz } of definitionen) {
      expect(spezNum).toBeGreaterThanOrEqual(5);
      expect(['Logisch', 'Datum', 'Integer', 'Dezimal', 'Text']).toContain(typ);
      expect(bezkurz).not.toBe('');
    }
    const eigene = definitionen.filter((d) => d.spezNum > 900).toSorted((a, b) => a.spezNum - b.spezNum);
    expect(eigene.map((d) => [d.spezNum, d.typ, d.bezkurz])).toEqual([
      [901, 'Logisch', 'Eigener Schalter'],
      [902, 'Integer', 'Eigene Zahl'],
    ]);
  });

  it('are sent with order, number and value; the order is always the one they stand in [1-3.149,151]', async () => {
    const { status, body } = await sende(
      { auftragID: 4711, spez_num: 901, wert: 'true' },
      { auftragID: 4711, spez_num: 902, wert: '12' },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const { id, auftragServices } = body as Auftrag;
    expect(auftragServices.map((s) => [s.auftragID, s.spez_num, s.wert, s.bezeichnung, s.typ])).toEqual([
      [id, 901, 'true', 'Eigener Schalter', 'Logisch'],
      [id, 902, '12', 'Eigene Zahl', 'Integer'],
    ]);
  });

  it.each([
    [8, '31.02.2026', 'Bitte ein gültiges Datum eingeben.'],
    [8, '2026-02-31', 'Bitte ein gültiges Datum eingeben.'],
    [8, '2026-02-28T24:00', 'Bitte ein gültiges Datum eingeben.'],
    [902, '1,5', 'Bitte eine Zahl eingeben.'],
    [10, 'viel', 'Bitte eine Zahl eingeben.'],
    [8, 'true', 'Bitte ein gültiges Datum eingeben.'],
    [9, 'true', 'Bitte eine Zahl eingeben.'],
    [10, 'true', 'Bitte eine Zahl eingeben.'],
    [10, 'false', 'Bitte eine Zahl eingeben.'],
    [48, 'quatsch', 'Bitte Ja oder Nein angeben.'],
    [48, 'TRUE', 'Bitte Ja oder Nein angeben.'],
  ])('of number %i are refused with the value %s, as in the dialog', async (spez_num, wert, text) => {
    const { status, body } = await sende({ spez_num, wert });
    expect([status, body]).toEqual([
      400,
      [expect.objectContaining({ field: 'auftragServices[0].wert', text })],
    ]);
  });

  it('take the values of their type', async () => {
    const werte = { 5: 'Tor 3', 8: '2026-11-23T14:30', 10: '1500.5', 902: '3' };
    const { status, body } = await sende(
      ...Object.entries(werte).map(([spez_num, wert]) => ({ spez_num: Number(spez_num), wert })),
    );
    expect(status, JSON.stringify(body)).toBe(201);
  });

  it.each([
    [48, 'false'],
    [48, null],
    [48, ''],
    [5, null],
    [8, ''],
    [9, '  '],
  ])('of number %i with the value %j are off and not kept', async (spez_num, wert) => {
    const { status, body } = await sende({ spez_num, wert }, { spez_num: 7, wert: 'true' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ abtragen: false, auftragServices: [{ spez_num: 7, active: true }] });
    const kunde = await portal.als('kunde');
    const gelesen = (await kunde.get(`/api/auftraege/${body.id}`).expect(200)).body;
    expect(gelesen.auftragServices.map((s: { spez_num: number }) => s.spez_num)).toEqual([7]);
    expect((await kunde.get(`/api/auftraege/${body.id}/xml`).expect(200)).text).not.toContain(
      `<spez_num>${spez_num}</spez_num>`,
    );
  });

  it('are switched off by changing the order', async () => {
    const { body } = await sende({ spez_num: 48, wert: 'true' }, { spez_num: 5, wert: 'Tor 3' });
    expect(body).toMatchObject({ abtragen: true, auftragServices: [{ spez_num: 5 }, { spez_num: 48 }] });
    const aus = body.auftragServices.map((s: object) => ({ ...s, wert: null }));
    const kunde = await portal.als('kunde');
    const geaendert = await kunde.put(`/api/auftraege/${body.id}`).send({ ...body, auftragServices: aus });
    expect(geaendert.status, JSON.stringify(geaendert.body)).toBe(200);
    expect(geaendert.body).toMatchObject({ abtragen: false, auftragServices: [] });
  });
});

it('A service whose definition has become another kind is off, and its order can be sent back as read', async () => {
  const admin = await portal.als('admin');
  const neu = { spezNum: 905, bezkurz: 'Etage', typ: 'Integer', editable: true };
  const { body: definition } = await admin.post('/api/auftragdefaultservice').send(neu).expect(201);
  const { body } = await sende({ spez_num: 905, wert: '3' });
  const { id, mandantId: _m, version: _v, ...rest } = definition;
  const schalter = { ...rest, typ: 'Logisch' };
  await admin.put(`/api/auftragdefaultservice/${id}`).send(schalter).expect(200);
  const kunde = await portal.als('kunde');
  const gelesen = (await kunde.get(`/api/auftraege/${body.id}`).expect(200)).body;
  expect(gelesen.auftragServices).toMatchObject([{ spez_num: 905, active: false }]);
  for (const ausgabe of [`auftraege/${body.id}/xml`, `auftraege/exportcsv/${body.id}`])
    expect((await kunde.get(`/api/${ausgabe}`).expect(200)).text).not.toContain('Etage');
  const zurueck = await kunde.put(`/api/auftraege/${body.id}`).send(gelesen);
  expect([zurueck.status, zurueck.body.auftragServices]).toEqual([200, []]);
  const falsch = await kunde
    .put(`/api/auftraege/${body.id}`)
    .send({ ...gelesen, auftragServices: [{ spez_num: 905, wert: '4' }] });
  expect([falsch.status, falsch.body[0].field]).toEqual([400, 'auftragServices[0].wert']);
});

describe('Eigene Services eines Mandanten', () => {
  const eigene = [
    { spez_num: 6, wert: '3' },
    { spez_num: 777, wert: '2026-11-23T14:30' },
  ];
  const erwartet = [
    { spez_num: 6, bezeichnung: 'Hebebühne 2 t', typ: 'Integer', isKostenpfl: false, active: true },
    { spez_num: 777, bezeichnung: 'Kranen am', typ: 'Datum', isKostenpfl: true, active: true },
  ];

  it('keep name, type and price mark when read, also by the main client, and in the XML', async () => {
    const { status, body } = await sende(...eigene);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.auftragServices).toMatchObject(erwartet);
    const dispo = await portal.als('dispo');
    const gelesen = (await dispo.get(`/api/auftraege/${body.id}`).expect(200)).body;
    expect(gelesen.auftragServices).toMatchObject(erwartet);
    const { text } = await dispo.get(`/api/auftraege/${body.id}/xml`).expect(200);
    expect(text).toContain('<bezeichnung>Kranen am</bezeichnung>');
    expect(text).toContain('<bezeichnung>Hebebühne 2 t</bezeichnung>');
  });

  it('stand on the paper by their name', async () => {
    const { body } = await sende(...eigene);
    const { body: druck } = await (await portal.als('kunde'))
      .get(`/api/jasper-print/encrypt-ids/${body.id}`)
      .expect(200);
    const papier = await portal.anonym().get('/api/berichte/speditionsauftrag').query(druck).buffer();
    const text = (await seitentexte(papier.body)).join(' ');
    expect(text).toContain('Kranen am: 23.11.2026 14:30');
    expect(text).toContain('Hebebühne 2 t: 3');
  });

  it('are the same in a template, and off ones are in none', async () => {
    const kunde = await portal.als('haupt');
    const vorlage = {
      vorlageName: 'Mit Kran',
      auftrag: { auftragServices: [...eigene, { spez_num: 48, wert: 'false' }] },
    };
    const { body } = await kunde.post('/api/auftragsvorlagen').send(vorlage).expect(201);
    expect(body.auftrag.auftragServices).toMatchObject(erwartet);
    const neu = (await kunde.get(`/api/auftraege/vorlage/${body.id}`).expect(200)).body;
    expect(neu.auftragServices).toMatchObject(erwartet);
    expect(neu.abtragen).toBe(false);
  });

  it('replace that of all with their number; another client still has that one', async () => {
    const angebot = async (wer: string) =>
      (await (await portal.als(wer)).get('/api/auftragdefaultservice').expect(200)).body
        .filter((d: { spezNum: number }) => d.spezNum === 6)
        .map((d: { bezkurz: string }) => d.bezkurz);
    expect(await angebot('kunde')).toEqual(['Hebebühne 2 t']);
    expect(await angebot('metro')).toEqual(['Hebebühne']);
  });
});

it('Stored orders nobody has received are cleaned, others tell what is on', async () => {
  const { body: offen } = await sende({ spez_num: 777, wert: '2026-11-23' });
  const { body: fort } = await sende({ spez_num: 49, wert: 'true' });
  const dispo = await portal.als('dispo');
  await dispo.post('/api/auftraege/uebertragen').send([fort.id]).expect(200);
  // What versions before have stored.
  const alt: [number, string | null][] = [
    [48, 'false'],
    [152, null],
    [6, 'true'],
    [5, ' '],
    [8, '2026-02-31'],
    [9, '3'],
    [10, 'quatsch'],
  ];
  for (const [nummer, wert] of alt)
    for (const { id } of [offen, fort])
      await portal.db.zeilen(
        `INSERT INTO auftrag_service (mandant_id, auftrag_id, spez_num, wert) VALUES ($1, $2, $3, $4)`,
        [portal.welt.nordKunde, id, nummer, wert],
      );
  await portal.db.zeilen('UPDATE auftrag SET abtragen = true, adv3 = true WHERE id = $1', [offen.id]);
  await fuehreAus(portal, '0110-services-an.sql');
  const gelesen = async (id: number) => (await dispo.get(`/api/auftraege/${id}`).expect(200)).body as Auftrag;
  const { auftragServices, abtragen, adv3 } = await gelesen(offen.id);
  expect(auftragServices.map((s) => s.spez_num)).toEqual([9, 777]);
  expect([abtragen, adv3]).toEqual([false, false]);
  const an = (await gelesen(fort.id)).auftragServices.filter((s) => s.active).map((s) => s.spez_num);
  expect(an).toEqual([9, 49]);
});
