import { Injectable } from '@nestjs/common';
import { brauchtFaktor, IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Anmeldekonten, type Wechselkonto } from './anmeldekonten.read-model.js';

interface Wechselziel extends Wechselkonto {
  /** Its own login asks for more than a password. */
  brauchtFaktor: boolean;
}

/** Whom an administrator can become. */
@Injectable()
export class Wechselziele {
  constructor(
    private readonly konten: Anmeldekonten,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  async unsafeZu(name: string): Promise<Wechselziel | undefined> {
    const ziel = await this.konten.unsafeZiel(name);
    const wer = ziel && (await this.identitaeten.unsafeZuBenutzer(ziel.id));
    return ziel && { ...ziel, brauchtFaktor: wer !== undefined && brauchtFaktor(wer) };
  }
}
