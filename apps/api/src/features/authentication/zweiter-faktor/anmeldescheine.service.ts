import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { aussteller } from '../../../platform/auth/token.service.js';
import type { Wer } from '../anmeldekonten.read-model.js';

/** What is left to do. */
export type Schrittart = 'code' | 'einrichten';

/** Long enough to install an app. */
const gueltigMinuten = 10;

export interface Schein {
  benutzerId: number;
  /** Of the user: whatever changes there, the password above all, ends the ticket. */
  version: number;
  art: Schrittart;
  /** The main client whose provider vouches for them. */
  firma?: number;
}

/** Tickets of those whose password was right. They open nothing but the second step. */
@Injectable()
export class Anmeldescheine {
  constructor(
    private readonly jwt: JwtService,
    private readonly schluessel: Schluessel,
  ) {}

  stelleAus({ id, version }: Wer, art: Schrittart, firma?: number): string {
    const { schein: secret } = this.schluessel;
    const angaben = {
      secret,
      algorithm: 'HS256',
      issuer: aussteller,
      expiresIn: gueltigMinuten * 60,
    } as const;
    return this.jwt.sign({ sub: String(id), version, art, ...(firma && { firma }) }, angaben);
  }

  /** Undefined where it is none of ours, or too old. */
  lies(schein: string): Schein | undefined {
    try {
      const { schein: secret } = this.schluessel;
      const angaben = { secret, algorithms: ['HS256' as const], issuer: aussteller };
      const { sub, ...rest } = this.jwt.verify<Omit<Schein, 'benutzerId'> & { sub: string }>(schein, angaben);
      return { ...rest, benutzerId: Number(sub) };
    } catch {
      return undefined;
    }
  }
}
