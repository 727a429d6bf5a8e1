import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftragsstand } from './auftragsstand.repository.js';

/** Removes orders that are still in status 1. */
@Injectable()
export class AuftragLoeschen {
  constructor(
    private readonly db: Datenbank,
    private readonly stand: Auftragsstand,
  ) {}

  /**
   * Answers the ids of those that were not removed.
   * @throws Fachfehler 409 with a message for each where none could be removed
   */
  loesche(ids: number[]): Promise<number[]> {
    const { sichtbareMandanten } = identitaet();
    return this.db.transaktion(async () => {
      const zeilen = await this.stand.sperre(ids, sichtbareMandanten);
      if (zeilen.length !== ids.length) throw nichtGefunden();
      const gesperrt = zeilen.filter((z) => z.statusId !== Status.erfasst);
      if (gesperrt.length === zeilen.length) {
        throw new Fachfehler(
          409,
          gesperrt.map((z) => fehler('auftrag.nichtErfasst', undefined, { number: z.spedeigennr })),
        );
      }
      await this.stand.loesche(ids, sichtbareMandanten);
      return gesperrt.map((z) => z.id);
    });
  }
}
