import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { BerichtService } from '../bericht.service.js';
import { type Berichtsname, berichte, istBericht } from '../berichte.js';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { inPapiersprache } from '../darstellung/papiersprache.js';
import { dateiname } from '../dateiname.js';
import { type Druckformat, liesFormat } from '../druckformat.js';
import { probeZpl } from '../gs1-etikett/zpl.js';
import { Packstuecknummern } from '../packstuecke/packstuecknummern.service.js';
import type { Etikettformat } from '../warenetikett/masse.js';
import { Druckangaben } from './druckangaben.service.js';
import { Druckscheine } from './druckscheine.service.js';

/** A file to open: a paper to look at, or what is sent to a label printer as it is. */
export interface Druckstueck {
  dateiname: string;
  inhalt: Uint8Array;
  art: 'application/pdf' | 'application/zpl';
}

interface Druckwunsch {
  bericht: Berichtsname;
  format?: Etikettformat;
  sprache: string;
}

interface Thermodruck {
  sprache: string;
  format?: Etikettformat;
}

/** From a ticket to the paper in a new browser window. */
@Injectable()
export class DruckenService {
  /** Names of what is printed. */
  static readonly papiere: readonly string[] = berichte.map((b) => b.reportFileName);

  constructor(
    private readonly scheine: Druckscheine,
    private readonly auftraege: AuftraegeService,
    private readonly nummern: Packstuecknummern,
    private readonly angaben: Druckangaben,
    private readonly berichte: BerichtService,
  ) {}

  /**
   * @throws Fachfehler 404 for an unknown paper or an order out of sight, 403 when the ticket no longer holds, 400 for
   *   a format that the paper is not printed in, 429 when too much of the user waits already or this ticket is being
   *   printed
   */
  async drucke(bericht: string, schein: string, sprache: string, gewuenscht?: unknown): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    const format = liesFormat(bericht, gewuenscht);
    return this.scheine.mitSchein(schein, ({ ids, wer }) =>
      this.berichte.anDerReihe(wer, () => this.stueck({ bericht, format, sprache }, ids, wer)),
    );
  }

  private async stueck(
    { bericht, format, sprache }: Omit<Druckwunsch, 'format'> & { format?: Druckformat },
    ids: number[],
    wer: Identitaet,
  ): Promise<Druckstueck> {
    if (format === 'zpl') {
      const { auftraege, etiketten } = await this.zpl(ids, wer, { sprache });
      const inhalt = Buffer.from(etiketten.join(''), 'ascii');
      return { dateiname: dateiname(bericht, auftraege, 'zpl'), inhalt, art: 'application/zpl' };
    }
    return this.pdf({ bericht, format, sprache }, ids, wer);
  }

  /** A paper for somebody who needs no ticket, on its usual sheet. @throws Fachfehler as `drucke` */
  async direkt(bericht: string, ids: number[], wer: Identitaet, sprache: string): Promise<Druckstueck> {
    if (!istBericht(bericht)) throw nichtGefunden();
    return this.berichte.anDerReihe(wer, () => this.pdf({ bericht, sprache }, ids, wer));
  }

  private async pdf(
    { bericht, format, sprache }: Druckwunsch,
    ids: number[],
    wer: Identitaet,
  ): Promise<Druckstueck> {
    const auftraege = await this.gelesen(bericht, ids, wer);
    const angaben = await this.angaben.zu(bericht, auftraege, wer);
    const inhalt = await this.berichte.erzeuge(bericht, auftraege, angaben, format, sprache);
    return { dateiname: dateiname(bericht, auftraege), inhalt, art: 'application/pdf' };
  }

  /**
   * GS1 labels for a thermal printer, a text each.
   * @throws Fachfehler 404 for an order out of sight, 409 where its pieces can have no numbers
   */
  async zpl(ids: number[], wer: Identitaet, { sprache, format }: Thermodruck) {
    const auftraege = await this.gelesen('gs1-etikett', ids, wer);
    const etiketten = inPapiersprache(sprache, () => this.berichte.erzeugeZpl(auftraege, format));
    return { auftraege, etiketten };
  }

  /** A label that tries a thermal printer of this name. */
  probe(name: string, { sprache, format }: Required<Thermodruck>): string {
    return inPapiersprache(sprache, () => probeZpl(name, format));
  }

  private async gelesen(bericht: Berichtsname, ids: number[], wer: Identitaet): Promise<Berichtsauftrag[]> {
    const lies = () => this.auftraege.viele(ids, wer.sichtbareMandanten);
    const auftraege =
      bericht === 'gs1-etikett' ? await this.nummern.mitNummern(ids, wer, lies) : await lies();
    if (auftraege.length < ids.length) throw nichtGefunden();
    return auftraege;
  }
}
