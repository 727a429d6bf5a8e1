import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { FremderSchluessel } from '../../../platform/geheimnisse/schluesselbund.js';
import type { Faellige } from '../anbindungen.repository.js';
import { geheimniszweck } from '../geheimniszweck.js';
import { Transportfehler } from './transportfehler.js';

/** By what the portal shows to servers that it is itself. */
@Injectable()
export class Zugangsgeheimnis {
  constructor(private readonly geheimnisse: Geheimnisse) {}

  /** @throws Transportfehler */
  zu({ verschluesselt }: Faellige): string {
    try {
      return this.geheimnisse.entschluessele(verschluesselt ?? '', geheimniszweck);
    } catch (grund) {
      if (!(grund instanceof FremderSchluessel)) throw grund;
      throw new Transportfehler(fehler('anbindung.fremderSchluessel'));
    }
  }
}
