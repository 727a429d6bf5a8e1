import { hash } from '@node-rs/argon2';
import type { Datenbank } from '../../platform/database/datenbank.js';
import { BenutzerEntity } from '../benutzer/benutzer.entity.js';
import type { Demobenutzer } from './demo-dateien.js';
import type { Kunde } from './demo-mandanten.repository.js';

/** The password of all demo logins; they exist in demo data only. */
export const demoPasswort = 'Demo-Portal1!';

/** Creates the users, all with one password hash; answers for each client who captures its orders. */
export async function legeBenutzerAn(
  db: Datenbank,
  benutzer: Demobenutzer[],
  kunden: Map<string, Kunde>,
): Promise<Map<string, number[]>> {
  const fuerAlle = {
    passwortHash: await hash(demoPasswort),
    bestaetigtAm: () => 'now()',
    // Before the first of their orders: what was said of these is new to them.
    created: () => "now() - interval '100 days'",
  };
  const neue = benutzer.map(({ mandant, sprache: spracheId, ...b }) => {
    const mandantId = kunden.get(mandant)?.id as number;
    return { ...b, ...fuerAlle, spracheId, mandantId };
  });
  const { identifiers } = await db.unsafeAlle(BenutzerEntity).insert(neue);
  const idZu = new Map<string, number>(benutzer.map((b, i) => [b.name, identifiers[i]?.['id']]));
  const erfasser = (key: string) =>
    benutzer
      .filter((b) => b.mandant === key && b.edit && b.authorized)
      .map((b) => idZu.get(b.name) as number);
  // Where a client has nobody who may capture, its forwarder does.
  return new Map(
    [...kunden.values()].map(({ key, haupt }) => {
      const eigene = erfasser(key);
      return [key, eigene.length ? eigene : erfasser(haupt)];
    }),
  );
}
