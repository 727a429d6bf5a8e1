import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Demofortgang } from './demofortgang.repository.js';

/** With the connector `demo`: moves what it has taken over along the status chain. */
@Injectable()
export class DemoFortschritt {
  constructor(
    private readonly fortgang: Demofortgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    const pauseMs = Math.max(50, umgebung.DEMO_TAKT_MS / 3);
    if (umgebung.DISPO === 'demo') taktgeber.wiederhole('Fortschritt', pauseMs, () => this.schreiteFort());
  }

  async schreiteFort(): Promise<void> {
    await this.fortgang.unsafeSchreiteFort(this.umgebung.DEMO_TAKT_MS / 1000);
  }
}
