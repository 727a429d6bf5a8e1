import { buffer } from 'node:stream/consumers';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { konflikt, nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { Handpost } from '../../../platform/mail/handpost.service.js';
import { Postausgang } from '../../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Abliefernachweis } from '../abliefernachweis/abliefernachweis.service.js';
import { berichte, istBericht } from '../berichte.js';
import { DruckenService } from './drucken.service.js';

/** What mail servers usually take. */
const hoechstensBytes = 8 * 1024 * 1024;

/** Sends papers of orders to somebody who has no account. */
@Injectable()
export class Papierpost {
  constructor(
    private readonly drucken: DruckenService,
    private readonly nachweis: Abliefernachweis,
    private readonly handpost: Handpost,
    private readonly ausgang: Postausgang,
  ) {}

  /**
   * The paper is that of this moment.
   * @throws Fachfehler 400 for what is no address, 404 for an unknown paper, an order out of sight or one that has no
   *   such paper yet, 409 where it is too large, 429 where too much was sent
   */
  async sende(papier: string, ids: number[], an: string, sprache: string): Promise<void> {
    if (!istBericht(papier)) throw nichtGefunden();
    const email = an.trim();
    await this.handpost.erlaube(email);
    const anhang = await this.datei(papier, ids, sprache);
    if (anhang.inhalt.length > hoechstensBytes) throw konflikt('server.zuGross');
    const sage = uebersetzerZu(sprache);
    const name = sage<string>(berichte.find((b) => b.reportFileName === papier)?.label ?? papier);
    await this.ausgang.stelle({
      art: 'papier',
      an: { name: '', address: email },
      mandantId: identitaet().mandantId,
      anhang,
      betreff: sage('meldung.mail.papier.betreff', { name, datei: anhang.name.replace(/\.pdf$/, '') }),
      inhalt: sage('meldung.mail.papier.inhalt', { name }),
    });
  }

  /** Of one delivery the paper that was signed, where there is one. */
  private async datei(
    papier: string,
    ids: number[],
    sprache: string,
  ): Promise<{ name: string; inhalt: Buffer }> {
    const [id, ...weitere] = ids;
    if (papier === 'abliefernachweis' && id !== undefined && !weitere.length) {
      const { dateiname, pdf } = await this.nachweis.zu(id, sprache);
      return { name: dateiname, inhalt: pdf instanceof Uint8Array ? Buffer.from(pdf) : await buffer(pdf) };
    }
    const { dateiname, inhalt } = await this.drucken.direkt(papier, ids, identitaet(), sprache);
    return { name: dateiname, inhalt: Buffer.from(inhalt) };
  }
}
