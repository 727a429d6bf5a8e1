import type { Ereignisfrage, Ereignisseite } from '@frachtportal/domain/ereignis/ereignis';
import { Injectable } from '@nestjs/common';
import { Feedstand } from '../../../platform/feed/feedstand.read-model.js';
import { alsText, ende, hinter, liesStelle, neuBeginnen, sicht } from '../../../platform/feed/feedstelle.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { EreignisfeedReadModel } from './ereignisfeed.read-model.js';

const vorgabe = 100;

/** The feed of events: each once, in the order in which they were committed, however many write meanwhile. */
@Injectable()
export class Ereignisfeed {
  constructor(
    private readonly stand: Feedstand,
    private readonly lesen: EreignisfeedReadModel,
  ) {}

  /** @throws Fachfehler 400 or 409 for a place that is none, none of this caller's, or from which events are missing */
  async seite({ nach, arten, searchLimit }: Ereignisfrage): Promise<Ereignisseite> {
    const { epoche, bis, ereignisseAb } = await this.stand.lies();
    const kennung = { epoche, sicht: sicht() };
    const ab = nach ? liesStelle(nach, { ...kennung, bis }) : hinter(ereignisseAb);
    if (BigInt(ab.aenderung) < BigInt(ereignisseAb)) throw neuBeginnen();
    const hoechstens = searchLimit ?? vorgabe;
    const { sichtbareMandanten: mandanten } = identitaet();
    const zeilen = await this.lesen.seite({ mandanten, ab, bis, arten, hoechstens });
    const weitere = zeilen.length === hoechstens;
    const letzte = zeilen.at(-1);
    const stelle = weitere && letzte ? letzte : ende(bis);
    return { eintraege: zeilen.map((z) => z.ereignis), nach: alsText(stelle, kennung), weitere };
  }
}
