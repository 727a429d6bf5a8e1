import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { freieBytes } from './ort.js';

const taktMs = 500;
const mb = 1024 * 1024;

/** Watches the room below the data directory: nothing is stored once the reserve is touched. */
@Injectable()
export class Plattenwacht implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Platte');
  private uhr: NodeJS.Timeout | undefined;
  private istKnapp = false;

  constructor(@Inject(UMGEBUNG) private readonly umgebung: Umgebung) {}

  /** Less is free than the reserve. */
  get knapp(): boolean {
    return this.istKnapp;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.sieheNach();
    this.uhr = setInterval(() => void this.sieheNach(), taktMs);
    this.uhr.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.uhr);
  }

  private async sieheNach(): Promise<void> {
    const { DATA_DIR, PLATTE_RESERVE_MB } = this.umgebung;
    // Where it cannot be measured nobody is kept from working.
    const frei = await freieBytes(DATA_DIR).catch(() => Number.POSITIVE_INFINITY);
    const knapp = frei < PLATTE_RESERVE_MB * mb;
    if (knapp === this.istKnapp) return;
    this.istKnapp = knapp;
    const mbFrei = Math.floor(frei / mb);
    if (knapp) this.log.error(`Nur noch ${mbFrei} MB frei unter ${DATA_DIR}: gespeichert wird nichts mehr.`);
    else this.log.warn(`Wieder ${mbFrei} MB frei unter ${DATA_DIR}: es wird gespeichert.`);
  }
}
