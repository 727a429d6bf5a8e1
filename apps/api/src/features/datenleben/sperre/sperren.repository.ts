import type { Mandantensperre } from '@frachtportal/domain/mandant/mandantensperre';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { MandantensperreEntity } from './sperre.entity.js';

/** Which clients are blocked. */
@Injectable()
export class SperrenRepository {
  constructor(private readonly db: Datenbank) {}

  async unsafeAlle(): Promise<Mandantensperre[]> {
    const alle = await this.db.unsafeAlle(MandantensperreEntity).find({ order: { mandantId: 'ASC' } });
    return alle.map(({ mandantId, seit }) => ({ mandantId, seit: seit.toISOString() }));
  }

  /** @returns whether it was not blocked yet */
  async unsafeSperre(mandantId: number): Promise<boolean> {
    const neu = this.db.unsafeAlle(MandantensperreEntity).createQueryBuilder().insert().values({ mandantId });
    const { raw } = await neu.orIgnore().returning('mandant_id').execute();
    return raw.length > 0;
  }

  /** @returns whether it was blocked */
  async unsafeEntsperre(mandantId: number): Promise<boolean> {
    return (await this.db.unsafeAlle(MandantensperreEntity).delete({ mandantId })).affected === 1;
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
