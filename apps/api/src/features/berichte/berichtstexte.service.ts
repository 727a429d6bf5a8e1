import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import type { Berichtstexte } from './berichtsauftrag.js';
import { BriefkopfLesen } from './briefkopf-lesen.read-model.js';

/** What papers say beside the orders themselves: words for plain ids, letterheads. */
@Injectable()
export class BerichtstexteService {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly briefkoepfe: BriefkopfLesen,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async zu(auftraege: Auftrag[], wer: Identitaet): Promise<Berichtstexte> {
    const mandanten = [...new Set(auftraege.map((a) => a.mandant?.id ?? wer.mandantId))];
    const gelten = [...mandanten, wer.hauptmandantId];
    const [frankaturen, verkehrsarten, koepfe] = await Promise.all([
      this.stammdaten.liste('frankatur', gelten),
      this.stammdaten.liste('verkehrsart', gelten),
      this.briefkoepfe.jeMandant(mandanten),
    ]);
    const adrAbsenderIstSpediteur = wer.konfiguration.adrAbsender === 'spediteur';
    return {
      frankaturen: jeId(frankaturen),
      verkehrsarten: jeId(verkehrsarten),
      koepfe,
      adrAbsenderIstSpediteur,
      zeitzone: wer.konfiguration.zeitzone,
      portal: this.umgebung.PORTAL_URL_GENANNT ? this.umgebung.PORTAL_URL : undefined,
    };
  }
}

interface Eintrag {
  id: number;
  langBezeichnung: string;
}

function jeId(eintraege: readonly Eintrag[]): Record<number, string> {
  return Object.fromEntries(eintraege.map((e) => [e.id, e.langBezeichnung]));
}
