import { setTimeout as warten } from 'node:timers/promises';
import type { Portalprozess } from '../stoerung/portalprozess.js';

/** Kills the API and the database in turn, so many times, while something else goes on. */
export class Stoerer {
  private getoetet = 0;
  private laeuft: Promise<void> = Promise.resolve();

  constructor(
    private readonly portal: Portalprozess,
    /** The supervisor gives up after five deaths of the API in a minute. */
    private readonly abstandMs: number,
  ) {}

  beginne(mal: number): void {
    this.laeuft = this.stoere(mal);
  }

  /** Comes back after the last of them; answers how many there were in all. */
  async zuEnde(): Promise<number> {
    await this.laeuft;
    return this.getoetet;
  }

  private async stoere(mal: number): Promise<void> {
    for (let i = 0; i < mal; i++) {
      await warten(this.abstandMs);
      if (this.getoetet % 2) this.portal.toeteDatenbank();
      else await this.portal.toeteApi();
      this.getoetet++;
    }
  }
}
