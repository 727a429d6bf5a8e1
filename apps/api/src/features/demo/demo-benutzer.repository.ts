import { hash } from '@node-rs/argon2';
import { anweisung } from '../../platform/database/anweisung.js';
import type { Datenbank } from '../../platform/database/datenbank.js';
import type { Demobenutzer } from './demo-dateien.js';
import type { Kunde } from './demo-mandanten.repository.js';

/** The password of all demo logins; they exist in demo data only. */
export const demoPasswort = 'Demo-Portal1!';

const anlegen = anweisung(
  'demo-benutzer.anlegen',
  `
  INSERT INTO benutzer (mandant_id, name, email, passwort_hash, sprache_id, benutzerversion, authorized, main, admin,
    edit, rows_in_grid, invisible_einmaladresse, bestaetigt_am)
  SELECT b."mandantId", b.name, b.email, $2, b.sprache, b.benutzerversion, b.authorized, b.main, b.admin,
    b.edit, b."rowsInGrid", b."invisibleEinmaladresse", now()
  FROM json_to_recordset($1) AS b ("mandantId" int, name text, email text, sprache int, benutzerversion int,
    authorized bool, main bool, admin bool, edit bool, "rowsInGrid" int, "invisibleEinmaladresse" bool)
  RETURNING id, name`,
);

/** Creates the users, all with one password hash; answers for each client who captures its orders. */
export async function legeBenutzerAn(
  db: Datenbank,
  benutzer: Demobenutzer[],
  kunden: Map<string, Kunde>,
): Promise<Map<string, number[]>> {
  const zeilen = benutzer.map((b) => ({ ...b, mandantId: kunden.get(b.mandant)?.id }));
  const gespeichert = await db.sql(anlegen, [JSON.stringify(zeilen), await hash(demoPasswort)]);
  const idZu = new Map(gespeichert.map((g) => [g.name, g.id]));
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
