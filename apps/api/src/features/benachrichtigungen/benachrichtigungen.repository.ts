import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Benachrichtigung, stundeTaeglich } from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import type { Feedstelle } from '../../platform/feed/feedstelle.js';

const spalten = felderSql(Benachrichtigung, 'b', { abbestellt: 'false', unzustellbar: 'false' });
type Genauer = Pick<
  Benachrichtigung,
  'an' | 'sprache' | 'arten' | 'phasen' | 'takt' | 'abbestellt' | 'unzustellbar'
>;
/** One's own, and those of the clients one manages. */
const verwaltet = '(b.benutzer_id = $1 OR b.benutzer_id IS NULL AND b.mandant_id = ANY($2))';

const alle = anweisung(
  'benachrichtigungen.alle',
  `SELECT ${spalten} FROM benachrichtigung b WHERE ${verwaltet} ORDER BY b.name, b.id`,
).genauer<Genauer>();
const einer = anweisung(
  'benachrichtigungen.eine',
  `SELECT ${spalten} FROM benachrichtigung b WHERE ${verwaltet} AND b.id = $3 FOR UPDATE`,
).genauer<Genauer>();
const anlegen = anweisung(
  'benachrichtigungen.anlegen',
  `INSERT INTO benachrichtigung AS b (mandant_id, benutzer_id, name, an, email, sprache, arten, phasen, takt, aktiv,
    epoche, aenderung, ereignis_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::xid8, $13) RETURNING ${spalten}`,
).genauer<Genauer>();
// Switched on again it tells of nothing that happened meanwhile.
const aendern = anweisung(
  'benachrichtigungen.aendern',
  `UPDATE benachrichtigung b SET version = b.version + 1, mandant_id = $2, benutzer_id = $3, name = $4, an = $5, email = $6,
    sprache = $7, arten = $8, phasen = $9, takt = $10, aktiv = $11, naechste_am = now(),
    epoche = CASE WHEN b.aktiv THEN b.epoche ELSE $12 END,
    aenderung = CASE WHEN b.aktiv THEN b.aenderung ELSE $13::xid8 END,
    ereignis_id = CASE WHEN b.aktiv THEN b.ereignis_id ELSE $14 END
  WHERE b.id = $1 RETURNING ${spalten}`,
).genauer<Genauer>();
const loeschen = anweisung('benachrichtigungen.loeschen', 'DELETE FROM benachrichtigung WHERE id = $1');

const faellige = anweisung(
  'benachrichtigungen.faellige',
  `SELECT b.id, coalesce('b' || b.benutzer_id, 'a' || coalesce(m.hauptmandant_id, m.id) || ' ' || lower(b.email), 'e' || b.id)
    AS wer
  FROM benachrichtigung b JOIN mandant m ON m.id = b.mandant_id
  WHERE b.aktiv AND b.naechste_am <= now() ORDER BY b.naechste_am, b.id LIMIT $1`,
).genauer<{ wer: string }>();
const nehmen = anweisung(
  'benachrichtigungen.nehmen',
  `SELECT b.id, b.mandant_id AS "mandantId", b.benutzer_id AS "benutzerId", b.name, b.an, b.email, b.sprache, b.arten,
    b.phasen, b.takt, b.epoche, b.aenderung::text, b.ereignis_id AS "ereignisId",
    ARRAY(SELECT id FROM mandant WHERE id = b.mandant_id OR hauptmandant_id = b.mandant_id) AS mandanten
  FROM benachrichtigung b WHERE b.id = ANY($1) AND b.aktiv AND b.naechste_am <= now()
  ORDER BY b.id FOR UPDATE SKIP LOCKED`,
).genauer<Omit<Genauer, 'abbestellt' | 'unzustellbar'> & { aenderung: string; mandanten: number[] }>();
// A day begins at the hour of the daily mail.
const vorruecken = anweisung(
  'benachrichtigungen.vorruecken',
  `UPDATE benachrichtigung SET epoche = $2, aenderung = $3::xid8, ereignis_id = $4, naechste_am = CASE takt
    WHEN 'sofort' THEN now()
    WHEN 'stuendlich' THEN date_trunc('hour', now()) + interval '1 hour'
    ELSE (date_trunc('day', now() AT TIME ZONE $5 - make_interval(hours => $6)) + interval '1 day'
      + make_interval(hours => $6)) AT TIME ZONE $5 END
  WHERE id = $1`,
);

