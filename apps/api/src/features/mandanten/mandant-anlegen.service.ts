import type { Mandantadresse } from '@frachtportal/domain/mandant/mandant';
import { Injectable } from '@nestjs/common';
import { MandantSchreiben } from './mandant-schreiben.repository.js';

/** Creates clients, inside the surrounding transaction. */
@Injectable()
export class MandantAnlegen {
  constructor(private readonly schreiben: MandantSchreiben) {}

  /** A free client with its address, as a registration leaves it. */
  async frei(name: string, adresse: Partial<Mandantadresse>): Promise<number> {
    const id = await this.schreiben.anlegen(name.trim());
    await this.schreiben.setzeAdresse(id, adresse);
    return id;
  }

  /** A main client with its number ranges. */
  async hauptmandant(name: string): Promise<number> {
    const id = await this.schreiben.anlegen(name.trim());
    await this.schreiben.befoerdere(id);
    return id;
  }
}
