import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const sperren = anweisung(
  'auftrag-loeschen.sperren',
  `SELECT id, status_id AS "statusId", spedeigennr FROM auftrag
  WHERE id = ANY($1) AND mandant_id = ANY($2) ORDER BY id FOR UPDATE`,
);
const loeschen = anweisung(
  'auftrag-loeschen.loeschen',
  `DELETE FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst}`,
);

/** Removes orders that are still in status 1. */
@Injectable()
export class AuftragLoeschen {
  constructor(private readonly db: Datenbank) {}

  /**
   * Answers the ids of those that were not removed.
   * @throws Fachfehler 409 with a message for each where none could be removed
   */
  loesche(ids: number[]): Promise<number[]> {
    const { sichtbareMandanten } = identitaet();
    return this.db.transaktion(async () => {
      const zeilen = await this.db.sql(sperren, [ids, sichtbareMandanten]);
      if (zeilen.length !== ids.length) throw nichtGefunden();
      const gesperrt = zeilen.filter((z) => z.statusId !== Status.erfasst);
      if (gesperrt.length === zeilen.length) {
        throw new Fachfehler(
          409,
          gesperrt.map((z) => fehler('auftrag.nichtErfasst', undefined, { number: z.spedeigennr })),
        );
      }
      await this.db.zeilen(loeschen, [ids, sichtbareMandanten]);
      return gesperrt.map((z) => z.id);
    });
  }
}
