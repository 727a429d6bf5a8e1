import type { Firmenbeginn, Firmenweg, Firmenzugang } from '@frachtportal/domain/benutzer/firmenzugang';
import { Injectable, Logger } from '@nestjs/common';
import { gefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Bremse } from '../bremse.service.js';
import { Anbieter } from './anbieter.service.js';
import { alsAbsage, grundVon } from './anbieterfehler.js';
import { Firmenangaben } from './firmenangaben.service.js';
import type { Aufbruch } from './firmenherkunft.js';
import { Firmenvorgaenge } from './firmenvorgaenge.repository.js';

/** Sends people to the provider of their company: to sign in, or to end the session there. */
@Injectable()
export class Firmenaufbruch {
  private readonly log = new Logger('Firmenanmeldung');

  constructor(
    private readonly angaben: Firmenangaben,
    private readonly vorgaenge: Firmenvorgaenge,
    private readonly anbieter: Anbieter,
    private readonly bremse: Bremse,
  ) {}

  angebotene(host: string, domaene: string | null): Promise<Firmenzugang[]> {
    return this.angaben.angebotene(host, domaene);
  }

  /** @throws Fachfehler 404 where nobody comes in that way, 503 where the provider is silent */
  async beginne(mandantId: number, { name }: Firmenbeginn, aufbruch: Aufbruch): Promise<Firmenweg> {
    await this.bremse.zaehle([`firma:${aufbruch.adresse}`]);
    const firma = gefunden(await this.angaben.unsafeOffene(mandantId));
    const bindung = this.anbieter.neueBindung();
    const rueckweg = this.angaben.rueckweg(aufbruch, firma);
    try {
      const adresse = await this.anbieter.hinweg(firma.anbieter, bindung, rueckweg, name?.trim() || null);
      const { zustand, ...rest } = bindung;
      await this.vorgaenge.beginne(zustand, { ...rest, mandantId, rueckweg });
      aufbruch.merke(zustand);
      return { adresse };
    } catch (grund) {
      this.log.warn(`${firma.anmeldung.bezeichnung}: ${grundVon(grund)}`);
      throw alsAbsage(grund);
    }
  }

  /** Where the one who is logged in ends the session at the provider too. One that is silent holds nobody up. */
  async abmeldung(aufbruch: Aufbruch): Promise<Firmenweg> {
    const firma = await this.angaben.unsafeVonSitzung(identitaet().sitzungId);
    if (!firma) return { adresse: null };
    const danach = new URL('/login', this.angaben.rueckweg(aufbruch, firma)).href;
    const adresse = await this.anbieter.abmeldung(firma.anbieter, danach).catch((grund: unknown) => {
      this.log.warn(`${firma.anmeldung.bezeichnung}: ${grundVon(grund)}`);
    });
    return { adresse: adresse ?? null };
  }
}
