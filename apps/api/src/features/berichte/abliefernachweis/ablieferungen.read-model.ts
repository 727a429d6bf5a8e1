import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../../platform/database/json/json-lesen.js';
import type { Ablieferung } from '../berichtsauftrag.js';

/** With what is known of the stored paper. */
export interface GeleseneAblieferung extends Ablieferung {
  dokumentId: number | null;
  inhaltstyp: string | null;
  bytes: number | null;
}

const abfrage = anweisung(
  'ablieferungen.abfrage',
  `
  SELECT b.auftrag_id AS "auftragId", ${zeitpunktSql('b.zugestellt_am')} AS "zugestelltAm", b.nur_tag AS "nurTag", b.quittiert, b.signatur,
    d.id AS "dokumentId", d.filename AS belegname, d.inhaltstyp, d.groesse AS bytes, h.ereignisort, h.kommentar
  FROM ablieferung b LEFT JOIN dokumentenverweis d ON d.id = b.dokumentenverweis_id
  LEFT JOIN LATERAL (
    SELECT ereignisort, kommentar FROM auftrag_historie
    WHERE auftrag_id = b.auftrag_id AND quittiert IS NOT NULL ORDER BY datum DESC, id DESC LIMIT 1) h ON true
  WHERE b.auftrag_id = ANY($1) AND b.mandant_id = ANY($2)`,
).genauer<{ zugestelltAm: string }>();

/** What the dispatch system has reported of deliveries. */
@Injectable()
export class Ablieferungen {
  constructor(private readonly db: Datenbank) {}

  /** By order; orders that have not been delivered are missing. */
  async zu(
    auftraege: readonly { id: number }[],
    mandanten: number[],
  ): Promise<Record<number, GeleseneAblieferung>> {
    const zeilen = await this.db.sql(abfrage, [auftraege.map((a) => a.id), mandanten]);
    return Object.fromEntries(
      zeilen.map(({ auftragId, signatur, ...rest }) => [
        auftragId,
        { ...rest, signatur: signatur && alsDatenadresse(signatur) },
      ]),
    );
  }
}

const pngAnfang = Buffer.from('89504e470d0a1a0a', 'hex');
/** Larger pictures are not drawn: laid out, one would take more memory than a printing thread has. */
const hoechstensPunkte = 30_000_000;

/** A picture as data URL; null for what is none that can be printed. */
export function alsDatenadresse(bild: Buffer): string | null {
  if (bild.subarray(0, 8).equals(pngAnfang)) {
    if (bild.length < 24 || bild.readUInt32BE(16) * bild.readUInt32BE(20) > hoechstensPunkte) return null;
    return `data:image/png;base64,${bild.toString('base64')}`;
  }
  if (bild[0] === 0xff && bild[1] === 0xd8) return `data:image/jpeg;base64,${bild.toString('base64')}`;
  return null;
}
