import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Schluessel } from '../../platform/auth/schluessel.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AbbestellungEntity } from './abbestellung.entity.js';

const form = /^(\d{1,10})\.([0-9a-f]{64})\.([\w-]{43})$/;

/** Who wants no more mails about shipments of a forwarder; an address is known by its hash alone. */
@Injectable()
export class Abbestellungen {
  constructor(
    private readonly db: Datenbank,
    private readonly schluessel: Schluessel,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  private get alle() {
    return this.db.unsafeAlle(AbbestellungEntity);
  }

  /** The page on which this address ends the mails of this main client; it holds for good. */
  adresse(mandantId: number, email: string): string {
    const wer = `${mandantId}.${fingerabdruck(email)}`;
    return `${this.umgebung.PORTAL_URL}/sendung/abbestellen/${wer}.${this.siegel(wer).toString('base64url')}`;
  }

  async hat(mandantId: number, email: string): Promise<boolean> {
    return (await this.warum(mandantId, email)) !== undefined;
  }

  /** Why nothing goes to this address; undefined where mails do. */
  async warum(mandantId: number, email: string): Promise<'abbestellt' | 'unzustellbar' | undefined> {
    const gefunden = await this.alle.findOneBy({ mandantId, adresse: fingerabdruck(email) });
    return gefunden ? (gefunden.unzustellbar ? 'unzustellbar' : 'abbestellt') : undefined;
  }

  /** A mail to this address came back for good. */
  async vermerkeUnzustellbar(mandantId: number, email: string): Promise<void> {
    const wer = { mandantId, adresse: fingerabdruck(email), unzustellbar: true };
    await this.alle.createQueryBuilder().insert().values(wer).orIgnore().execute();
  }

  /** Somebody says that mails arrive there now; what its owner has ended stays so. */
  async giltAlsZustellbar(mandantId: number, email: string): Promise<void> {
    await this.alle.delete({ mandantId, adresse: fingerabdruck(email), unzustellbar: true });
  }

  /** Is this one of our pages? */
  gilt(token: string): boolean {
    return this.lies(token) !== undefined;
  }

  /** Answers whether this was one of our pages; however often it is asked for. */
  async bestelleAb(token: string): Promise<boolean> {
    const wer = this.lies(token);
    if (wer) await this.alle.createQueryBuilder().insert().values(wer).orIgnore().execute();
    return wer !== undefined;
  }

  /** Mails go to this address again. */
  async nimmZurueck(mandantId: number, email: string): Promise<void> {
    await this.alle.delete({ mandantId, adresse: fingerabdruck(email) });
  }

  private lies(token: string): { mandantId: number; adresse: string } | undefined {
    const [, mandantId = '', adresse = '', siegel = ''] = form.exec(token) ?? [];
    const erwartet = this.siegel(`${mandantId}.${adresse}`);
    const genannt = Buffer.from(siegel, 'base64url');
    if (genannt.length !== erwartet.length || !timingSafeEqual(genannt, erwartet)) return undefined;
    return { mandantId: Number(mandantId), adresse };
  }

  private siegel(wer: string): Buffer {
    return createHmac('sha256', this.schluessel.abmeldung).update(wer).digest();
  }
}

const fingerabdruck = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
