import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Umgebung } from '../../config/umgebung.js';
import { eigenesGeheimnis, naechstesGeheimnis } from './eigenes-geheimnis.js';

const verfahren = 'aes-256-gcm';
const langIv = 12;
const langSiegel = 16;
const fassung = 'v1';

/** What was stored cannot be read: with another key than those there are now. */
export class FremderSchluessel extends Error {}

interface Datenschluessel {
  kennung: string;
  schluessel: Buffer;
}

/**
 * The keys of stored secrets: one that encrypts, and while it is changed the one before, which still reads. No other
 * secret has a part in them: whoever changes the one of the sessions loses none of what is stored.
 */
export class Schluesselbund {
  private constructor(
    private readonly heutiger: Datenschluessel,
    private readonly frueherer: Datenschluessel | undefined,
  ) {}

  /** As they are at this moment: whoever changes them does it while the portal runs. */
  static lies({ DATEN_SCHLUESSEL, DATEN_SCHLUESSEL_ALT, DATA_DIR }: Umgebung): Schluesselbund {
    if (DATEN_SCHLUESSEL) return Schluesselbund.aus(DATEN_SCHLUESSEL, DATEN_SCHLUESSEL_ALT);
    // In this order: a change that ends in between has made the next one the own.
    const naechster = naechstesGeheimnis(DATA_DIR, 'daten');
    const eigener = eigenesGeheimnis(DATA_DIR, 'daten');
    return naechster ? Schluesselbund.aus(naechster, eigener) : Schluesselbund.aus(eigener, undefined);
  }

  private static aus(heutiges: string, frueheres: string | undefined): Schluesselbund {
    return new Schluesselbund(abgeleitet(heutiges), frueheres ? abgeleitet(frueheres) : undefined);
  }

  /** By which key it encrypts. */
  get kennung(): string {
    return this.heutiger.kennung;
  }

  /** @param zweck where it belongs: what was encrypted for one place is of no use in another */
  verschluessele(klartext: string, zweck: string): string {
    const { kennung, schluessel } = this.heutiger;
    const iv = randomBytes(langIv);
    const chiffre = createCipheriv(verfahren, schluessel, iv).setAAD(Buffer.from(zweck));
    const inhalt = Buffer.concat([chiffre.update(klartext, 'utf8'), chiffre.final()]);
    const alles = Buffer.concat([iv, chiffre.getAuthTag(), inhalt]).toString('base64url');
    return [fassung, kennung, alles].join('.');
  }

  /** @throws FremderSchluessel */
  entschluessele(gespeichert: string, zweck: string): string {
    const [form, kennung, alles = ''] = gespeichert.split('.');
    const passend = [this.heutiger, this.frueherer].find((s) => s?.kennung === kennung);
    if (form !== fassung || !passend) throw new FremderSchluessel();
    const daten = Buffer.from(alles, 'base64url');
    try {
      const chiffre = createDecipheriv(verfahren, passend.schluessel, daten.subarray(0, langIv))
        .setAAD(Buffer.from(zweck))
        .setAuthTag(daten.subarray(langIv, langIv + langSiegel));
      const inhalt = chiffre.update(daten.subarray(langIv + langSiegel));
      return Buffer.concat([inhalt, chiffre.final()]).toString('utf8');
    } catch {
      throw new FremderSchluessel();
    }
  }

  /** The same secret by the key of today; nothing where it is that already. @throws FremderSchluessel */
  erneuere(gespeichert: string, zweck: string): string | undefined {
    const klartext = this.entschluessele(gespeichert, zweck);
    return gespeichert.split('.')[1] === this.kennung ? undefined : this.verschluessele(klartext, zweck);
  }
}

function abgeleitet(geheimnis: string): Datenschluessel {
  const schluessel = createHash('sha256').update(`daten\n${geheimnis}`).digest();
  const kennung = createHash('sha256').update('kennung').update(schluessel).digest('hex').slice(0, 8);
  return { kennung, schluessel };
}
