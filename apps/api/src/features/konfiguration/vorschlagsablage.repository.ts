import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Wertaenderung } from './einstellungen.repository.js';
import { KonfigurationsvorschlagEntity } from './konfiguration.entity.js';

interface NeuerVorschlag {
  /** null: of the installation. */
  mandantId: number | null;
  aenderungen: Wertaenderung[];
  vorgelegtVon: number;
  personNr: number;
}

/** Changes of the configuration that wait for a second administrator. */
@Injectable()
export class Vorschlagsablage {
  constructor(private readonly db: Datenbank) {}

  private get unsafeAlle() {
    return this.db.unsafeAlle(KonfigurationsvorschlagEntity);
  }

  /** Has the same person put forward the same already? */
  async liegtVor({
    mandantId,
    aenderungen,
    vorgelegtVon,
  }: Omit<NeuerVorschlag, 'personNr'>): Promise<boolean> {
    const bisher = await this.unsafeAlle.findBy({ mandantId: mandantId ?? IsNull(), vorgelegtVon });
    return bisher.some((v) => isDeepStrictEqual(v.aenderungen, aenderungen));
  }

  async lege(neuer: NeuerVorschlag): Promise<number> {
    return (await this.unsafeAlle.save(neuer)).id;
  }

  /** @returns whether it was there: of two who decide at the same moment, one does */
  async nimm(id: number): Promise<boolean> {
    return (await this.unsafeAlle.delete({ id })).affected === 1;
  }
}
