import { landVon } from '@frachtportal/domain/auftrag/postleitzahlen';
import type { Kalenderort } from '@frachtportal/domain/kalender/abholort';
import {
  type Abholvorschlag,
  type Augenblick,
  abholvorschlag,
} from '@frachtportal/domain/kalender/annahmeschluss';
import { regionVon } from '@frachtportal/domain/kalender/ort-region';
import { Injectable } from '@nestjs/common';
import { jetzt } from '../../platform/http/uhr.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Annahme } from './annahme.read-model.js';

/** When a new order of a client can be picked up. */
@Injectable()
export class Abholtage {
  constructor(
    private readonly annahme: Annahme,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** @param ort of the pickup; as long as it is not known, goods are picked up where the client is */
  async naechster(mandantId: number, ort: Kalenderort): Promise<Abholvorschlag> {
    const mandant = await this.annahme.fuer(mandantId);
    return abholvorschlag(this.jetzt(), await this.region(mandantId, ort), mandant?.annahmeschluss ?? null);
  }

  /** Whose holidays hold there; as long as the place is not known, those of where the client is. */
  async region(mandantId: number, ort: Kalenderort): Promise<string> {
    const mandant = await this.annahme.fuer(mandantId);
    const laender = await this.stammdaten.liste('land', []);
    const { plz, ort: name, landId } = mandant ?? {};
    const eigener = { plz, ort: name, land: landId ? { id: landId } : null };
    const gefragt = ort.plz?.trim() ? ort : eigener;
    return regionVon(gefragt, landVon(gefragt, laender));
  }

  jetzt(): Augenblick {
    return jetzt();
  }
}
