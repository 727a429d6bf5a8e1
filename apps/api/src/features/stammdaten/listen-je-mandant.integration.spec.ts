import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

it.each([
  ['verkehrsarten', 'verkehrsart'],
  ['frankaturen', 'frankatur'],
  ['verpackungen', 'verpackung'],
  ['lademittel', 'lademittel'],
])('%s are those of the client asked for [C-069,071,073,079]', async (pfad, tabelle) => {
  const { nord, nordKunde, nordMetro } = portal.welt;
  await portal.db.zeilen(
    `INSERT INTO ${tabelle} (id, mandant_id, kurz_bezeichnung, lang_bezeichnung)
     VALUES (9001, $1, 'N', 'Nord'), (9002, $2, 'K', 'Kunde'), (9003, $3, 'M', 'Metro')`,
    [nord, nordKunde, nordMetro],
  );
  const dispo = await portal.als('dispo');
  const eigene = async (mandant: number) => {
    const { body } = await dispo.get(`/api/${pfad}?mandant=${mandant}`).expect(200);
    return body
      .map((e: { id: number }) => e.id)
      .filter((id: number) => id > 9000)
      .sort();
  };
  expect(await eigene(nordKunde)).toEqual([9001, 9002]);
  expect(await eigene(nordMetro)).toEqual([9001, 9003]);
  expect(await eigene(nord)).toEqual([9001]);
});
