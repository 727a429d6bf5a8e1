import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { PasskeyEntity, PasskeyvorgangEntity } from './passkey.entity.js';

export type Passkeyzweck = 'anlegen' | 'pruefen';

/** What of a passkey is stored. */
export interface Passkeyspur {
  kennung: string;
  schluessel: Buffer;
  zaehler: string;
  wege: string;
}

/** Stores passkeys, public keys alone, and what browsers were asked to sign. */
@Injectable()
export class Passkeyablage {
  constructor(private readonly db: Datenbank) {}

  private get passkeys() {
    return this.db.gemeinsam(PasskeyEntity);
  }

  private get vorgaenge() {
    return this.db.gemeinsam(PasskeyvorgangEntity);
  }

  alle(benutzerId: number) {
    return this.passkeys.find({ where: { benutzerId }, order: { id: 'ASC' } });
  }

  async beginne(aufgabe: string, benutzerId: number, zweck: Passkeyzweck): Promise<void> {
    await this.vorgaenge.insert({ aufgabe, benutzerId, zweck, begonnenAm: () => 'now()' });
  }

  /** Uses it up: of many who come with the answer to the same one nobody but the first is heard. */
  async nimmVorgang(aufgabe: string, benutzerId: number, zweck: Passkeyzweck): Promise<boolean> {
    const begonnenAm = Raw((spalte) => `${spalte} > now() - interval '5 minutes'`);
    return (await this.vorgaenge.delete({ aufgabe, benutzerId, zweck, begonnenAm })).affected === 1;
  }

  /** Undefined where the key is somebody's already. */
  async lege(benutzerId: number, name: string, spur: Passkeyspur): Promise<number | undefined> {
    const neu = this.passkeys
      .createQueryBuilder()
      .insert()
      .values({ benutzerId, name, ...spur, angelegtAm: () => 'now()' });
    return (await neu.orIgnore().execute()).identifiers[0]?.['id'];
  }

  async benutzt(id: number, zaehler: number): Promise<void> {
    await this.passkeys.update({ id }, { zaehler: String(zaehler), zuletztAm: () => 'now()' });
  }

  /** @returns its name, undefined where there is none */
  async entferne(benutzerId: number, id: number): Promise<string | undefined> {
    const passkey = await this.passkeys.findOneBy({ benutzerId, id });
    if (!passkey) return undefined;
    await this.passkeys.delete({ id: passkey.id });
    return passkey.name;
  }
}
