import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Anmeldeversuche } from './anmeldeversuche.repository.js';

/** Slows guessing down wherever an account can be reached without being logged in to it. */
@Injectable()
export class Bremse {
  constructor(private readonly versuche: Anmeldeversuche) {}

  /** Counts an attempt under each key; answers 429 while one of them has to wait. */
  async zaehle(schluessel: string[]): Promise<void> {
    const sekunden = await this.versuche.beginne(schluessel);
    if (sekunden)
      throw new Fachfehler(429, [fehler('anmeldung.gesperrt', undefined, { sekunden })], sekunden);
  }

  /** Counts in silence: true while one of the keys has to wait. */
  async istGesperrt(schluessel: string[]): Promise<boolean> {
    return (await this.versuche.beginne(schluessel)) > 0;
  }

  async vergiss(schluessel: string[]): Promise<void> {
    await this.versuche.vergiss(schluessel);
  }
}
