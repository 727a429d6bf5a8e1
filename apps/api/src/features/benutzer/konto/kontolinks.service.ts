import { Injectable } from '@nestjs/common';
import { linkhash, neuerLink } from '../../../platform/auth/einmallink.js';
import { Kontotoken, type Linkart } from './kontotoken.repository.js';

/** Hours a link holds. */
const gueltigStunden: Record<Linkart, number> = { bestaetigung: 72, email: 72, passwort: 1, einrichtung: 24 };

/** One-time links. What is stored opens nothing: only the hash is kept. */
@Injectable()
export class Kontolinks {
  constructor(private readonly token: Kontotoken) {}

  /** A new link; earlier ones of the same kind stop working. */
  async erzeuge(art: Linkart, benutzerId: number | null): Promise<string> {
    await this.entwerte(benutzerId, [art]);
    return this.erzeugeWeiteren(art, benutzerId);
  }

  /** One more, beside those there are. */
  async erzeugeWeiteren(art: Linkart, benutzerId: number | null): Promise<string> {
    const { token, hash } = neuerLink();
    await this.token.lege(hash, art, benutzerId, gueltigStunden[art]);
    return token;
  }

  /** Uses a link up; undefined where there is none, or it is used or too old. */
  verbrauche(token: string, arten: Linkart[]): Promise<{ benutzerId: number; art: Linkart } | undefined> {
    return this.token.verbrauche(linkhash(token), arten);
  }

  async entwerte(benutzerId: number | null, arten: Linkart[]): Promise<void> {
    await this.token.entwerte(benutzerId, arten);
  }
}
