import { type Ausgangsart, ausgangsarten, Quarantaene } from '@frachtportal/domain/betrieb/quarantaene';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { konflikt } from '../../platform/errors/fachfehler.js';
import { Quarantaeneschalter } from '../../platform/jobs/quarantaeneschalter.repository.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { BetriebslageService } from './betriebslage.service.js';
import { ZurueckgehaltenesRepository } from './zurueckgehaltenes.repository.js';

/** After a restore an administrator looks at what would leave, discards what has left before, and lets the rest go. */
@Injectable()
export class QuarantaeneService {
  constructor(
    private readonly db: Datenbank,
    private readonly schalter: Quarantaeneschalter,
    private readonly zurueckgehaltenes: ZurueckgehaltenesRepository,
    private readonly lage: BetriebslageService,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async lies(): Promise<Quarantaene> {
    const seit = await this.schalter.seit();
    const gezaehlt = seit ? await this.zurueckgehaltenes.unsafeZaehle() : [];
    const mengen = ausgangsarten.map((art) => ({
      art,
      anzahl: gezaehlt.find((g) => g.art === art)?.anzahl ?? 0,
    }));
    return Object.assign(new Quarantaene(), { seit: seit?.toISOString() ?? null, mengen });
  }

  /** @param ids null: all of the kind @throws Fachfehler 409 where nothing is held back any more */
  async verwirf(art: Ausgangsart, ids: number[] | null): Promise<number> {
    const anzahl = await this.db.transaktion(async () => {
      if (!(await this.schalter.sperre())) throw konflikt('server.keineQuarantaene');
      const verworfen = await this.zurueckgehaltenes.unsafeVerwirf(art, ids);
      await this.protokoll.schreibe('quarantaene.verworfen', {
        gegenstand: art,
        einzelheiten: { anzahl: verworfen, ...(ids && { ids }) },
      });
      return verworfen;
    });
    this.lage.vergiss();
    return anzahl;
  }

  /** Everything leaves and is fetched again, in all processes. @throws Fachfehler 409 where nothing is held back */
  async gibFrei(): Promise<void> {
    await this.db.transaktion(async () => {
      const seit = await this.schalter.sperre();
      if (!seit) throw konflikt('server.keineQuarantaene');
      const mengen = await this.zurueckgehaltenes.unsafeZaehle();
      await this.schalter.beende();
      const anzahl = Object.fromEntries(mengen.map((m) => [m.art, m.anzahl]));
      await this.protokoll.schreibe('quarantaene.freigegeben', { einzelheiten: { seit, ...anzahl } });
    });
    this.lage.vergiss();
  }
}
