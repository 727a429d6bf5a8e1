import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import {
  alsPreise,
  alsRaster,
  type Mautraster,
  type Mauttabelle,
} from '@frachtportal/domain/maut/mauttabelle';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Mauttabellen } from './mauttabellen.repository.js';

/** Keeps the toll tables: old ones end, new ones begin on their day. */
@Injectable()
export class Mautpflege {
  constructor(
    private readonly tabellen: Mauttabellen,
    private readonly stammdaten: Stammdaten,
  ) {}

  async eine(id: number): Promise<Mauttabelle> {
    const { raster, ...kopf } = await this.tabellen.eine(id);
    return { ...kopf, preise: alsPreise(raster) };
  }

  async lege(tabelle: Mauttabelle): Promise<Mauttabelle> {
    const raster = await this.pruefe(tabelle);
    return this.eine(await this.tabellen.lege(tabelle, raster));
  }

  async aendere(id: number, tabelle: Mauttabelle): Promise<Mauttabelle> {
    const raster = await this.pruefe(tabelle);
    await this.tabellen.aendere(id, tabelle, raster);
    return this.eine(id);
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
