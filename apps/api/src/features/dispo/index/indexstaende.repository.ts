import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { IndexstandEntity } from './indexstand.entity.js';

const jetzt = () => 'now()';

/** When an index was last asked for and last brought up to date. */
@Injectable()
export class Indexstaende {
  constructor(private readonly db: Datenbank) {}

  private get staende() {
    return this.db.gemeinsam(IndexstandEntity);
  }

  /** @param anzahl entries asked for, null for the whole index */
  async angefordert(typ: Indextyp, anzahl: number | null): Promise<void> {
    await this.staende.upsert({ typ, angefordertAm: jetzt, anzahl }, ['typ']);
  }

  async aktualisiert(typ: Indextyp): Promise<void> {
    await this.staende.update({ typ }, { aktualisiertAm: jetzt, letzterFehler: null });
  }

  async gescheitert(typ: Indextyp, grund: string): Promise<void> {
    await this.staende.update({ typ }, { letzterFehler: grund.replaceAll('\0', '').slice(0, 500) });
  }

  stand(typ: Indextyp) {
    return this.staende.findOneBy({ typ });
  }
}
