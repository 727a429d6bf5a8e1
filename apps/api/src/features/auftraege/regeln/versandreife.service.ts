import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { type Aktion, darf } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Befund } from '@frachtportal/domain/regel/befunde';
import type { Regelname } from '@frachtportal/domain/regel/tabelle';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Injectable } from '@nestjs/common';
import { AuftragLesen } from '../auftrag-lesen.read-model.js';
import { Auftragsstand } from '../auftragsstand.repository.js';
import { AuftragBefunde } from './auftrag-befunde.service.js';

/** What became of a check before leaving. */
export interface Reife {
  bereit: number[];
  /** Why the others may not leave, in words. */
  hindernisse: Meldung[];
  /** By order the rules that keep it back. */
  gruende: Map<number, Regelname[]>;
}

/** Whether orders may leave: their status allows it, and no rule of sense keeps them back. */
@Injectable()
export class Versandreife {
  constructor(
    private readonly stand: Auftragsstand,
    private readonly lesen: AuftragLesen,
    private readonly befunde: AuftragBefunde,
  ) {}

  /**
   * Locks the orders for the surrounding transaction and answers which of them may leave.
   * @param sonst key of what is said of an order whose status does not allow the action
   */
  async pruefe(
    ids: number[],
    mandanten: number[],
    { aktion, sonst, sage }: { aktion: Aktion; sonst: string; sage: Uebersetzer },
  ): Promise<Reife> {
    const zeilen = await this.stand.sperre(ids, mandanten);
    const offene = zeilen.filter((z) => darf(aktion, z.statusId)).map((z) => z.id);
    const reife: Reife = { bereit: [], hindernisse: [], gruende: new Map() };
    for (const { statusId, spedeigennr } of zeilen) {
      if (!darf(aktion, statusId)) reife.hindernisse.push(fehler(sonst, undefined, { number: spedeigennr }));
    }
    for (const { id, json, mandantId } of await this.lesen.viele(offene, mandanten)) {
      const auftrag = JSON.parse(json) as Auftrag;
      const gefunden = await this.befunde.zu(auftrag, mandantId, 'bindend');
      const sperrende = gefunden.filter((b) => b.schwere !== 'hinweis');
      if (sperrende.length === 0) reife.bereit.push(id);
      else reife.gruende.set(id, [...new Set(sperrende.map((b) => b.regel))]);
      reife.hindernisse.push(...sperrende.map((b) => hindernis(auftrag.spedeigennr, b, sage)));
    }
    return reife;
  }
}

/** Whose order it is stands in the sentence: the caller has named many. */
function hindernis(number: string, befund: Befund, sage: Uebersetzer): Meldung {
  const grund = meldungstext(befund, sage);
  return fehler('auftrag.nichtVersandbereit', befund.field, { number, grund });
}

/** A header holds only so much; of more orders than fit in, the first are named. */
const hoechstens = 4000;

/** `12=ortFehlt+plzFehlt;13=ohneGewicht`, as a header names what keeps orders back. */
export function alsKopf(gruende: Reife['gruende']): string {
  let kopf = '';
  for (const [id, regeln] of gruende) {
    const teil = `${kopf ? ';' : ''}${id}=${regeln.join('+')}`;
    if (kopf.length + teil.length > hoechstens) break;
    kopf += teil;
  }
  return kopf;
}
