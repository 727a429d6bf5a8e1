import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { BerichtService } from '../bericht.service.js';
import { istBericht } from '../berichte.js';
import { dateiname } from '../dateiname.js';
import { Packstuecknummern } from '../packstuecke/packstuecknummern.service.js';
import { Druckangaben } from './druckangaben.service.js';
import { Druckscheine } from './druckscheine.service.js';

export interface Druckstueck {
  dateiname: string;
  pdf: Uint8Array;
}

/** From a ticket to the paper in a new browser window. */
@Injectable()
export class DruckenService {
  constructor(
    private readonly scheine: Druckscheine,
    private readonly auftraege: AuftraegeService,
    private readonly nummern: Packstuecknummern,
    private readonly angaben: Druckangaben,
    private readonly berichte: BerichtService,
  ) {}

  /** @throws Fachfehler 404 for an unknown paper or an order out of sight, 403 when the ticket no longer holds */
  async drucke(bericht: string, schein: string): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    const { ids, wer } = await this.scheine.loeseEin(schein);
    const lies = () => this.auftraege.viele(ids, wer.sichtbareMandanten);
    const auftraege =
      bericht === 'gs1-etikett' ? await this.nummern.mitNummern(ids, wer, lies) : await lies();
    if (auftraege.length < ids.length) throw nichtGefunden();
    const angaben = await this.angaben.zu(bericht, auftraege, wer);
    return {
      dateiname: dateiname(bericht, auftraege),
      pdf: await this.berichte.erzeuge(bericht, auftraege, angaben),
    };
  }
}
