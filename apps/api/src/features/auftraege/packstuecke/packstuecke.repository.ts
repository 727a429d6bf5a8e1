import type { Packangaben } from '@frachtportal/domain/auftrag/position/packeinheit';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

/** A place for a number: which piece of which position. */
export interface Stelle {
  auftragId: number;
  auftptNum: number;
  nummer: number;
}

/** A position, as far as it decides how many pieces it has, and which of them have a number. */
export interface Stueckposition extends Packangaben {
  auftragId: number;
  auftptNum: number;
  verpackungseinheit: number | null;
  nummern: number[];
}

// Whoever changes one of the orders or prints it at the same time waits, and all lock in the order of ids.
const sperren = anweisung(
  'packstuecke.sperren',
  'SELECT id FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) ORDER BY id FOR NO KEY UPDATE',
);

const lesen = anweisung(
  'packstuecke.lesen',
  `
  SELECT p.auftrag_id AS "auftragId", p.auftpt_num AS "auftptNum", p.verpackungseinheit,
    p.verpackung_id AS "verpackungId", p.verpackung_anzahl AS "verpackungAnzahl",
    p.lademittel_id AS "lademittelId", p.lademittel_anzahl AS "lademittelAnzahl",
    ARRAY(SELECT t.nummer FROM packstueck t
      WHERE t.auftrag_id = p.auftrag_id AND t.auftpt_num = p.auftpt_num) AS nummern
  FROM auftragsposition p WHERE p.auftrag_id = ANY($1) ORDER BY p.auftrag_id, p.laufende_position`,
).genauer<{ nummern: number[] }>();

// Only upwards, and each number once: whoever comes at the same time waits for the row. None where too few are left.
const ziehen = anweisung(
  'packstuecke.ziehen',
  `
  INSERT INTO sscc_kreis (basisnummer, naechste) VALUES ($1, $2)
  ON CONFLICT (basisnummer) DO UPDATE SET naechste = sscc_kreis.naechste + excluded.naechste
    WHERE sscc_kreis.naechste + excluded.naechste <= $3
  RETURNING naechste - $2 AS ab`,
).genauer<{ ab: string }>();

// Prefixes of different lengths share numbers, and those of orders that are gone were given once too.
const vergebene = anweisung(
  'packstuecke.vergebene',
  `
  SELECT sscc FROM packstueck WHERE sscc = ANY($1)
  UNION SELECT sscc FROM sscc_ausgeschieden WHERE sscc = ANY($1)`,
).genauer<{ sscc: string }>();

const merken = anweisung(
  'packstuecke.merken',
  `
  INSERT INTO packstueck (mandant_id, auftrag_id, auftpt_num, nummer, sscc)
  SELECT a.mandant_id, a.id, v."auftptNum", v.nummer, v.sscc
  FROM json_to_recordset($1) AS v ("auftragId" int, "auftptNum" int, nummer int, sscc text)
    JOIN auftrag a ON a.id = v."auftragId"`,
);

/** The numbers of pieces, once given for ever. */
@Injectable()
export class Packstuecke {
  constructor(private readonly db: Datenbank) {}

  /** What has pieces in some orders, locked until the surrounding transaction ends. */
  async gesperrt(auftragIds: number[], mandanten: number[]): Promise<Stueckposition[]> {
    const ids = (await this.db.sql(sperren, [auftragIds, mandanten])).map(({ id }) => id);
    const zeilen = await this.db.sql(lesen, [ids]);
    return zeilen.map(({ verpackungId, lademittelId, ...z }) => ({
      ...z,
      verpackung: verpackungId === null ? null : { id: verpackungId },
      lademittel: lademittelId === null ? null : { id: lademittelId },
    }));
  }

  /** The first of so many running numbers that belong to the caller from now on; none where `vorrat` is used up. */
  async ziehe(basisnummer: string, anzahl: number, vorrat: number): Promise<number | undefined> {
    const gezogen = await this.db.eine(ziehen, [basisnummer, anzahl, vorrat]);
    return gezogen && Number(gezogen.ab);
  }

  /** Which of these numbers a piece has or had. */
  async vergebene(nummern: string[]): Promise<Set<string>> {
    return new Set((await this.db.sql(vergebene, [nummern])).map(({ sscc }) => sscc));
  }

  async merke(stuecke: (Stelle & { sscc: string })[]): Promise<void> {
    await this.db.sql(merken, [JSON.stringify(stuecke)]);
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
