import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import type { Portal } from '../../../testing/portal.js';
import type { Gegenstelle } from '../../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../../dispo/testing/unterwegs.js';

let portal: Portal;
let stelle: Gegenstelle;
let id: number;
beforeAll(async () => {
  ({ portal, stelle } = await startePortalMitGegenstelle());
  id = portal.welt.adressen.nordKunde;
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});
afterEach(async () => {
  await konfiguriere(portal, {});
  const dispo = await portal.als('dispo');
  const { body } = await dispo.get(`/api/adressen/${id}`).expect(200);
  await dispo
    .put(`/api/adressen/${id}`)
    .send({ ...body, kontakt: null, telefon: null })
    .expect(200);
});

const merkt = { saveKontaktdaten: 'true' };
const auftrag = (kontaktdaten: object, dazu: object = {}) => ({
  ...JSON.parse(JSON.stringify(einAuftrag().build())),
  empfaengerAdresse: { id, name: 'Empfang Kunde', ...kontaktdaten },
  ...dazu,
});
const sende = async (body: object, status = 201) =>
  (await (await portal.als('kunde')).post('/api/auftraege').send(body).expect(status)).body;
const imBuch = async (welche = id) => {
  const { body } = await (await portal.als('dispo')).get(`/api/adressen/${welche}`).expect(200);
  return [body.kontakt, body.telefon];
};
const neu = { kontakt: 'Frau Özdemir', telefon: '030 99' };

describe('saveKontaktdaten', () => {
  it('keeps contact and phone of an order in the address book, and only where it is set [2-3.160]', async () => {
    await sende(auftrag(neu));
    expect(await imBuch()).toEqual([null, null]);
    await konfiguriere(portal, merkt);
    await sende(auftrag(neu));
    expect(await imBuch()).toEqual(['Frau Özdemir', '030 99']);
  });

  it('takes nothing away, and counts a version only where something changes', async () => {
    await konfiguriere(portal, merkt);
    const { id: nummer } = await sende(auftrag(neu));
    const kunde = await portal.als('kunde');
    const etag = async () => (await kunde.get(`/api/adressen/${id}`)).headers['etag'];
    const vorher = await etag();
    const leer = auftrag({ kontakt: ' ', telefon: null });
    await kunde.put(`/api/auftraege/${nummer}`).send(leer).expect(200);
    await kunde.put(`/api/auftraege/${nummer}`).send(auftrag(neu)).expect(200);
    expect([await imBuch(), await etag()]).toEqual([['Frau Özdemir', '030 99'], vorher]);
    await kunde
      .put(`/api/auftraege/${nummer}`)
      .send(auftrag({ telefon: '0421 1' }))
      .expect(200);
    expect(await imBuch()).toEqual(['Frau Özdemir', '0421 1']);
    expect(await etag()).not.toBe(vorher);
  });

  it('stores nothing of an order that is refused or stale', async () => {
    await konfiguriere(portal, merkt);
    await sende(auftrag(neu, { frankatur: null }), 400);
    const { id: nummer } = await sende(auftrag({}));
    const kunde = await portal.als('kunde');
    await kunde.put(`/api/auftraege/${nummer}`).set('if-match', '"7"').send(auftrag(neu)).expect(409);
    await sende(
      auftrag({}, { empfaengerAdresse: { ...neu, id: portal.welt.adressen.alpen, name: 'X' } }),
      400,
    );
    expect(await imBuch()).toEqual([null, null]);
  });

  it('leaves an address in transfer alone, but for what may change even then', async () => {
    await konfiguriere(portal, merkt);
    const beenden = await unterwegs(portal, stelle, [id]);
    await sende(auftrag(neu));
    expect(await imBuch()).toEqual([null, null]);
    await konfiguriere(portal, { ...merkt, isAdresseTelefonEdit: 'true' });
    await sende(auftrag(neu));
    expect(await imBuch()).toEqual([null, '030 99']);
    await beenden();
  });
});
