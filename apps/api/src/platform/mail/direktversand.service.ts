import { Injectable } from '@nestjs/common';
import { Hauspost } from './hauspost.service.js';
import { Postausgang } from './postausgang.repository.js';
import { type Brief, verlangeSauber, Zusteller } from './zusteller.js';

/** Mails that leave at once, past the outbox: whoever sends them has to know whether they have gone. */
@Injectable()
export class Direktversand {
  constructor(
    private readonly ausgang: Postausgang,
    private readonly zusteller: Zusteller,
    private readonly hauspost: Hauspost,
  ) {}

  /** @throws KeinMailserver, and whatever the server says */
  async sende({ mandantId, ...brief }: Brief & { mandantId: number }, kennung: string): Promise<void> {
    verlangeSauber(brief);
    const haus = await this.ausgang.haus(mandantId);
    const post = { ...brief, kennung, haus };
    if (haus?.server) await this.hauspost.stelleZu(post, haus.server);
    else await this.zusteller.sende(post);
  }

  /** Could it do so now? @throws KeinMailserver, and whatever is in the way */
  async erreiche(mandantId: number): Promise<void> {
    const server = (await this.ausgang.haus(mandantId))?.server;
    await (server ? this.hauspost.erreiche(server) : this.zusteller.erreiche());
  }
}
