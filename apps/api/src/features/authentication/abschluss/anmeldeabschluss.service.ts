import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import type { Anmeldekonto } from '../anmeldekonten.read-model.js';
import { Sitzungen } from '../sitzungen.service.js';
import { Geraetemeldung } from './geraetemeldung.service.js';
import type { Herkunft } from './herkunft.js';

type Wer = Pick<Anmeldekonto, 'id' | 'name' | 'mandantId'>;

const unbekannter = { benutzerId: null, name: 'Unbekannter Name', mandantId: null };

/** The end of every way in: a session, or a line that says who did not get one. */
@Injectable()
export class Anmeldeabschluss {
  constructor(
    private readonly db: Datenbank,
    private readonly sitzungen: Sitzungen,
    private readonly meldung: Geraetemeldung,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async schliesseAb(konto: Wer, art: Anmeldeart, herkunft: Herkunft): Promise<Tokenpaar> {
    const { adresse, programm: geraet, firma, merke } = herkunft;
    const paar = await this.db.transaktion(async () => {
      await this.meldung.melde(konto.id, herkunft);
      const beginn = await this.sitzungen.beginne(konto.id, { art, adresse, geraet, firma });
      await this.protokoll.schreibe('anmeldung', {
        wer: { ...konto, benutzerId: konto.id },
        einzelheiten: { adresse, art, ...(firma && { firma }) },
      });
      return beginn;
    });
    merke(konto.id);
    return paar;
  }

  async eingerichtet(konto: Wer): Promise<void> {
    await this.protokoll.schreibe('faktor.eingerichtet', { wer: { ...konto, benutzerId: konto.id } });
  }

  /**
   * Written down the same way whether the name exists or not, which takes the same time too. A name that nobody bears is
   * kept nowhere: often enough it is a password, or somebody who is no user of ours.
   */
  async gescheitert(konto: Wer | undefined, { adresse }: Herkunft, schritt?: string): Promise<void> {
    await this.protokoll.schreibe('anmeldung.gescheitert', {
      wer: konto ? { ...konto, benutzerId: konto.id } : unbekannter,
      einzelheiten: { adresse, ...(schritt && { schritt }) },
    });
  }
}
