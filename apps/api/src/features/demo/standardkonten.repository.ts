import { verify } from '@node-rs/argon2';
import { In, IsNull, Not } from 'typeorm';
import type { Datenbank } from '../../platform/database/datenbank.js';
import { BenutzerEntity } from '../benutzer/benutzer.entity.js';
import { demoPasswort } from './demo-benutzer.repository.js';

/** Outside of demo mode nobody may get in with a password that stands in the README. */
export async function verlangeKeineStandardkonten(db: Datenbank, demonamen: string[]): Promise<void> {
  const konten = await db.unsafeAlle(BenutzerEntity).find({
    where: { authorized: true, geloeschtAm: IsNull(), passwortHash: Not(''), name: In(demonamen) },
    order: { name: 'ASC' },
  });
  for (const [hash, gleiche] of Map.groupBy(konten, (k) => k.passwortHash)) {
    if (await verify(hash, demoPasswort)) {
      const namen = gleiche.map((k) => k.name);
      throw new Error(
        `Diese Datenbank enthält Demo-Anmeldungen mit bekanntem Kennwort (${namen.slice(0, 5).join(', ')}). ` +
          'Ohne DEMO=true startet das Portal damit nicht: bitte eine leere Datenbank benutzen oder diese Konten vorher löschen oder ihre Kennwörter ändern.',
      );
    }
  }
}
