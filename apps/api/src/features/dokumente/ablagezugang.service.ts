import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DATEIABLAGE, type Dateiablage, DateiFehlt } from './ablage/dateiablage.js';

/** The storage of papers, for features that move its files as they are: whoever uses it looks after the rows. */
@Injectable()
export class Ablagezugang {
  constructor(@Inject(DATEIABLAGE) private readonly ablage: Dateiablage) {}

  lege(schluessel: string, pfad: string, inhaltstyp: string): Promise<void> {
    return this.ablage.lege(schluessel, pfad, inhaltstyp);
  }

  /** Undefined where the file is gone. */
  async hole(schluessel: string): Promise<Readable | undefined> {
    try {
      return await this.ablage.hole(schluessel);
    } catch (grund) {
      if (grund instanceof DateiFehlt) return undefined;
      throw grund;
    }
  }
}
