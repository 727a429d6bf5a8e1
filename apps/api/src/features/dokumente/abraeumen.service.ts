import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Takt } from '../../platform/jobs/takt.js';
import { DATEIABLAGE, type Dateiablage } from './ablage/dateiablage.js';
import { Dokumentenverweise } from './dokumente.repository.js';

const alleMs = 60_000;
const jeLauf = 100;

/** Removes the files of papers whose row is gone or never came. */
@Injectable()
export class Abraeumen implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Dokumente');
  private readonly takt = new Takt('Dokumente abräumen', () => this.laufe());

  constructor(
    private readonly verweise: Dokumentenverweise,
    @Inject(DATEIABLAGE) private readonly ablage: Dateiablage,
  ) {}

  onApplicationBootstrap(): void {
    this.takt.starte(alleMs);
  }

  onApplicationShutdown(): Promise<void> {
    return this.takt.halte();
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
