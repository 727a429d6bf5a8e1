import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { BerichtService } from '../bericht.service.js';
import { istBericht } from '../berichte.js';
import { inPapiersprache } from '../darstellung/papiersprache.js';
import { dateiname } from '../dateiname.js';
import { liesFormat } from '../druckformat.js';
import { Packstuecknummern } from '../packstuecke/packstuecknummern.service.js';
import { Druckangaben } from './druckangaben.service.js';
import { Druckscheine } from './druckscheine.service.js';

/** A file to open: a paper to look at, or what is sent to a label printer as it is. */
export interface Druckstueck {
  dateiname: string;
  inhalt: Uint8Array;
  art: 'application/pdf' | 'application/zpl';
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

  /**
   * @throws Fachfehler 404 for an unknown paper or an order out of sight, 403 when the ticket no longer holds, 400 for
   *   a format that the paper is not printed in
   */
  async drucke(bericht: string, schein: string, sprache: string, gewuenscht?: unknown): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    const format = liesFormat(bericht, gewuenscht);
    const { ids, wer } = await this.scheine.loeseEin(schein);
    const lies = () => this.auftraege.viele(ids, wer.sichtbareMandanten);
    const auftraege =
      bericht === 'gs1-etikett' ? await this.nummern.mitNummern(ids, wer, lies) : await lies();
    if (auftraege.length < ids.length) throw nichtGefunden();
    const angaben = await this.angaben.zu(bericht, auftraege, wer);
    if (format === 'zpl') {
      const inhalt = inPapiersprache(sprache, () => this.berichte.erzeugeZpl(auftraege));
      return { dateiname: dateiname(bericht, auftraege, 'zpl'), inhalt, art: 'application/zpl' };
    }
    const inhalt = await this.berichte.erzeuge(bericht, auftraege, angaben, format, sprache);
    return { dateiname: dateiname(bericht, auftraege), inhalt, art: 'application/pdf' };
  }
}
