import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const mandant = anweisung('ziele.unsafeMandant', 'SELECT id, name FROM mandant WHERE id = $1');
const benutzer = anweisung('ziele.unsafeBenutzer', 'SELECT id, name FROM benutzer WHERE id = $1');

/** Clients and users that something is done to; deleted users have data too. */
@Injectable()
export class ZieleReadModel {
  constructor(private readonly db: Datenbank) {}

  unsafeMandant = (id: number): Promise<{ id: number; name: string } | undefined> =>
    this.db.eine(mandant, [id]);
  unsafeBenutzer = (id: number): Promise<{ id: number; name: string } | undefined> =>
    this.db.eine(benutzer, [id]);
}
