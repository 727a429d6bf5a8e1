import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { Fachfehler, nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../../platform/tenancy/sichtbares.read-model.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { Ablieferungen } from '../abliefernachweis/ablieferungen.read-model.js';
import { Nachweisbelege } from '../abliefernachweis/nachweisbelege.service.js';
import { BerichtService } from '../bericht.service.js';
import { type Berichtsname, istBericht } from '../berichte.js';
import { BerichtstexteService } from '../berichtstexte.service.js';
import { dateiname } from '../dateiname.js';
import { Packstuecknummern } from '../packstuecke/packstuecknummern.service.js';
import { pruefeDruckbar } from './druckbar.js';
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
    private readonly texte: BerichtstexteService,
    private readonly ablieferungen: Ablieferungen,
    private readonly belege: Nachweisbelege,
    private readonly packstuecke: Packstuecknummern,
    private readonly berichte: BerichtService,
    private readonly sichtbares: Sichtbares,
  ) {}

  async verschluessle(ids: number[]): Promise<{ ids: string }> {
    await this.sichtbares.verlange('auftrag', ids);
    return { ids: await verschluessle(ids, identitaet(), this.schluessel.druck) };
  }

  /** @throws Fachfehler 404 for an unknown paper or an order out of sight, 403 when the ticket no longer holds */
  async drucke(bericht: string, schein: string): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    const { ids, wer } = await this.einloesen(schein);
    const auftraege = await this.auftraege.viele(ids, wer.sichtbareMandanten);
    if (auftraege.length < ids.length) throw nichtGefunden();
    return { dateiname: dateiname(bericht, auftraege), pdf: await this.erzeuge(bericht, auftraege, wer) };
  }

  private async erzeuge(bericht: Berichtsname, auftraege: Auftrag[], wer: Identitaet): Promise<Uint8Array> {
    const [texte, ablieferungen] = await Promise.all([
      this.texte.zu(auftraege, wer),
      bericht === 'abliefernachweis' ? this.ablieferungen.zu(auftraege, wer.sichtbareMandanten) : undefined,
    ]);
    pruefeDruckbar(bericht, auftraege, ablieferungen);
    const mitBelegen = ablieferungen && (await this.belege.zu(ablieferungen, wer.sichtbareMandanten));
    const sscc = bericht === 'gs1-etikett' ? await this.packstuecke.nummern(auftraege, wer) : undefined;
    return this.berichte.erzeuge(bericht, auftraege, {
      ...texte,
      ...(mitBelegen && { ablieferungen: mitBelegen }),
      ...(sscc && { sscc }),
    });
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
}
