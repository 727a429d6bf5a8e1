import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adressSuchname, adressSuchtext, matchcode } from '@frachtportal/domain/adresse/matchcode';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { alsZeile, schreibspalten } from '../../platform/database/zeilen.js';
import { MandantEntity } from '../mandanten/mandant.entity.js';
import { adresseAlsZeile, inUebertragungSql } from './suche/adresszeile.read-model.js';

const spalten = schreibspalten(Adresse, ['mandant', 'lkz']);
const namen = [...spalten.map((s) => s.spalte), 'matchcode', 'suchname', 'suchtext'];
const werte = namen.map((n) => `r.${n}`).join(', ');

// Several rows at once: an import stores hundreds in one statement.
const anlegen = anweisung(
  'adresse-schreiben.anlegen',
  `INSERT INTO adresse (mandant_id, ${namen.join(', ')})
  SELECT $1, ${werte} FROM json_populate_recordset(NULL::adresse, $2) r RETURNING id`,
);
const aendern = anweisung(
  'adresse-schreiben.aendern',
  `UPDATE adresse a SET (${namen.join(', ')}) = ROW(${werte}), version = a.version + 1, geaendert_am = now()
  FROM json_populate_recordset(NULL::adresse, $2) r WHERE a.id = r.id AND a.mandant_id = $1`,
);

// An address in transfer keeps what may not change meanwhile ($3 contact, $4 phone); what is empty takes nothing away.
const kontakte = anweisung(
  'adresse-schreiben.kontakte',
  `UPDATE adresse a SET kontakt = n.kontakt, telefon = n.telefon, version = a.version + 1, geaendert_am = now()
  FROM (SELECT b.id, CASE WHEN $3 OR NOT ${inUebertragungSql('b')} THEN coalesce(r.kontakt, b.kontakt) ELSE b.kontakt END AS kontakt,
      CASE WHEN $4 OR NOT ${inUebertragungSql('b')} THEN coalesce(r.telefon, b.telefon) ELSE b.telefon END AS telefon
    FROM json_populate_recordset(NULL::adresse, $2) r JOIN adresse b ON b.id = r.id
    WHERE b.mandant_id = ANY($1) ORDER BY b.id FOR UPDATE OF b) n
  WHERE a.id = n.id AND (a.kontakt, a.telefon) IS DISTINCT FROM (n.kontakt, n.telefon)`,
);

const sperren = anweisung(
  'adresse-schreiben.sperren',
  `SELECT a.id, a.version, a.mandant_id AS "mandantId", ${adresseAlsZeile} AS wert FROM adresse a
  WHERE a.id = ANY($1) AND a.mandant_id = ANY($2) ORDER BY a.id FOR UPDATE OF a`,
).genauer<{ wert: Adresse }>();
const loeschen = anweisung(
  'adresse-schreiben.loeschen',
  'DELETE FROM adresse WHERE id = ANY($1) AND mandant_id = ANY($2)',
);
// As text, because moments of JavaScript have no microseconds: what was marked is found again by this same value.
const unterwegs = anweisung(
  'adresse-schreiben.unterwegs',
  `UPDATE adresse SET uebertragung_bis = now() + make_interval(secs => $3 / 1000.0)
  WHERE mandant_id = ANY($1) AND id = ANY($2) RETURNING uebertragung_bis::text AS bis`,
).genauer<{ bis: string }>();
const angekommen = anweisung(
  'adresse-schreiben.angekommen',
  `UPDATE adresse SET uebertragung_bis = NULL
  WHERE mandant_id = ANY($1) AND id = ANY($2) AND uebertragung_bis = $3::timestamptz`,
);
export interface GesperrteAdresse {
  id: number;
  version: number;
  mandantId: number;
  wert: Adresse;
}

export interface Kontaktdaten {
  id: number;
  kontakt: string | null;
  telefon: string | null;
}

/** Stores addresses; matchcode and search texts always follow from the fields. */
@Injectable()
export class AdresseSchreiben {
  constructor(private readonly db: Datenbank) {}

  async anlegen(mandantId: number, adressen: Adresse[]): Promise<number[]> {
    const zeilen = JSON.stringify(adressen.map(zeile));
    return (await this.db.sql(anlegen, [mandantId, zeilen])).map((z) => z.id);
  }

  /** Changes addresses of one client by their ids; they must have been locked before. */
  async aendern(mandantId: number, adressen: { id: number; adresse: Adresse }[]): Promise<void> {
    const zeilen = adressen.map(({ id, adresse }) => ({ id, ...zeile(adresse) }));
    await this.db.zeilen(aendern, [mandantId, JSON.stringify(zeilen)]);
  }

  /**
   * Changes contact and phone of the addresses that are visible.
   * @param trotzUebertragung what may change even while an address is in transfer
   */
  async uebernimmKontakte(
    mandanten: number[],
    zeilen: Kontaktdaten[],
    trotzUebertragung: { kontakt: boolean; telefon: boolean },
  ): Promise<void> {
    const { kontakt, telefon } = trotzUebertragung;
    await this.db.zeilen(kontakte, [mandanten, JSON.stringify(zeilen), kontakt, telefon]);
  }

  /** Reads an address for a change; until the transaction ends nobody else changes it. */
  async sperre(id: number, mandanten: number[]): Promise<GesperrteAdresse | undefined> {
    return (await this.sperreAlle([id], mandanten))[0];
  }

  /** The same for many. */
  sperreAlle(ids: number[], mandanten: number[]): Promise<GesperrteAdresse[]> {
    return this.db.sql(sperren, [ids, mandanten]);
  }

  /** The name of the client whose own address this is. */
  async mandantMitAdresse(id: number): Promise<string | undefined> {
    return (await this.db.unsafeAlle(MandantEntity).findOneBy({ adresseId: id }))?.name;
  }

  /** Notes that their change is on its way for so long at most; answers until when, nothing where none was found. */
  async unterwegs(mandanten: number[], ids: number[], ms: number): Promise<string | undefined> {
    return (await this.db.eine(unterwegs, [mandanten, ids, ms]))?.bis;
  }

  /** Their change is on its way no longer, unless another one has set out since. */
  async angekommen(mandanten: number[], ids: number[], bis: string): Promise<void> {
    await this.db.zeilen(angekommen, [mandanten, ids, bis]);
  }

  async loesche(ids: number[], mandanten: number[]): Promise<void> {
    await this.db.zeilen(loeschen, [ids, mandanten]);
  }
}

function zeile(adresse: Adresse): Record<string, unknown> {
  return {
    ...alsZeile(adresse, spalten),
    einmaladresse: adresse.einmaladresse ?? false,
    unsichtbar: adresse.unsichtbar ?? false,
    matchcode: matchcode(adresse),
    suchname: adressSuchname(adresse),
    suchtext: adressSuchtext(adresse),
  };
}
