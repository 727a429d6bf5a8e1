import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { WiederherstellungscodeEntity, ZweiterFaktorEntity } from '../anmeldung.entity.js';

/** Stores second factors: secrets encrypted, recovery codes by their hash. */
@Injectable()
export class Faktorablage {
  constructor(private readonly db: Datenbank) {}

  private get faktoren() {
    return this.db.gemeinsam(ZweiterFaktorEntity);
  }

  private get codes() {
    return this.db.gemeinsam(WiederherstellungscodeEntity);
  }

  async lies(benutzerId: number): Promise<{ geheimnis: string; seit: Date | null } | undefined> {
    const faktor = await this.faktoren.findOneBy({ benutzerId });
    return faktor ? { geheimnis: faktor.geheimnis, seit: faktor.bestaetigtAm } : undefined;
  }

  /** A secret that waits for its first code; one that waited before is gone. False where one is in force. */
  async beginne(benutzerId: number, geheimnis: string): Promise<boolean> {
    await this.faktoren.delete({ benutzerId, bestaetigtAm: IsNull() });
    const neu = this.faktoren.createQueryBuilder().insert().values({ benutzerId, geheimnis });
    const { raw } = await neu.orIgnore().returning('benutzer_id').execute();
    return raw.length > 0;
  }

  async bestaetige(benutzerId: number): Promise<void> {
    await this.faktoren.update({ benutzerId }, { bestaetigtAm: () => 'now()' });
  }

  /** Takes the code of a step: of many who come with the same one, or an older one, nobody but the first is let in. */
  async nimmSchritt(benutzerId: number, schritt: number): Promise<boolean> {
    const frei = { benutzerId, letzterSchritt: LessThan(schritt) };
    return (await this.faktoren.update(frei, { letzterSchritt: schritt })).affected === 1;
  }

  async setzeCodes(benutzerId: number, hashes: Buffer[]): Promise<void> {
    await this.codes.delete({ benutzerId });
    await this.codes.insert(hashes.map((codeHash) => ({ benutzerId, codeHash })));
  }

  /** Uses a recovery code up. */
  async nimmCode(benutzerId: number, codeHash: Buffer): Promise<boolean> {
    return (await this.codes.delete({ benutzerId, codeHash })).affected === 1;
  }

  anzahlCodes(benutzerId: number): Promise<number> {
    return this.codes.countBy({ benutzerId });
  }

  /** @returns whether there was one in force */
  async entferne(benutzerId: number): Promise<boolean> {
    const inKraft = { benutzerId, bestaetigtAm: Not(IsNull()) };
    const gab = await this.faktoren.existsBy(inKraft);
    await this.faktoren.delete({ benutzerId });
    return gab;
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
