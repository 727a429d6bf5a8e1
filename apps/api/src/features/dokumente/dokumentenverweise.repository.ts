import { Dokumentenverweis } from '@frachtportal/domain/auftrag/auftrag-teile';
import { statusZugestellt } from '@frachtportal/domain/auftrag/liste/phase';
import type { Belegart } from '@frachtportal/domain/dokument/dokument';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { DokumentenverweisEntity } from '../auftraege/auftrag.entity.js';

const spalten = felderSql(Dokumentenverweis, 't', { objectId: 't.auftrag_id' });

const anlegen = anweisung(
  'dokumentenverweise.anlegen',
  `
  WITH frei AS (DELETE FROM dokument_abraum WHERE ablageschluessel = $8),
  t AS (
    INSERT INTO dokumentenverweis (mandant_id, auftrag_id, dateiname, filename, inhaltstyp, groesse, sha256, ablageschluessel, benutzer_id, belegart)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING *)
  SELECT ${spalten} FROM t`,
).genauer<{ datumBereitgestellt: string; belegart: Belegart | null }>();

const liste = anweisung(
  'dokumentenverweise.liste',
  `SELECT ${spalten} FROM dokumentenverweis t WHERE t.auftrag_id = $1 AND t.mandant_id = ANY($2) ORDER BY t.id`,
).genauer<{ datumBereitgestellt: string; belegart: Belegart | null }>();

const auftrag = anweisung(
  'dokumentenverweise.auftrag',
  `
  SELECT a.id, a.mandant_id AS "mandantId", a.status_id AS "statusId", (SELECT count(*)::int FROM dokumentenverweis d WHERE d.auftrag_id = a.id) AS dokumente
  FROM auftrag a WHERE a.id = $1 AND a.mandant_id = ANY($2)`,
).genauer<{ dokumente: number }>();

// Delivered it was when its status says so; until dispatch has reported that, when the paper came.
const nachweisen = anweisung(
  'dokumentenverweise.nachweisen',
  `
  WITH abgeliefert AS (
    INSERT INTO ablieferung (mandant_id, auftrag_id, zugestellt_am, nur_tag, dokumentenverweis_id)
    SELECT mandant_id, id, CASE WHEN status_id = ${statusZugestellt} THEN status_datum ELSE now() END,
      status_id = ${statusZugestellt} AND status_nur_tag, $2
    FROM auftrag WHERE id = $1 AND mandant_id = ANY($3)
    ON CONFLICT (auftrag_id) DO UPDATE SET dokumentenverweis_id = excluded.dokumentenverweis_id
    RETURNING auftrag_id)
  UPDATE auftrag a SET abliefernachweis_exists = true, version = version + 1
  FROM abgeliefert b WHERE a.id = b.auftrag_id AND NOT a.abliefernachweis_exists`,
);

// What dispatch has reported besides stays: a name or a signature proves the delivery without the paper.
const zuruecknehmen = anweisung(
  'dokumentenverweise.zuruecknehmen',
  `
  WITH weg AS (
    DELETE FROM ablieferung WHERE auftrag_id = $1 AND mandant_id = ANY($2)
      AND dokumentenverweis_id IS NULL AND quittiert IS NULL AND signatur IS NULL
    RETURNING auftrag_id)
  UPDATE auftrag a SET abliefernachweis_exists = false, version = version + 1
  FROM weg WHERE a.id = weg.auftrag_id`,
);

const vormerken = anweisung(
  'dokumentenverweise.vormerken',
  `
  INSERT INTO dokument_abraum (ablageschluessel, faellig_am) VALUES ($1, now() + interval '1 day')`,
);

// None while a backup runs (it bears this mark): it may still be on its way to files that its copy of the rows names.
const faellige = anweisung(
  'dokumentenverweise.faellige',
  `
  SELECT ablageschluessel FROM dokument_abraum k WHERE faellig_am <= now()
    AND NOT EXISTS (SELECT FROM dokumentenverweis d WHERE d.ablageschluessel = k.ablageschluessel)
    AND NOT EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = 'frachtportal_sicherung')
  ORDER BY faellig_am LIMIT $1`,
);

/** A stored paper as the server needs it. */
export interface Dokument {
  id: number;
  filename: string;
  inhaltstyp: string;
  groesse: number;
  ablageschluessel: string;
  auftragId: number;
  belegart: Belegart | null;
}

export interface NeuesDokument {
  mandantId: number;
  auftragId: number;
  dateiname: string;
  filename: string;
  inhaltstyp: string;
  groesse: number;
  sha256: Buffer;
  ablageschluessel: string;
  benutzerId: number | null;
  belegart: Belegart | null;
}

const unsafeAbgeraeumt = anweisung(
  'dokumentenverweise.unsafeAbgeraeumt',
  'DELETE FROM dokument_abraum WHERE ablageschluessel = $1',
);

@Injectable()
export class Dokumentenverweise {
  constructor(private readonly db: Datenbank) {}

  auftrag(
    id: number,
    mandanten: number[],
  ): Promise<{ id: number; mandantId: number; statusId: number; dokumente: number } | undefined> {
    return this.db.eine(auftrag, [id, mandanten]);
  }

  zuAuftrag(auftragId: number, mandanten: number[]): Promise<Dokumentenverweis[]> {
    return this.db.sql(liste, [auftragId, mandanten]);
  }

  eines(id: number, mandanten: number[]): Promise<Dokument | null> {
    return this.db.bestand(DokumentenverweisEntity, mandanten).eine({ id });
  }

  /** The paper proves the delivery of its order, which shows that there is a proof. */
  async weiseNach(auftragId: number, dokumentId: number, mandanten: number[]): Promise<void> {
    await this.db.zeilen(nachweisen, [auftragId, dokumentId, mandanten]);
  }

  /** The paper is gone; without anything else that proves the delivery there is no proof any more. */
  async nimmNachweisZurueck(auftragId: number, mandanten: number[]): Promise<void> {
    await this.db.zeilen(zuruecknehmen, [auftragId, mandanten]);
  }

  async entferne(id: number, mandanten: number[]): Promise<boolean> {
    return (await this.db.bestand(DokumentenverweisEntity, mandanten).loesche({ id })) > 0;
  }

  /**
   * Says that a file is about to be written. On a connection of its own: it must be known even if the surrounding
   * transaction, or this process, ends before the row is there.
   */
  async unsafeMerkeVor(ablageschluessel: string): Promise<void> {
    await this.db.daneben(vormerken, [ablageschluessel]);
  }

  async anlegen(d: NeuesDokument): Promise<Dokumentenverweis> {
    const werte = [d.mandantId, d.auftragId, d.dateiname, d.filename, d.inhaltstyp, d.groesse];
    const [verweis] = await this.db.sql(anlegen, [
      ...werte,
      d.sha256,
      d.ablageschluessel,
      d.benutzerId,
      d.belegart,
    ]);
    return verweis as Dokumentenverweis;
  }

  /** Keys whose files nobody needs any more. */
  async unsafeFaellige(hoechstens: number): Promise<string[]> {
    const zeilen = await this.db.sql(faellige, [hoechstens]);
    return zeilen.map((z) => z.ablageschluessel);
  }

  async unsafeAbgeraeumt(ablageschluessel: string): Promise<void> {
    await this.db.zeilen(unsafeAbgeraeumt, [ablageschluessel]);
  }
}