const verfolgende = anweisung(
  'benachrichtigungen.verfolgende',
  `SELECT a.id AS "auftragId", a.mandant_id AS "mandantId", d.mail_track_trace AS adressen
  FROM auftrag a JOIN auftrag_adresse d ON d.auftrag_id = a.id AND d.rolle = ${adresstypen.empfaenger}
  WHERE a.id = ANY($1) AND a.mandant_id = ANY($2) AND d.mail_track_trace <> '' ORDER BY a.id`,
).genauer<{ adressen: string }>();

/** A rule that is due, with the place behind which it has told nothing yet. */
export type Faellige = Awaited<ReturnType<Benachrichtigungen['unsafeNimm']>>[number];

/** What is stored of a rule. */
export type Regelangaben = Omit<
  Benachrichtigung,
  'id' | 'abbestellt' | 'unzustellbar' | 'version' | 'mandantId'
> & {
  mandantId: number;
  benutzerId: number | null;
};

/** Whose rules somebody keeps: their own, and those of these clients. */
export interface Verwaltetes {
  benutzerId: number;
  mandanten: readonly number[];
}

const werteVon = (r: Regelangaben) => [
  r.mandantId,
  r.benutzerId,
  r.name,
  r.an,
  r.email,
  r.sprache,
  r.arten,
  r.phasen,
  r.takt,
  r.aktiv,
];

/** The rules by which mails tell of events. */
@Injectable()
export class Benachrichtigungen {
  constructor(private readonly db: Datenbank) {}

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }

  /** Nobody else adds one for the same user until the transaction ends. */
  async haltFest({ benutzerId }: Verwaltetes): Promise<void> {
    await this.db.sperre(`benachrichtigung ${benutzerId}`);
  }

  alle({ benutzerId, mandanten }: Verwaltetes): Promise<Benachrichtigung[]> {
    return this.db.sql(alle, [benutzerId, mandanten]);
  }

  /** It stays as it is until the transaction ends. */
  sperre(id: number, { benutzerId, mandanten }: Verwaltetes): Promise<Benachrichtigung | undefined> {
    return this.db.eine(einer, [benutzerId, mandanten, id]);
  }

  /** It tells of what comes behind `ab`. */
  lege(regel: Regelangaben, epoche: string, ab: Feedstelle): Promise<Benachrichtigung | undefined> {
    return this.db.eine(anlegen, [...werteVon(regel), epoche, ab.aenderung, ab.id]);
  }

  /** After `sperre`; from `ab` on if it was switched off until now. */
  aendere(
    id: number,
    regel: Regelangaben,
    epoche: string,
    ab: Feedstelle,
  ): Promise<Benachrichtigung | undefined> {
    return this.db.eine(aendern, [id, ...werteVon(regel), epoche, ab.aenderung, ab.id]);
  }

  /** After `sperre`. */
  async loesche(id: number): Promise<void> {
    await this.db.zeilen(loeschen, [id]);
  }

  /** Those that are due; who is told by several of them has the same `wer`. */
  unsafeFaellige(hoechstens: number): Promise<{ id: number; wer: string }[]> {
    return this.db.sql(faellige, [hoechstens]);
  }

  /** Those of them that are still due; nobody else gets them until the transaction ends. */
  unsafeNimm(ids: readonly number[]) {
    return this.db.sql(nehmen, [ids]);
  }

  /** Whoever waits for these orders: tracking addresses of recipients, as they were typed. */
  unsafeVerfolgende(auftraege: readonly number[], mandanten: readonly number[]) {
    return this.db.sql(verfolgende, [auftraege, mandanten]);
  }

  /** It has told everything up to this place. */
  async unsafeRueckeVor(id: number, epoche: string, bis: Feedstelle, zeitzone: string): Promise<void> {
    await this.db.sql(vorruecken, [id, epoche, bis.aenderung, bis.id, zeitzone, stundeTaeglich]);
  }
}
