import type { Mailversand } from '@frachtportal/domain/mandant/mailversand';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { MailversandEntity } from './mailversand.entity.js';

/** As it is stored, the secret encrypted. */
export interface GespeicherterVersand {
  wert: Mailversand;
  chiffre: string | null;
  version: number;
}

/** Stores over which servers the mails of main clients leave. */
@Injectable()
export class MailversandRepository {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(MailversandEntity);
  }

  async lies(mandantId: number): Promise<GespeicherterVersand | undefined> {
    const zeile = await this.alle.findOneBy({ mandantId });
    if (!zeile) return undefined;
    const { chiffre, version, mandantId: _, ...rest } = zeile;
    return { wert: { ...rest, geheimnis: null, geheimnisDa: chiffre !== null }, chiffre, version };
  }

  /** Like `lies`; until the transaction ends nobody else changes it. */
  async gesperrt(mandantId: number): Promise<GespeicherterVersand | undefined> {
    await this.db.sperre(`mailversand ${mandantId}`);
    return this.lies(mandantId);
  }

  async setze(
    mandantId: number,
    { geheimnis: _, geheimnisDa: __, ...rest }: Mailversand,
    chiffre: string | null,
    version: number,
  ): Promise<void> {
    await this.alle.upsert({ ...rest, mandantId, chiffre, version }, ['mandantId']);
  }

  async loesche(mandantId: number): Promise<boolean> {
    return (await this.alle.delete({ mandantId })).affected === 1;
  }
}
