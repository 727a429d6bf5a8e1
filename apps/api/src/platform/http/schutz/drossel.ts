import { fehler } from '@frachtportal/domain/feld/meldung';
import { Fachfehler } from '../../errors/fachfehler.js';

const hoechstensGemerkt = 10_000;

/** Lets each caller of a public route through so many times in a while; kept in memory, for what is no secret. */
export class Drossel {
  private readonly fenster = new Map<string, { beginn: number; anzahl: number }>();

  constructor(
    private readonly hoechstens: number,
    private readonly sekunden: number,
  ) {}

  /** @throws Fachfehler 429 with the time to wait */
  zaehle(schluessel: string, jetzt = Date.now()): void {
    const bisher = this.fenster.get(schluessel);
    const laeuft = bisher && jetzt - bisher.beginn < this.sekunden * 1000;
    const eintrag = laeuft ? bisher : { beginn: jetzt, anzahl: 0 };
    if (++eintrag.anzahl > this.hoechstens) {
      const warten = Math.ceil((eintrag.beginn + this.sekunden * 1000 - jetzt) / 1000);
      throw new Fachfehler(429, [fehler('server.zuViele')], warten);
    }
    if (!laeuft) this.merke(schluessel, eintrag);
  }

  /** The oldest go when there are too many: they have waited longest. */
  private merke(schluessel: string, eintrag: { beginn: number; anzahl: number }): void {
    this.fenster.delete(schluessel);
    this.fenster.set(schluessel, eintrag);
    for (const alt of this.fenster.keys()) {
      if (this.fenster.size <= hoechstensGemerkt) break;
      this.fenster.delete(alt);
    }
  }
}
