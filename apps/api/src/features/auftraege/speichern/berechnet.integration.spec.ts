import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuehreAus } from '../../../testing/migration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const alle = ['volumenCBM', 'stellplaetze', 'lademeter'];
const auftrag = (position: object = {}) =>
  JSON.parse(
    JSON.stringify(einAuftrag().mitPositionen(einePosition().aufPaletten(2).mit(position).build()).build()),
  ) as Auftrag;

async function sende(methode: 'post' | 'put', pfad: string, body: object): Promise<Auftrag> {
  const antwort = await (await portal.als('dispo'))[methode](pfad).send(body);
  expect(antwort.status, JSON.stringify(antwort.body)).toBeLessThan(300);
  return antwort.body;
}
const mass = ({ auftragspositionen: [p] }: Pick<Auftrag, 'auftragspositionen'>) => [
  p?.volumenCBM,
  p?.stellplaetze,
  p?.lademeter,
  p?.berechnet,
];
const mitPosition = (a: Auftrag, position: object) => ({
  ...a,
  auftragspositionen: [{ ...a.auftragspositionen[0], ...position }],
});

describe('Volume, parking places and loading metres', () => {
  it('follow the count when an order is read, changed and written back', async () => {
    const neu = await sende('post', '/api/auftraege', auftrag());
    expect(mass(neu)).toEqual([1.92, 2, 0.8, alle]);
    const pfad = `/api/auftraege/${neu.id}`;
    expect(mass(await sende('put', pfad, mitPosition(neu, { lademittelAnzahl: 9 })))).toEqual([
      8.64,
      9,
      3.6,
      alle,
    ]);
    const gelesen = (await (await portal.als('dispo')).get(pfad)).body;
    expect(mass(gelesen)).toEqual([8.64, 9, 3.6, alle]);
    const ohneAussage = mitPosition(gelesen, { lademittelAnzahl: 2, berechnet: undefined });
    expect(mass(await sende('put', pfad, ohneAussage))).toEqual([1.92, 2, 0.8, alle]);
  });

  it('stay as they were typed, until null asks to compute them', async () => {
    const neu = await sende('post', '/api/auftraege', auftrag({ lademeter: 3 }));
    expect(mass(neu)).toEqual([1.92, 2, 3, ['volumenCBM', 'stellplaetze']]);
    const pfad = `/api/auftraege/${neu.id}`;
    const mehr = await sende('put', pfad, mitPosition(neu, { lademittelAnzahl: 4 }));
    expect(mass(mehr)).toEqual([3.84, 4, 3, ['volumenCBM', 'stellplaetze']]);
    expect(mass(await sende('put', pfad, mitPosition(mehr, { lademeter: null })))).toEqual([
      3.84,
      4,
      1.6,
      alle,
    ]);
  });

  it('keep in a copy and a template what they were', async () => {
    const neu = await sende('post', '/api/auftraege', auftrag({ lademeter: 3 }));
    const { id, ...kopie } = mitPosition(neu, { lademittelAnzahl: 4 });
    const erwartet = [3.84, 4, 3, ['volumenCBM', 'stellplaetze']];
    expect(mass(await sende('post', '/api/auftraege', { ...kopie, copyId: id }))).toEqual(erwartet);
    const vorlage = await sende('post', '/api/auftragsvorlagen', { vorlageName: 'Berechnet', auftrag: neu });
    const entwurf = await sende('post', `/api/auftraege/applyVorlage/${vorlage.id}`, {});
    expect(mass(entwurf)).toEqual([1.92, 2, 3, ['volumenCBM', 'stellplaetze']]);
    expect(
      mass(await sende('post', '/api/auftraege', mitPosition(entwurf, { lademittelAnzahl: 4 }))),
    ).toEqual(erwartet);
  });

  it.each([[['breiteCM']], ['lademeter'], [[7]]])('refuse to be named as %j', async (berechnet) => {
    const antwort = await (await portal.als('dispo'))
      .post('/api/auftraege')
      .send(mitPosition(auftrag(), { berechnet }));
    expect([antwort.status, antwort.body[0].field]).toEqual([400, 'auftragspositionen[0].berechnet']);
  });

  it('of orders from before are computed where they are what the formula gives, else typed', async () => {
    const kartons = einePosition().inKartons(10).build();
    const vorher = [
      await sende('post', '/api/auftraege', auftrag()),
      await sende('post', '/api/auftraege', auftrag({ lademittelAnzahl: 3, lademeter: 2.5 })),
      await sende('post', '/api/auftraege', auftrag({ ...kartons, stellplaetze: 1.5 })),
      await sende('post', '/api/auftraege', auftrag({ hoeheCM: null, volumenCBM: 4 })),
    ];
    // As the version before it left the table.
    await mitVerbindung(portal.datenbankUrl, (c) =>
      c.query('ALTER TABLE auftragsposition DROP COLUMN berechnet'),
    );
    await fuehreAus(portal, '0121-berechnet.sql');
    for (const auftrag of vorher) {
      const gelesen = (await (await portal.als('dispo')).get(`/api/auftraege/${auftrag.id}`)).body;
      expect(mass(gelesen)).toEqual(mass(auftrag));
    }
  });
});
