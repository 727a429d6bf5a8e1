import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Plattenwacht } from '../einblick/plattenwacht.service.js';
import { Quarantaeneschalter } from './quarantaeneschalter.repository.js';
import { Takt } from './takt.js';

/** Lets services repeat their work for as long as the application runs. */
@Injectable()
export class Taktgeber implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly takte: { takt: Takt; pauseMs: number }[] = [];

  constructor(
    private readonly platte: Plattenwacht,
    private readonly quarantaene: Quarantaeneschalter,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Work that leaves the portal or fetches something; to be called while the application is put together. */
  wiederhole(name: string, pauseMs: number, arbeit: () => Promise<void>): Takt {
    return this.wiederholeInnen(name, pauseMs, async () => {
      if (!(await this.quarantaene.seit())) await arbeit();
    });
  }

  /** Work that stays inside: it goes on while everything else is held back. */
  wiederholeInnen(name: string, pauseMs: number, arbeit: () => Promise<void>): Takt {
    // All of it stores something: with the reserve of the disk touched it waits.
    const takt = new Takt(name, async () => {
      if (!this.platte.knapp) await arbeit();
    });
    this.takte.push({ takt, pauseMs });
    return takt;
  }

  /** Where this process only answers, another one does what waits. */
  onApplicationBootstrap(): void {
    if (this.umgebung.ROLLE === 'api') return;
    for (const { takt, pauseMs } of this.takte) takt.starte(pauseMs);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.takte.map(({ takt }) => takt.halte()));
  }
}
