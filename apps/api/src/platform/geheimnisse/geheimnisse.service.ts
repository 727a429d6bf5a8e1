import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { eigenesGeheimnis } from './eigenes-geheimnis.js';

const verfahren = 'aes-256-gcm';
const langIv = 12;
const langSiegel = 16;
const fassung = 'v1';

/** What was stored cannot be read: with another key than the one there is now. */
export class FremderSchluessel extends Error {}

/**
 * Secrets of others that are kept and must be told again, such as passwords of mailboxes. Their key is no other secret's:
 * whoever changes the one of the sessions loses none of them. Each says by which key it was encrypted.
 */
@Injectable()
export class Geheimnisse {
  private readonly schluessel: Buffer;
  private readonly kennung: string;

  constructor(@Inject(UMGEBUNG) umgebung: Umgebung) {
    const geheimnis = umgebung.DATEN_SCHLUESSEL ?? eigenesGeheimnis(umgebung.DATA_DIR, 'daten');
    this.schluessel = createHash('sha256').update(`daten\n${geheimnis}`).digest();
    this.kennung = createHash('sha256').update('kennung').update(this.schluessel).digest('hex').slice(0, 8);
  }

  /** @param zweck where it belongs: what was encrypted for one place is of no use in another */
  verschluessele(klartext: string, zweck: string): string {
    const iv = randomBytes(langIv);
    const chiffre = createCipheriv(verfahren, this.schluessel, iv).setAAD(Buffer.from(zweck));
    const inhalt = Buffer.concat([chiffre.update(klartext, 'utf8'), chiffre.final()]);
    const alles = Buffer.concat([iv, chiffre.getAuthTag(), inhalt]).toString('base64url');
    return [fassung, this.kennung, alles].join('.');
  }

  /** @throws FremderSchluessel */
  entschluessele(gespeichert: string, zweck: string): string {
    const [form, kennung, alles = ''] = gespeichert.split('.');
    if (form !== fassung || kennung !== this.kennung) throw new FremderSchluessel();
    const daten = Buffer.from(alles, 'base64url');
    try {
      const chiffre = createDecipheriv(verfahren, this.schluessel, daten.subarray(0, langIv))
        .setAAD(Buffer.from(zweck))
        .setAuthTag(daten.subarray(langIv, langIv + langSiegel));
      const inhalt = chiffre.update(daten.subarray(langIv + langSiegel));
      return Buffer.concat([inhalt, chiffre.final()]).toString('utf8');
    } catch {
      throw new FremderSchluessel();
    }
  }
}
