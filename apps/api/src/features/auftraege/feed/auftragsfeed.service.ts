import type { Feedfrage } from '@frachtportal/domain/auftrag/auftragsfeed';
import { Injectable } from '@nestjs/common';
import { mitFeldern } from '../../../platform/database/json/json-text.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragsfeedReadModel } from './auftragsfeed.read-model.js';
import { alsText, anfang, ende, type Feedstelle, liesStelle } from './feedstelle.js';

const vorgabe = 100;

/** The feed for integrators: every visible order once for each state it is left in, however many write meanwhile. */
@Injectable()
export class Auftragsfeed {
  constructor(private readonly lesen: AuftragsfeedReadModel) {}

  /** A page as JSON text. @throws Fachfehler 400 or 409 for a place that is none, or none of this caller's any more */
  async seite({ nach, geaendertSeit, searchLimit }: Feedfrage): Promise<string> {
    const { epoche, bis } = await this.lesen.stand();
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

/** A place counts in what its caller saw: another client's users, or this one's after a change of its kind, start anew. */
function sicht(): string {
  const { mandantId, hauptmandant } = identitaet();
  return `${mandantId}${hauptmandant ? 'h' : 'e'}`;
}
