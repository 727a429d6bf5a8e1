import type { Firmenzugang } from '@frachtportal/domain/benutzer/firmenzugang';
import type { Firmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import type { Anbieterangaben } from './anbieter.service.js';
import { Firmenablage } from './firmenablage.repository.js';
import type { Aufbruch } from './firmenherkunft.js';
import { Firmenzugaenge } from './firmenzugaenge.read-model.js';
import { firmenzweck } from './firmenzweck.js';

/** The page of the portal that providers send people back to. */
const seite = '/login/firma';

/** How a main client lets people sign in with their company, with what its provider is told. */
export interface OffeneFirma {
  anmeldung: Firmenanmeldung;
  anbieter: Anbieterangaben;
  /** Under this name everybody meets this forwarder. */
  host: string | null;
}

/** Ways to sign in with a company, as they are set. */
@Injectable()
export class Firmenangaben {
  constructor(
    private readonly zugaenge: Firmenzugaenge,
    private readonly ablage: Firmenablage,
    private readonly geheimnisse: Geheimnisse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  angebotene(host: string, domaene: string | null): Promise<Firmenzugang[]> {
    return this.zugaenge.angebotene(host, domaene ?? '');
  }

  /** Undefined where nobody comes in that way. */
  async unsafeOffene(mandantId: number): Promise<OffeneFirma | undefined> {
    const offener = await this.zugaenge.unsafeOffener(mandantId);
    return offener && { ...(await this.unsafeZu(mandantId)), host: offener.host };
  }

  /** The one that a session began with. */
  async unsafeVonSitzung(sitzungId: string): Promise<OffeneFirma | undefined> {
    const mandantId = await this.zugaenge.vonSitzung(sitzungId);
    return mandantId === undefined ? undefined : this.unsafeOffene(mandantId);
  }

  async unsafeZu(mandantId: number): Promise<Pick<OffeneFirma, 'anmeldung' | 'anbieter'>> {
    const { wert, geheimnis } = await this.ablage.unsafeLies(mandantId);
    const { aussteller, klient, umfang } = wert;
    const klar = geheimnis && this.geheimnisse.entschluessele(geheimnis, firmenzweck(mandantId));
    return { anmeldung: wert, anbieter: { aussteller, klient, umfang, geheimnis: klar } };
  }

  /** Where somebody comes back to: under the forwarder's own name who set out under it. */
  rueckweg({ host, ursprung }: Aufbruch, { host: eigener }: Pick<OffeneFirma, 'host'>): string {
    return `${host === eigener ? ursprung : this.umgebung.PORTAL_URL}${seite}`;
  }

  /** The same for whoever has to name it to the provider. */
  get rueckwegDesPortals(): string {
    return this.umgebung.PORTAL_URL + seite;
  }
}
