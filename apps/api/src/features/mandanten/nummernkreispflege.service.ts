import { fehler } from '@frachtportal/domain/feld/meldung';
import { type Nummernkreis, pruefeNummernkreis } from '@frachtportal/domain/mandant/nummernkreis';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Mandantenauskunft } from './mandantenauskunft.service.js';
import { Nummernkreise } from './nummernkreise.repository.js';

/** Keeps how the orders of a main client are numbered. */
@Injectable()
export class Nummernkreispflege {
  constructor(
    private readonly db: Datenbank,
    private readonly kreise: Nummernkreise,
    private readonly mandanten: Mandantenauskunft,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @throws Fachfehler 404 where there is no such client, 409 where it is no main client */
  async lies(mandantId: number): Promise<Nummernkreis> {
    await this.mandanten.hauptmandant(mandantId);
    return gefunden(await this.kreise.lies(mandantId));
  }

  /** From the next order on. */
  setze(mandantId: number, neu: Nummernkreis): Promise<Nummernkreis> {
    return this.db.transaktion(async () => {
      await this.db.sperre('nummernkreis');
      const vorher = await this.lies(mandantId);
      const meldungen = pruefeNummernkreis(neu, vorher);
      if (!meldungen.length && (await this.kreise.unsafeIstVergeben(mandantId, neu.praefix)))
        meldungen.push(fehler('nummernkreis.vergeben', 'praefix'));
      if (meldungen.length) throw ungueltig(meldungen);
      await this.kreise.setze(mandantId, neu);
      await this.protokoll.schreibe('nummernkreis.geaendert', {
        einzelheiten: { mandantId, vorher, nachher: neu },
      });
      return this.lies(mandantId);
    });
  }
}
