import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Schluessel } from '../../platform/auth/schluessel.js';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { BerichtService } from './bericht.service.js';
import { istBericht } from './berichte.js';
import type { Berichtstexte } from './berichtsauftrag.js';
import { BriefkopfLesen } from './briefkopf.read-model.js';
import { dateiname } from './dateiname.js';
import { entschluessle, verschluessle } from './druckschluessel.js';

export interface Druckstueck {
  dateiname: string;
  pdf: Uint8Array;
}

/** From the ids a user marks to the paper in a new browser window. */
@Injectable()
export class DruckenService {
  constructor(
    private readonly schluessel: Schluessel,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly auftraege: AuftraegeService,
    private readonly stammdaten: Stammdaten,
    private readonly briefkoepfe: BriefkopfLesen,
    private readonly berichte: BerichtService,
  ) {}

  async verschluessle(ids: number[]): Promise<{ ids: string }> {
    return { ids: await verschluessle(ids, identitaet(), this.schluessel.druck) };
  }

  /** @throws Fachfehler 404 for an unknown paper or an order out of sight, 403 when the ticket no longer holds */
  async drucke(bericht: string, schein: string): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    const { ids, wer } = await this.einloesen(schein);
    const auftraege = await this.auftraege.viele(ids, wer.sichtbareMandanten);
    if (auftraege.length < ids.length) throw nichtGefunden();
    const pdf = await this.berichte.erzeuge(bericht, auftraege, await this.texte(auftraege, wer));
    return { dateiname: dateiname(bericht, auftraege), pdf };
  }

  /** The ticket counts only while its session does, and shows what that user may see now. */
  private async einloesen(wert: string): Promise<{ ids: number[]; wer: Identitaet }> {
    const schein = await entschluessle(wert, this.schluessel.druck);
    const wer = schein && (await this.identitaeten.zuSitzung(schein.sitzung));
    if (!wer || wer.benutzerId !== schein.benutzer || !hatRecht('auftrag.drucken', wer, wer.konfiguration)) {
      throw new Fachfehler(403, [fehler('bericht.abgelaufen')]);
    }
    return { ids: schein.ids, wer };
  }

  private async texte(auftraege: Auftrag[], wer: Identitaet): Promise<Berichtstexte> {
    const mandanten = [...new Set(auftraege.map((a) => a.mandant?.id ?? wer.mandantId))];
    const gelten = [...mandanten, wer.hauptmandantId];
    const [frankaturen, verkehrsarten, koepfe] = await Promise.all([
      this.stammdaten.liste<Eintrag>('frankatur', gelten),
      this.stammdaten.liste<Eintrag>('verkehrsart', gelten),
      this.briefkoepfe.jeMandant(mandanten),
    ]);
    return { frankaturen: jeId(frankaturen), verkehrsarten: jeId(verkehrsarten), koepfe };
  }
}

interface Eintrag {
  id: number;
  langBezeichnung: string;
}

function jeId(eintraege: Eintrag[]): Record<number, string> {
  return Object.fromEntries(eintraege.map((e) => [e.id, e.langBezeichnung]));
}
