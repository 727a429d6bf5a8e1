import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../database/datenbank.js';
import { Schluesselbund } from './schluesselbund.js';

/** Whoever changes the key waits until what is being stored is stored, and the other way round. */
export const wechselsperre = 'datenschluessel';

/** Secrets of others that are kept and must be told again, such as passwords of mailboxes. */
@Injectable()
export class Geheimnisse {
  constructor(
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    private readonly db: Datenbank,
  ) {}

  /** Inside the transaction that stores it. @param zweck where it belongs */
  async verschluessele(klartext: string, zweck: string): Promise<string> {
    await this.db.sperre(wechselsperre);
    return Schluesselbund.lies(this.umgebung).verschluessele(klartext, zweck);
  }

  /** @throws FremderSchluessel */
  entschluessele(gespeichert: string, zweck: string): string {
    return Schluesselbund.lies(this.umgebung).entschluessele(gespeichert, zweck);
  }
}
