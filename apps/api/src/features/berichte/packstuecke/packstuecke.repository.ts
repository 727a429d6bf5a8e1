import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

export interface Packstueckzeile {
  auftragId: number;
  mandantId: number;
  laufend: number;
  sscc: string;
}

const lesen = anweisung(
  'packstuecke.lesen',
  `
  SELECT auftrag_id AS "auftragId", laufend, sscc FROM packstueck WHERE auftrag_id = ANY($1) ORDER BY auftrag_id, laufend`,
);

// Only upwards, and each number once: whoever comes at the same time waits for the row.
const ziehen = anweisung(
  'packstuecke.ziehen',
  `
  INSERT INTO sscc_kreis (basisnummer, naechste) VALUES ($1, $2)
  ON CONFLICT (basisnummer) DO UPDATE SET naechste = sscc_kreis.naechste + excluded.naechste
  RETURNING naechste - $2 AS ab`,
).genauer<{ ab: string }>();

const merken = anweisung(
  'packstuecke.merken',
  `
  INSERT INTO packstueck (mandant_id, auftrag_id, laufend, sscc)
  SELECT mandant, auftrag, laufend, sscc FROM json_to_recordset($1) AS v (mandant int, auftrag int, laufend int, sscc text)
  ON CONFLICT (auftrag_id, laufend) DO NOTHING`,
);

/** The numbers of pieces, once given for ever. */
@Injectable()
export class Packstuecke {
  constructor(private readonly db: Datenbank) {}

  zu(auftragIds: number[]): Promise<Omit<Packstueckzeile, 'mandantId'>[]> {
    return this.db.sql(lesen, [auftragIds]);
  }

  /** The first of so many running numbers that belong to the caller from now on. */
  async ziehe(basisnummer: string, anzahl: number): Promise<number> {
    return Number((await this.db.eine(ziehen, [basisnummer, anzahl]))?.ab);
  }

  async merke(zeilen: Packstueckzeile[]): Promise<void> {
    const werte = zeilen.map((z) => ({
      mandant: z.mandantId,
      auftrag: z.auftragId,
      laufend: z.laufend,
      sscc: z.sscc,
    }));
    await this.db.sql(merken, [JSON.stringify(werte)]);
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
