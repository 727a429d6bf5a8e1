import { schluesselrechtnamen } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { type Route, routen } from '../../../testing/routen.js';

let portal: Portal;
let alle: Route[];
/** A key for each right, of a user who may do everything, so that only the right of the key decides. */
const schluessel = new Map<string, string>();
beforeAll(async () => {
  portal = await startePortal();
  alle = routen(portal).filter((r) => r.recht !== 'oeffentlich');
  const admin = await portal.als('admin');
  for (const recht of schluesselrechtnamen) {
    const angaben = { name: recht, benutzer: 'admin', rechte: [recht], grenzeJeMinute: 100_000 };
    const { body } = await admin.post('/api/zugangsschluessel').send(angaben).expect(201);
    schluessel.set(recht, body.schluessel);
  }
});
afterAll(() => portal.schliessen());

/** Nothing is there, and nothing is sent: whoever is let in finds that out. */
const ins = (pfad: string) => pfad.replace(/\{\w+\}/g, '2147483647');
const frage = async ({ methode, pfad }: Route, recht: string) =>
  portal
    .anonym()
    [methode.toLowerCase() as 'get'](ins(pfad))
    .set('x-api-key', schluessel.get(recht) ?? '')
    .send();

describe('Rechte von API-Schlüsseln', () => {
  it.each(schluesselrechtnamen)(
    '%s opens what names it, and nothing else',
    { timeout: 300_000 },
    async (recht) => {
      const falsch: string[] = [];
      for (const route of alle) {
        const darf = route.schluesselrechte?.includes(recht) ?? false;
        const { status } = await frage(route, recht);
        const eingelassen = status !== 401 && status !== 403;
        if (eingelassen !== darf) falsch.push(`${route.methode} ${route.pfad}: ${status}`);
      }
      expect(falsch).toEqual([]);
      expect(alle.some((route) => route.schluesselrechte?.includes(recht))).toBe(true);
    },
  );

  it('none leads to people, passwords, rights, keys, settings or the work of operators', () => {
    const verboten =
      /\/(benutzer|authentication|registrierung|mandanten|config-param|zugangsschluessel|log|mails|betrieb|datenleben|einrichtung)\b/;
    const offen = alle.filter((r) => r.schluesselrechte).map((r) => r.pfad);
    expect(offen.length).toBeGreaterThan(40);
    expect(offen.filter((pfad) => verboten.test(pfad))).toEqual([]);
    const verwaltend = alle.filter(
      (r) => r.schluesselrechte && /verwalten|admin|importieren/.test(r.recht ?? ''),
    );
    expect(verwaltend).toEqual([]);
  });
});
