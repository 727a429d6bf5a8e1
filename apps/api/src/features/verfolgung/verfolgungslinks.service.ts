import { createHash, randomBytes } from 'node:crypto';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type {
  NeuerVerfolgungslink,
  Verfolgungslink,
  Verfolgungswunsch,
} from '@frachtportal/domain/verfolgung/verfolgungslink';
import { hoechstensLinks } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { VerfolgungslinkRepository } from './verfolgungslink.repository.js';
import { Verfolgungspost } from './verfolgungspost.service.js';

/** 128 bits. */
const schluesselbytes = 16;

/** What of a link is kept: it opens nothing. */
export const verfolgungsschluessel = (token: string) => createHash('sha256').update(token).digest();

/** Makes and takes back the links with which somebody without an account follows an order. */
@Injectable()
export class Verfolgungslinks {
  constructor(
    private readonly ablage: VerfolgungslinkRepository,
    private readonly sichtbares: Sichtbares,
    private readonly db: Datenbank,
    private readonly post: Verfolgungspost,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /**
   * @throws Fachfehler 404 for an order out of sight, 409 where too many links hold, 400 for an address that is none, 429
   *   where too much was sent
   */
  async lege(auftragId: number, { plzFragen, email: an }: Verfolgungswunsch): Promise<NeuerVerfolgungslink> {
    await this.sichtbares.verlange('auftrag', [auftragId]);
    const { name: von, mandantId, sichtbareMandanten: mandanten } = identitaet();
    const email = an?.trim();
    if (email) await this.post.erlaube(email);
    return this.db.transaktion(async () => {
      const { nummer, ...link } = await this.neuer(auftragId, {
        mandanten,
        plzFragen: plzFragen ?? false,
        von,
      });
      if (email) await this.post.stelle(email, mandantId, [{ nummer, link: link.adresse }]);
      return link;
    });
  }

  /** Whoever asks, with the number of the order. @throws Fachfehler 409 where too many links hold */
  async neuer(auftragId: number, neu: { mandanten: number[]; plzFragen: boolean; von: string }) {
    const token = randomBytes(schluesselbytes).toString('base64url');
    const link = await this.ablage.lege(auftragId, { ...neu, schluessel: verfolgungsschluessel(token) });
    if (!link) throw new Fachfehler(409, [fehler('verfolgung.zuViele', undefined, { max: hoechstensLinks })]);
    return { ...link, adresse: `${this.umgebung.PORTAL_URL}/v/${token}` };
  }

  async gueltige(auftragId: number): Promise<Verfolgungslink[]> {
    await this.sichtbares.verlange('auftrag', [auftragId]);
    return this.ablage.gueltige(auftragId, identitaet().sichtbareMandanten);
  }

  async widerrufe(auftragId: number): Promise<number> {
    await this.sichtbares.verlange('auftrag', [auftragId]);
    return this.ablage.widerrufe(auftragId, identitaet().sichtbareMandanten);
  }
}
