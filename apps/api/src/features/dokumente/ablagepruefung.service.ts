import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { type Fund, grundVon } from '../../platform/einblick/fund.js';
import { DATEIABLAGE, type Dateiablage } from './ablage/dateiablage.js';

/** Does the storage of papers do what it is there for? */
@Injectable()
export class Ablagepruefung {
  constructor(@Inject(DATEIABLAGE) private readonly ablage: Dateiablage) {}

  /** Stores something, reads it and removes it again. */
  async pruefe(): Promise<Fund> {
    const kennung = randomUUID();
    const datei = join(tmpdir(), `frachtportal-probe-${kennung}`);
    try {
      await writeFile(datei, kennung, { mode: 0o600 });
      await this.ablage.lege(`probe/${kennung}`, datei, 'text/plain');
      const gelesen = await text(await this.ablage.hole(`probe/${kennung}`));
      await this.ablage.entferne(`probe/${kennung}`);
      if (gelesen !== kennung) throw new Error('Gelesen wird anderes, als geschrieben wurde');
      return { bereich: 'ablage', stand: 'gut', satz: 'betrieb.ablage.gut' };
    } catch (ursache) {
      const werte = { grund: grundVon(ursache) };
      return {
        bereich: 'ablage',
        stand: 'stoerung',
        satz: 'betrieb.ablage.gestoert',
        werte,
        tun: 'betrieb.ablage.gestoertTun',
      };
    } finally {
      await rm(datei, { force: true });
    }
  }
}
