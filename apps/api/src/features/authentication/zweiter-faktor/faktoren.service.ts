import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import type { Faktoreinrichtung } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import bwip from 'bwip-js/node';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { Bremse } from '../bremse.service.js';
import type { Bremsschluessel } from '../bremsgrenzen.js';
import {
  codeHash,
  einrichtadresse,
  neuesGeheimnis,
  neueWiederherstellungscodes,
  ohneTrenner,
  schrittZu,
} from './einmalcode.js';
import { Faktorablage } from './faktorablage.repository.js';
import { faktorzweck } from './faktorzweck.js';

const falsch = () => ungueltig([fehler('sicherheit.codeFalsch', 'code')]);

/** Second factors: one-time codes of an app, and recovery codes for whoever has lost it. */
@Injectable()
export class Faktoren {
  constructor(
    private readonly ablage: Faktorablage,
    private readonly geheimnisse: Geheimnisse,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly bremse: Bremse,
  ) {}

  /** A new secret, each time another one: nobody finishes what somebody else has begun. */
  async beginne(benutzerId: number, name: string): Promise<Faktoreinrichtung> {
    const geheimnis = neuesGeheimnis();
    await this.ablage.transaktion(async () => {
      const verschluesselt = await this.geheimnisse.verschluessele(geheimnis, faktorzweck(benutzerId));
      if (!(await this.ablage.beginne(benutzerId, verschluesselt))) throw konflikt('sicherheit.schonDa');
    });
    const adresse = einrichtadresse(name, geheimnis);
    return { geheimnis, adresse, bild: bwip.toSVG({ bcid: 'qrcode', text: adresse, padding: 4 }) };
  }

  /**
   * In force from its first code on. `dazu` happens with it or not at all.
   * @returns the recovery codes, which nobody is told again
   * @throws Fachfehler 400 at `code`
   */
  async bestaetige<T>(
    benutzerId: number,
    code: string,
    woher: string,
    dazu: () => Promise<T>,
  ): Promise<{ codes: string; dazu: T }> {
    return this.gezaehlt(woher, async () => {
      const faktor = await this.ablage.lies(benutzerId);
      if (!faktor || faktor.seit) throw konflikt('sicherheit.nichtBegonnen');
      return this.ablage.transaktion(async () => {
        if (!(await this.nimmEinmalcode(benutzerId, code, faktor.geheimnis))) throw falsch();
        await this.ablage.bestaetige(benutzerId);
        return { codes: await this.neueCodes(benutzerId), dazu: await dazu() };
      });
    });
  }

  /**
   * Is it a code of this user, not used yet? From now on it is.
   * @param woher whose attempts are counted together
   * @throws Fachfehler 400 at `code`, 429 after too many
   */
  pruefe(benutzerId: number, code: string, woher: string): Promise<Anmeldeart> {
    return this.gezaehlt(woher, async () => {
      const faktor = await this.ablage.lies(benutzerId);
      if (!faktor?.seit) throw falsch();
      if (await this.nimmEinmalcode(benutzerId, code, faktor.geheimnis)) return 'einmalcode';
      if (await this.ablage.nimmCode(benutzerId, codeHash(code))) return 'wiederherstellung';
      throw falsch();
    });
  }

  /** Since when there is one in force, and how many recovery codes are left. */
  async stand(benutzerId: number): Promise<{ seit: string | null; codesUebrig: number }> {
    const faktor = await this.ablage.lies(benutzerId);
    const codesUebrig = await this.ablage.anzahlCodes(benutzerId);
    return { seit: faktor?.seit?.toISOString() ?? null, codesUebrig };
  }

  /** @returns whether there was one in force */
  entferne(benutzerId: number): Promise<boolean> {
    return this.ablage.entferne(benutzerId);
  }

  async neueCodes(benutzerId: number): Promise<string> {
    const codes = neueWiederherstellungscodes();
    await this.ablage.setzeCodes(benutzerId, codes.map(codeHash));
    return codes.join('\n');
  }

  private async nimmEinmalcode(benutzerId: number, code: string, geheimnis: string): Promise<boolean> {
    const klar = this.geheimnisse.entschluessele(geheimnis, faktorzweck(benutzerId));
    const schritt = schrittZu(klar, ohneTrenner(code), this.identitaeten.jetzt());
    return schritt !== undefined && this.ablage.nimmSchritt(benutzerId, schritt);
  }

  /** Counted before it is looked at, so that parallel guesses do not slip through. */
  private async gezaehlt<T>(woher: string, arbeit: () => Promise<T>): Promise<T> {
    const schluessel: Bremsschluessel[] = [`faktor:${woher}`];
    await this.bremse.zaehle(schluessel);
    const ergebnis = await arbeit();
    await this.bremse.gelungen(schluessel);
    return ergebnis;
  }
}
