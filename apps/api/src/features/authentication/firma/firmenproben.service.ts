import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import { Anbieter } from './anbieter.service.js';
import { grundVon } from './anbieterfehler.js';
import { Firmenangaben } from './firmenangaben.service.js';
import { Firmenpflege } from './firmenpflege.service.js';

/** How a try went, and where the provider must be allowed to send people back to. */
export interface Probe {
  gelungen: boolean;
  fehler: Meldung | null;
  rueckweg: string;
}

/** Tries a provider as it is stored, without anybody signing in. */
@Injectable()
export class Firmenproben {
  constructor(
    private readonly pflege: Firmenpflege,
    private readonly angaben: Firmenangaben,
    private readonly anbieter: Anbieter,
  ) {}

  /** @throws Fachfehler 404, 409 where nothing is stored */
  async probiere(mandantId: number): Promise<Probe> {
    const { version } = await this.pflege.lies(mandantId);
    if (!version) throw konflikt('mandant.firma.nichtDa');
    const rueckweg = this.angaben.rueckwegDesPortals;
    try {
      await this.anbieter.pruefe((await this.angaben.unsafeZu(mandantId)).anbieter);
      return { gelungen: true, fehler: null, rueckweg };
    } catch (grund) {
      const meldung = fehler('mandant.firma.probe', undefined, { grund: grundVon(grund) });
      return { gelungen: false, fehler: meldung, rueckweg };
    }
  }
}
