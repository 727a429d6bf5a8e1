import { Inject, Injectable, Logger } from '@nestjs/common';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { DATEIABLAGE, type Dateiablage } from './ablage/dateiablage.js';
import { Dokumentenverweise } from './dokumentenverweise.repository.js';

const alleMs = 60_000;
const jeLauf = 100;

/** Removes the files of papers whose row is gone or never came. */
@Injectable()
export class Abraeumen {
  private readonly log = new Logger('Dokumente');

  constructor(
    private readonly verweise: Dokumentenverweise,
    @Inject(DATEIABLAGE) private readonly ablage: Dateiablage,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederholeInnen('Dokumente abräumen', alleMs, () => this.laufe());
  }

  async laufe(): Promise<void> {
    const schluessel = await this.verweise.unsafeFaellige(jeLauf);
    for (const s of schluessel) {
      await this.ablage.entferne(s);
      await this.verweise.unsafeAbgeraeumt(s);
    }
    if (schluessel.length) this.log.log(`${schluessel.length} Dateien ohne Auftrag entfernt`);
  }
}
