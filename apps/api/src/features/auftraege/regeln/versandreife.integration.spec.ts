import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heute } from '../../../platform/http/uhr.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const bereit = () => JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build())) as Auftrag;
const mitPosition = (angaben: object) => ({
  auftragspositionen: [{ ...JSON.parse(JSON.stringify(einePosition().build())), ...angaben }],
});
const mitAdresse = (rolle: string, angaben: object) => ({
  [rolle]: { ...JSON.parse(JSON.stringify(eineAdresse().build())), ...angaben },
});

async function lege(angaben: object): Promise<Auftrag> {
  const kunde = await portal.als('kunde');
  const { status, body } = await kunde.post('/api/auftraege').send({ ...bereit(), ...angaben });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const uebertrage = async (ids: number[], pfad = 'uebertragen') =>
  (await portal.als('kunde')).post(`/api/auftraege/${pfad}`).send(ids);

describe('Ein Auftrag, der noch nicht übertragen werden kann', () => {
  it.each([
    [
      'ortFehlt',
      mitAdresse('empfaengerAdresse', { ort: null }),
      'empfaengerAdresse.ort',
      'Empfänger: Der Ort fehlt.',
    ],
    [
      'plzFehlt',
      mitAdresse('absenderAdresse', { plz: ' ' }),
      'absenderAdresse.plz',
      'Absender: Die Postleitzahl fehlt.',
    ],
    [
      'plzForm',
      mitAdresse('empfaengerAdresse', { lkz: null, plz: '1234' }),
      'empfaengerAdresse.plz',
      'Empfänger: Die Postleitzahl passt nicht zum Land D.',
    ],
    [
      'plzForm',
      mitAdresse('empfaengerAdresse', { lkz: 'A', plz: '10100' }),
      'empfaengerAdresse.plz',
      'Empfänger: Die Postleitzahl passt nicht zum Land A.',
    ],
    [
      'nichtsGezaehlt',
      mitPosition({ lademittel: null }),
      'auftragspositionen',
      'Keine Position nennt eine Anzahl mit Verpackung oder Lademittel.',
    ],
    [
      'terminVergangen',
      { beladedatum: '2026-03-03' },
      'beladedatum',
      'Die Abholung liegt in der Vergangenheit.',
    ],
    [
      'terminVergangen',
      { entladedatum: '2026-03-03' },
      'entladedatum',
      'Die Zustellung liegt in der Vergangenheit.',
    ],
  ])('%s: is stored, says so, and stays behind while the others go', async (regel, angaben, feld, text) => {
    const unreif = await lege(angaben);
    expect(unreif).toMatchObject({
      hinweise: expect.arrayContaining([{ regel, schwere: 'sperre', feld, text }]),
    });
    const allein = await uebertrage([unreif.id]);
    expect([allein.status, allein.body]).toEqual([
      409,
      [
        expect.objectContaining({
          key: 'auftrag.nichtVersandbereit',
          field: feld,
          text: `Der Auftrag ${unreif.spedeigennr} kann noch nicht übertragen werden. ${text}`,
        }),
      ],
    ]);
    const reif = await lege({});
    const zusammen = await uebertrage([unreif.id, reif.id]);
    expect(zusammen.body.map((z: Auftrag) => z.id)).toEqual([reif.id]);
    expect([zusammen.headers['abgelehnt'], zusammen.headers['abgelehnt-gruende']]).toEqual([
      String(unreif.id),
      `${unreif.id}=${regel}`,
    ]);
    const kunde = await portal.als('kunde');
    expect((await kunde.get(`/api/auftraege/${unreif.id}`).expect(200)).body.status.id).toBe(1);
  });

  it('goes as soon as it is mended', async () => {
    const unreif = await lege(mitAdresse('empfaengerAdresse', { ort: null, plz: null }));
    const { headers } = await uebertrage([unreif.id, (await lege({})).id]);
    expect(headers['abgelehnt-gruende']).toBe(`${unreif.id}=ortFehlt+plzFehlt`);
    const kunde = await portal.als('kunde');
    await kunde.put(`/api/auftraege/${unreif.id}`).send(bereit()).expect(200);
    expect((await uebertrage([unreif.id])).status).toBe(200);
  });

  it('asks for no price either', async () => {
    const unreif = await lege(mitAdresse('empfaengerAdresse', { plz: null }));
    const kunde = await portal.als('kunde');
    await kunde
      .post('/api/auftraege/typ')
      .send({ typ: 1, ids: [unreif.id] })
      .expect(200);
    const { status, body } = await uebertrage([unreif.id], 'typUebertragen');
    expect([status, body[0].key]).toEqual([409, 'auftrag.nichtVersandbereit']);
  });

  it.each([
    ['with the country’s letters left out', mitAdresse('empfaengerAdresse', { lkz: 'LT', plz: '01100' })],
    ['with Dutch digits alone', mitAdresse('empfaengerAdresse', { lkz: 'NL', plz: '1011' })],
    [
      'with an invoice address that has only a name',
      { abweichendeRechnungsempfaengerAdresse: { name: 'Zahler' } },
    ],
    ['for today', { beladedatum: heute() }],
  ])('is none %s', async (_was, angaben) => {
    expect((await uebertrage([(await lege(angaben)).id])).status).toBe(200);
  });

  it('is what the client makes of it', async () => {
    const admin = await portal.als('admin');
    const stelle = (value: string) =>
      admin
        .put('/api/config-param/coco')
        .send([{ key: 'client.regeln', value }])
        .expect(200);
    const unreif = await lege(mitAdresse('empfaengerAdresse', { ort: null }));
    await stelle('ortFehlt=hinweis');
    expect((await uebertrage([unreif.id])).status).toBe(200);
    await stelle('ortFehlt=pflicht');
    const kunde = await portal.als('kunde');
    const angaben = { ...bereit(), ...mitAdresse('empfaengerAdresse', { ort: null }) };
    const { status, body } = await kunde.post('/api/auftraege').send(angaben);
    expect([status, body.map((m: { field: string }) => m.field)]).toEqual([400, ['empfaengerAdresse.ort']]);
    await stelle('');
  });
});
