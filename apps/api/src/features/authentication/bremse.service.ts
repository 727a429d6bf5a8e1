import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';
import type { Bremsschluessel } from './bremsgrenzen.js';

export type { Bremsschluessel };

/** Slows guessing down wherever an account can be reached without being logged in to it. */
@Injectable()
export class Bremse {
  constructor(private readonly versuche: Anmeldeversuche) {}

  /** Counts an attempt under each key; answers 429 while one of them has to wait. */
  async zaehle(schluessel: Bremsschluessel[]): Promise<void> {
    const sekunden = await this.versuche.beginne(schluessel);
    if (sekunden)
      throw new Fachfehler(429, [fehler('anmeldung.gesperrt', undefined, { sekunden })], sekunden);
  }

  /** Counts in silence: true while one of the keys has to wait. */
  async istGesperrt(schluessel: Bremsschluessel[]): Promise<boolean> {
    return (await this.versuche.beginne(schluessel)) > 0;
  }

  /** The attempt counted under these keys was none that failed. */
  async gelungen(schluessel: Bremsschluessel[]): Promise<void> {
    await this.versuche.gelungen(schluessel);
  }

  /** Nothing is held against this account any more, wherever it was tried. */
  async vergissKonto(benutzerId: number, name: string): Promise<void> {
    await this.versuche.vergissKonto(benutzerId, name);
  }
}
