import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { Abbestellungen } from '../verfolgung/abbestellungen.service.js';
import { liesRuecklauf } from './transporte/ruecklauf.js';
import type { Sendung } from './transporte/transport.js';

/** Mails of ours that came back. */
@Injectable()
export class Ruecklaeufer {
  constructor(
    private readonly db: Datenbank,
    private readonly post: Postausgang,
    private readonly abbestellungen: Abbestellungen,
  ) {}

  /** Takes a report of a mail server and puts it away; answers whether it was one. */
  async nimm({ ruecklauf, legeAb }: Sendung): Promise<boolean> {
    if (!ruecklauf) return false;
    const bericht = await liesRuecklauf(ruecklauf);
    if (bericht)
      await this.db.transaktion(async () => {
        const mail = await this.post.kamZurueck(bericht.kennung, bericht.grund);
        // No more notices to where there is nobody; what somebody asks for themselves is sent all the same.
        if (mail?.hauptmandantId && bericht.endgueltig)
          await this.abbestellungen.vermerkeUnzustellbar(mail.hauptmandantId, mail.an);
      });
    await legeAb('erledigt', 0);
    return true;
  }
}
