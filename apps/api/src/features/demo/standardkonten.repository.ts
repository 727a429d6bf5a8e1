import { verify } from '@node-rs/argon2';
import { anweisung } from '../../platform/database/anweisung.js';
import type { Datenbank } from '../../platform/database/datenbank.js';
import { demoPasswort } from './demo-benutzer.repository.js';

const unsafeHashes = anweisung(
  'standardkonten.unsafeHashes',
  `
  SELECT passwort_hash AS hash, array_agg(name ORDER BY name) AS namen FROM benutzer
  WHERE authorized AND geloescht_am IS NULL AND passwort_hash <> '' AND name = ANY($1) GROUP BY passwort_hash`,
).genauer<{ namen: string[] }>();

/** Outside of demo mode nobody may get in with a password that stands in the README. */
export async function verlangeKeineStandardkonten(db: Datenbank, demonamen: string[]): Promise<void> {
  const hashes = await db.sql(unsafeHashes, [demonamen]);
  for (const { hash, namen } of hashes) {
    if (await verify(hash, demoPasswort)) {
      throw new Error(
        `Diese Datenbank enthält Demo-Anmeldungen mit bekanntem Kennwort (${namen.slice(0, 5).join(', ')}). ` +
          'Ohne DEMO=true startet das Portal damit nicht: bitte eine leere Datenbank benutzen oder diese Konten vorher löschen oder ihre Kennwörter ändern.',
      );
    }
  }
}
