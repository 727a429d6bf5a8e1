import type { Feedfrage } from '@frachtportal/domain/auftrag/auftragsfeed';
import { Injectable } from '@nestjs/common';
import { mitFeldern } from '../../../platform/database/json/json-text.js';
import { Feedstand } from '../../../platform/feed/feedstand.read-model.js';
import {
  alsText,
  anfang,
  ende,
  type Feedstelle,
  liesStelle,
  sicht,
} from '../../../platform/feed/feedstelle.js';
import { AuftragsfeedReadModel } from './auftragsfeed.read-model.js';

const vorgabe = 100;

/** The feed for integrators: every visible order once for each state it is left in, however many write meanwhile. */
@Injectable()
export class Auftragsfeed {
  constructor(
    private readonly stand: Feedstand,
    private readonly lesen: AuftragsfeedReadModel,
  ) {}

  /** A page as JSON text. @throws Fachfehler 400 or 409 for a place that is none, or none of this caller's any more */
  async seite({ nach, geaendertSeit, searchLimit }: Feedfrage): Promise<string> {
    const { epoche, bis } = await this.stand.lies();
    const kennung = { epoche, sicht: sicht() };
    const ab = nach ? liesStelle(nach, { ...kennung, bis }) : await this.beginn(geaendertSeit, bis);
    const hoechstens = searchLimit ?? vorgabe;
    const zeilen = await this.lesen.seite({ ab, bis, geaendertSeit, hoechstens });
    const weitere = zeilen.length === hoechstens;
    const letzte = zeilen.at(-1);
    const stelle: Feedstelle = weitere && letzte ? letzte : ende(bis);
    const eintraege = zeilen.map(({ id, json }) =>
      mitFeldern(`{"id":${id},"entfallen":${json === null}}`, { auftrag: json ?? undefined }),
    );
    return `{"eintraege":[${eintraege.join(',')}],"nach":"${alsText(stelle, kennung)}","weitere":${weitere}}`;
  }

  private async beginn(geaendertSeit: string | null, bis: string): Promise<Feedstelle> {
    if (!geaendertSeit) return anfang;
    const erste = await this.lesen.ersteSeit(geaendertSeit);
    // What is still being written comes behind the end.
    return ende(erste === undefined || BigInt(erste) > BigInt(bis) ? bis : erste);
  }
}
