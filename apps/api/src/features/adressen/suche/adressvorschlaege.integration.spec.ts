import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { angelegt } from '../testing/adressen.js';

let portal: Portal;

beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const vorschlaege = async (frage: object, wer = 'kunde') => {
  const { body } = await (await portal.als(wer)).get('/api/adressen/searchByParam').query(frage).expect(200);
  return (body as Adresse[]).map(({ name }) => name);
};

const bestelleAn = async (empfaenger: Adresse, wer = 'kunde') => {
  const auftrag = { ...einAuftrag().build(), empfaengerAdresse: { id: empfaenger.id } };
  const { status, body } = await (await portal.als(wer)).post('/api/auftraege').send(auftrag);
  expect(status, JSON.stringify(body)).toBe(201);
};

describe('Adressvorschläge', () => {
  it('begin with the addresses that the last orders used, the most used first', async () => {
    await angelegt(portal, { name: 'Rang Anton', fremdnummer: '7101' });
    const berta = await angelegt(portal, { name: 'Rang Berta', fremdnummer: '7102' });
    const caesar = await angelegt(portal, { name: 'Rang Cäsar', fremdnummer: '7103' });
    const halle = await angelegt(portal, { name: 'Halle im Rang', fremdnummer: '7104' });
    await bestelleAn(berta);
    for (let i = 0; i < 3; i++) await bestelleAn(caesar);
    await bestelleAn(halle);
    await bestelleAn(halle);
    const erwartet = ['Rang Cäsar', 'Halle im Rang', 'Rang Berta', 'Rang Anton'];
    expect(await vorschlaege({ name: 'rang' })).toEqual(erwartet);
    expect(await vorschlaege({ name: 'rang', searchLimit: 2 })).toEqual(erwartet.slice(0, 2));
    expect(await vorschlaege({ name: 'ra' })).toEqual(erwartet);
    expect(await vorschlaege({ fremdnummer: '710' })).toEqual(erwartet);
  });

  it('do not offer what is in use and does not match, or was hidden since', async () => {
    const sichtbar = await angelegt(portal, { name: 'Wechsel Ost', fremdnummer: '7201' });
    const verborgen = await angelegt(portal, { name: 'Wechsel West', fremdnummer: '7202' });
    await bestelleAn(sichtbar);
    await bestelleAn(verborgen);
    const kunde = await portal.als('kunde');
    await kunde
      .put(`/api/adressen/${verborgen.id}`)
      .send({ ...verborgen, unsichtbar: true })
      .expect(200);
    expect(await vorschlaege({ name: 'wechsel' })).toEqual(['Wechsel Ost']);
    expect(await vorschlaege({ name: 'wechsel', plz: '99999' })).toEqual([]);
  });

  it('of somebody who sees several clients follow the orders of all of them', async () => {
    await angelegt(portal, { name: 'Gemein Anton', fremdnummer: '7301' });
    const zweite = await angelegt(portal, { name: 'Gemein Berta', fremdnummer: '7302' });
    await bestelleAn(zweite);
    expect(await vorschlaege({ name: 'gemein' }, 'dispo')).toEqual(['Gemein Berta', 'Gemein Anton']);
    expect(await vorschlaege({ name: 'gemein' }, 'fremd')).toEqual([]);
  });
});
