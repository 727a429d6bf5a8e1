import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Injectable } from '@nestjs/common';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Ablieferungen } from '../abliefernachweis/ablieferungen.read-model.js';
import { Nachweisbelege } from '../abliefernachweis/nachweisbelege.service.js';
import type { Berichtsname } from '../berichte.js';
import type { Berichtstexte } from '../berichtsauftrag.js';
import { BerichtstexteService } from '../berichtstexte.service.js';
import { pruefeDruckbar } from './druckbar.js';

/** What a paper shows beside the orders themselves. */
@Injectable()
export class Druckangaben {
  constructor(
    private readonly texte: BerichtstexteService,
    private readonly ablieferungen: Ablieferungen,
    private readonly belege: Nachweisbelege,
  ) {}

  /** @throws Fachfehler where an order has not what this paper needs */
  async zu(bericht: Berichtsname, auftraege: Auftrag[], wer: Identitaet): Promise<Berichtstexte> {
    const [texte, ablieferungen] = await Promise.all([
      this.texte.zu(auftraege, wer),
      bericht === 'abliefernachweis' ? this.ablieferungen.zu(auftraege, wer.sichtbareMandanten) : undefined,
    ]);
    pruefeDruckbar(bericht, auftraege, ablieferungen);
    const mitBelegen = ablieferungen && (await this.belege.zu(ablieferungen, wer.sichtbareMandanten));
    return { ...texte, ...(mitBelegen && { ablieferungen: mitBelegen }) };
  }
}
