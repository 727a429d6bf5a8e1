import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { RegistrierungEntity } from './registrierung.entity.js';

export interface NeueRegistrierung {
  mandantId: number;
  benutzerId: number;
  spediteurId: number | null;
  agbFassung: string | null;
}

export interface Wartende {
  mandantId: number;
  mandant: string;
  benutzerId: number;
  benutzer: string;
  email: string;
  bestaetigt: boolean;
}

const sperren = anweisung(
  'registrierungsbestand.sperren',
  `
  SELECT m.id AS "mandantId", m.name AS mandant, b.id AS "benutzerId", b.name AS benutzer, b.email,
    b.bestaetigt_am IS NOT NULL AS bestaetigt
  FROM registrierung r JOIN mandant m ON m.id = r.mandant_id JOIN benutzer b ON b.id = r.benutzer_id
  WHERE r.mandant_id = $1 AND r.erledigt_am IS NULL AND NOT m.ist_hauptmandant AND m.hauptmandant_id IS NULL
    AND b.geloescht_am IS NULL AND ($2::int IS NULL OR r.spediteur_id = $2)
  FOR UPDATE OF r`,
).genauer<{ bestaetigt: boolean }>();

// What a client has that nobody has let in yet: its own address and what its user has set for looking.
const entfernen = [
  anweisung('registrierungsbestand.adressen', 'DELETE FROM adresse WHERE mandant_id = $1'),
  anweisung('registrierungsbestand.ansichten', 'DELETE FROM listenansicht WHERE mandant_id = $1'),
  anweisung('registrierungsbestand.werte', 'DELETE FROM konfigurationswert WHERE mandant_id = $1'),
];
const loesen = anweisung(
  'registrierungsbestand.loesen',
  'UPDATE mandant SET adresse_id = NULL WHERE id = $1',
);
const nutzer = anweisung('registrierungsbestand.nutzer', 'DELETE FROM benutzer WHERE id = $1');
const person = anweisung(
  'registrierungsbestand.person',
  'SELECT person_tilgen(ARRAY(SELECT nr FROM person WHERE benutzer_id = $1)) AS getilgt',
);
const mandant = anweisung('registrierungsbestand.mandant', 'DELETE FROM mandant WHERE id = $1');
const hatDaten = anweisung(
  'registrierungsbestand.hatDaten',
  `
  SELECT EXISTS (SELECT FROM auftrag WHERE mandant_id = $1) OR EXISTS (SELECT FROM auftragsvorlage WHERE mandant_id = $1)
    OR EXISTS (SELECT FROM adresse WHERE mandant_id = $1 AND id <> coalesce((SELECT adresse_id FROM mandant WHERE id = $1), 0))
    OR EXISTS (SELECT FROM benutzer WHERE mandant_id = $1 AND id <> $2) AS da`,
).genauer<{ da: boolean }>();

/** Stores who has registered, and takes away those who are not let in. */
@Injectable()
export class RegistrierungRepository {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(RegistrierungEntity);
  }

  async merke(neue: NeueRegistrierung): Promise<void> {
    await this.alle.insert({ ...neue, erledigtAm: null });
  }

  /** One that waits; until the transaction ends nobody else decides about it. */
  unsafeSperre(mandantId: number, spediteurId: number | null): Promise<Wartende | undefined> {
    return this.db.eine(sperren, [mandantId, spediteurId]);
  }

  async erledige(mandantId: number): Promise<void> {
    await this.alle.update({ mandantId, erledigtAm: IsNull() }, { erledigtAm: () => 'now()' });
  }

  /** Has its client more than a registration leaves? */
  async hatDaten({ mandantId, benutzerId }: Wartende): Promise<boolean> {
    return (await this.db.eine(hatDaten, [mandantId, benutzerId]))?.da ?? false;
  }

  /** Who was refused is gone, also from the audit log by name. */
  async entferneBenutzer(benutzerId: number): Promise<void> {
    await this.db.sql(person, [benutzerId]);
    await this.db.zeilen(nutzer, [benutzerId]);
  }

  /** The client of a registration that nobody belongs to any more. */
  async entferneMandant(mandantId: number): Promise<void> {
    await this.db.zeilen(loesen, [mandantId]);
    for (const anweisung of [...entfernen, mandant]) await this.db.zeilen(anweisung, [mandantId]);
  }
}
