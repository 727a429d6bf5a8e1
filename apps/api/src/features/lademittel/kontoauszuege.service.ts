import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  type Auszugsfrage,
  hoechstensAufPapier,
  hoechstensInDatei,
  type Kontoauszug,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { BerichtService } from '../berichte/bericht.service.js';
import { BriefkopfLesen } from '../berichte/briefkopf-lesen.read-model.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { alsMappe } from './kontoauszug-mappe.js';
import { LademittelstandReadModel } from './lademittelstand.read-model.js';

/** Statements of accounts of load units: on the screen, as a spreadsheet and as a paper. */
@Injectable()
export class Kontoauszuege {
  constructor(
    private readonly stand: LademittelstandReadModel,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly berichte: BerichtService,
    private readonly briefkoepfe: BriefkopfLesen,
  ) {}

  async lies(kontoId: number, frage: Auszugsfrage, hoechstens?: number) {
    if (frage.von > frage.bis) throw ungueltig([fehler('lademittel.vonNachBis', 'bis')]);
    return gefunden(await this.stand.auszug(kontoId, frage, identitaet().sichtbareMandanten, hoechstens));
  }

  /** @throws Fachfehler 409 where a file would not hold all of it */
  async alsXlsx(kontoId: number, frage: Auszugsfrage, sage: Uebersetzer): Promise<Buffer> {
    return alsMappe(await this.ganz(kontoId, frage, hoechstensInDatei), frage, sage);
  }

  /** @throws Fachfehler 409 where it would be more than a paper, 429 when too much of the user waits */
  async alsPdf(kontoId: number, frage: Auszugsfrage, sprache: string): Promise<Uint8Array> {
    const auszug = await this.ganz(kontoId, frage, hoechstensAufPapier);
    const briefkopf = (await this.briefkoepfe.jeMandant([auszug.mandantId]))[auszug.mandantId];
    const { von, bis } = frage;
    const angaben = { auszug, von, bis, briefkopf, gedrucktAm: heute() };
    return this.berichte.anDerReihe(identitaet(), () =>
      this.berichte.erzeugeBlatt({ art: 'kontoauszug', angaben }, sprache),
    );
  }

  private async ganz(kontoId: number, frage: Auszugsfrage, max: number): Promise<Kontoauszug> {
    const auszug = await this.lies(kontoId, frage, max);
    if (auszug.gesamt > max) throw konflikt('lademittel.zuVieleBuchungen', { anzahl: auszug.gesamt, max });
    const { von, bis } = frage;
    await this.protokoll.schreibe('export', {
      gegenstand: 'Lademittelkonto',
      einzelheiten: { kontoId, von, bis },
    });
    return auszug;
  }
}
