import { Logger } from '@nestjs/common';

/** Repeats a piece of work with a pause after each run; runs never overlap, a failure is logged and tried again. */
export class Takt {
  private readonly log = new Logger('Takt');
  private uhr: NodeJS.Timeout | undefined;
  private laufend: Promise<void> = Promise.resolve();
  private angehalten = false;

  constructor(
    private readonly name: string,
    private readonly arbeit: () => Promise<void>,
  ) {}

  starte(pauseMs: number): void {
    if (this.angehalten) return;
    this.uhr = setTimeout(() => {
      this.laufend = this.arbeit()
        .catch((fehler: unknown) =>
          this.log.warn(`${this.name}: ${fehler instanceof Error ? fehler.message : fehler}`),
        )
        .finally(() => this.starte(pauseMs));
    }, pauseMs);
  }

  /** Long runs end early once this is so. */
  get haelt(): boolean {
    return this.angehalten;
  }

  /** Starts no further run and waits for the present one. */
  async halte(): Promise<void> {
    this.angehalten = true;
    clearTimeout(this.uhr);
    await this.laufend;
  }
}
