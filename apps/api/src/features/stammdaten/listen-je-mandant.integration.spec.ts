import { afterAll, beforeAll, expect, it } from 'vitest';
import { listeneintrag } from '../../testing/listen.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

it.each(['verkehrsarten', 'frankaturen', 'verpackungen', 'lademittel'])(
  '%s are those of the client asked for [C-069,071,073,079]',
  async (pfad) => {
    const { nord, nordKunde, nordMetro } = portal.welt;
    const lege = (mandantId: number, langBezeichnung: string) =>
      listeneintrag(portal, pfad, { mandantId, langBezeichnung });
    const haupt = await lege(nord, 'Nord');
    const kunde = await lege(nordKunde, 'Kunde');
    const metro = await lege(nordMetro, 'Metro');
    const dispo = await portal.als('dispo');
    const eigene = async (mandant: number) => {
      const { body } = await dispo.get(`/api/${pfad}?mandant=${mandant}`).expect(200);
      return body
        .map((e: { id: number }) => e.id)
        .filter((id: number) => [haupt, kunde, metro].includes(id))
        .sort();
    };
    expect(await eigene(nordKunde)).toEqual([haupt, kunde]);
    expect(await eigene(nordMetro)).toEqual([haupt, metro]);
    expect(await eigene(nord)).toEqual([haupt]);
  },
);
