import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Datenbank } from '../../platform/database/datenbank.js';
import { BenutzerEntity } from '../benutzer/benutzer.entity.js';

/** Whether an installation has been set up, and by whom. */
@Injectable()
export class Einrichtungsstand {
  constructor(private readonly db: Datenbank) {}

  /**
   * In one transaction, while nobody else sets anything up: two processes that start, or two people with the link, do
   * not make two administrators.
   */
  allein<T>(arbeit: (eingerichtet: boolean) => Promise<T>): Promise<T> {
    return this.db.transaktion(async () => {
      await this.db.sperre('einrichtung');
      return arbeit(await this.gibtAdministrator());
    });
  }

  private gibtAdministrator(): Promise<boolean> {
    return this.db.unsafeAlle(BenutzerEntity).existsBy({ admin: true, geloeschtAm: IsNull() });
  }
}
