import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
afterEach(() => stelle(''));

const einstellung = async (value: string) =>
  (await portal.als('admin')).put('/api/config-param/coco').send([{ key: 'client.regeln', value }]);

async function stelle(regeln: string): Promise<void> {
  const { status, body } = await einstellung(regeln);
  expect(status, JSON.stringify(body)).toBe(200);
}

const lose = () =>
  JSON.parse(
    JSON.stringify(
      einAuftrag()
        .ohneTermine()
        .mitPositionen(einePosition().build(), einePosition().mit({ lademittel: null }).build())
        .build(),
    ),
  );
const lege = async (auftrag: object, languageId = '50') =>
  (await portal.als('kunde')).post('/api/auftraege').set('languageId', languageId).send(auftrag);

const ungezaehlt: Hinweis = {
  regel: 'positionUngezaehlt',
  schwere: 'hinweis',
  feld: 'auftragspositionen[1].verpackungAnzahl',
  text: 'Position 2: Bitte Anzahl mit Verpackung oder Lademittel angeben.',
};

describe('Was eine Regel findet', () => {
  it('stands in the answer to saving, in the language asked for', async () => {
    const { status, body } = await lege(lose());
    expect([status, body.hinweise]).toEqual([201, [ungezaehlt]]);
    const englisch = await lege(lose(), '51');
    expect(englisch.body.hinweise[0].text).toBe(
      'Position 2: please give a number with packaging or load equipment.',
    );
  });

  it('goes when it is mended, and what was answered can be sent back', async () => {
    const { body } = await lege(lose());
    const kunde = await portal.als('kunde');
    const unveraendert = await kunde.put(`/api/auftraege/${body.id}`).send(body).expect(200);
    expect(unveraendert.body.hinweise).toEqual([ungezaehlt]);
    const [erste] = body.auftragspositionen;
    const { body: gemendet } = await kunde
      .put(`/api/auftraege/${body.id}`)
      .send({ ...body, auftragspositionen: [erste] })
      .expect(200);
    expect(gemendet).not.toHaveProperty('hinweise');
  });

  it('is what the client makes of it: required, it is refused at its field', async () => {
    await stelle('positionUngezaehlt=pflicht');
    const { status, body } = await lege(lose());
    expect([status, body.map((m: { key: string; field: string }) => [m.key, m.field])]).toEqual([
      400,
      [['auftrag.warnungLeer', 'auftragspositionen[1].verpackungAnzahl']],
    ]);
    await stelle('positionUngezaehlt=sperre');
    const gesperrt = await lege(lose());
    expect(gesperrt.body.hinweise).toEqual([{ ...ungezaehlt, schwere: 'sperre' }]);
  });
});

describe('Die Schwere der regeln', () => {
  it.each(['gibtEsNicht=hinweis', 'positionUngezaehlt=immer', 'positionUngezaehlt', 'quatsch'])(
    '%s is no setting',
    async (wert) => {
      const { status, body } = await einstellung(wert);
      expect([status, body[0].key]).toEqual([400, 'konfiguration.wert']);
    },
  );
});
