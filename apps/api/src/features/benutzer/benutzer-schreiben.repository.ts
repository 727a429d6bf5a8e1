import type { Flaggen, Verwalteter } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Verwaltungssicht } from '../../platform/tenancy/sicht.js';
import { BenutzerEntity } from './benutzer.entity.js';

/** What is stored of a user, but for name and password. */
export interface Benutzerwerte extends Flaggen {
  mandantId: number;
  email: string;
  emailNeu: string | null;
  spracheId: number;
  benutzerversion: number;
  authorized: boolean;
  invisibleEinmaladresse: boolean;
  rowsInGrid: number;
}

export interface GesperrterBenutzer extends Benutzerwerte, Verwalteter {
  version: number;
  bestaetigt: boolean;
}

/** With every change: when, and the next version. */
const geaendert = { changed: () => 'now()', version: () => 'version + 1' };

/** Stores users. */
@Injectable()
export class BenutzerSchreiben {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(BenutzerEntity);
  }

  /** Undefined where the name is taken, also when somebody took it this moment. */
  async anlegen(name: string, passwortHash: string, werte: Benutzerwerte): Promise<number | undefined> {
    const neu = this.alle
      .createQueryBuilder()
      .insert()
      .values({ ...werte, name, passwortHash });
    return (await neu.orIgnore().execute()).identifiers[0]?.['id'];
  }

  /** Reads a user for a change; until the transaction ends nobody else changes them. */
  async sperre(id: number, sicht: Verwaltungssicht): Promise<GesperrterBenutzer | undefined> {
    const sichtbar = sicht ? { mandantId: In(sicht) } : {};
    const gelesen = await this.alle.findOne({
      where: { id, geloeschtAm: IsNull(), ...sichtbar },
      lock: { mode: 'pessimistic_write' },
    });
    return gelesen ? { ...gelesen, bestaetigt: gelesen.bestaetigtAm !== null } : undefined;
  }

  async aendern(id: number, werte: Benutzerwerte): Promise<void> {
    await this.alle.update({ id }, { ...werte, ...geaendert });
  }

  /** The name stays on what the user captured; everything that opens the account goes. */
  async loesche(id: number): Promise<void> {
    await this.alle.update(
      { id },
      {
        ...geaendert,
        geloeschtAm: () => 'now()',
        authorized: false,
        admin: false,
        betreiber: false,
        main: false,
        edit: false,
        email: '',
        emailNeu: null,
        passwortHash: '',
      },
    );
  }

  async setzeRechte(id: number, { edit, main }: Pick<Flaggen, 'edit' | 'main'>): Promise<void> {
    await this.alle.update({ id }, { ...geaendert, edit, main });
  }

  /** Somebody has vouched for the address: no mail needs to. */
  async bestaetige(id: number): Promise<void> {
    await this.alle.update({ id }, { bestaetigtAm: () => 'now()' });
  }

  async setzePasswort(id: number, passwortHash: string): Promise<void> {
    await this.alle.update({ id }, { ...geaendert, passwortHash });
  }
}
