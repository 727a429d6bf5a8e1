import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import {
  alsPreise,
  alsRaster,
  type Mautraster,
  type Mauttabelle,
} from '@frachtportal/domain/maut/mauttabelle';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Mauttabellen } from './mauttabellen.repository.js';

/** Keeps the toll tables: old ones end, new ones begin on their day. */
@Injectable()
export class Mautpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly tabellen: Mauttabellen,
    private readonly stammdaten: Stammdaten,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async eine(id: number): Promise<Mauttabelle> {
    const { raster, ...kopf } = await this.tabellen.eine(id);
    return { ...kopf, preise: alsPreise(raster) };
  }

  async lege(tabelle: Mauttabelle): Promise<Mauttabelle> {
    const raster = await this.pruefe(tabelle);
    return this.db.transaktion(async () => {
      const id = await this.tabellen.lege(tabelle, raster);
      await this.protokoll.schreibe('stammdaten.angelegt', { gegenstand: `maut: ${tabelle.name}` });
      return this.eine(id);
    });
  }

  /** @throws 409 where the table is another one than that of this version */
  async aendere(id: number, tabelle: Mauttabelle, version: number | null): Promise<Mauttabelle> {
    const raster = await this.pruefe(tabelle);
    return this.db.transaktion(async () => {
      await this.tabellen.aendere(id, tabelle, raster, version);
      await this.protokoll.schreibe('stammdaten.geaendert', { gegenstand: `maut: ${tabelle.name}` });
      return this.eine(id);
    });
  }

  private async pruefe(t: Mauttabelle): Promise<Mautraster> {
    const { raster, meldungen } = alsRaster(t.preise ?? []);
    const alle: Meldung[] = [...meldungen];
    if (!t.land || !(await this.stammdaten.eintrag('land', t.land.id, [])))
      alle.push(fehler('feld.verweis', 'land'));
    if (t.gueltigBis && t.gueltigBis < t.gueltigVon) alle.push(fehler('maut.zeitraum', 'gueltigBis'));
    if (alle.length) throw ungueltig(alle);
    return raster;
  }
}
