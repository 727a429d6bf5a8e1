import type { Kettenglied } from '@frachtportal/domain/sendungsstatus/status.rules';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

export interface Sendungswerte {
  kurzBezeichnung: string;
  sdst_id_anzeige: number | null;
  awSperre: boolean;
  defaultstatus: boolean;
  anzeigefolge: number | null;
  icon: string | null;
}

export interface Anzeigewerte {
  kurzBezeichnung: string;
  icon: string | null;
  farbe: string;
  awSperre: boolean;
  anzeigefolge: number;
}

const sendungsspalten = `id, kurz_bezeichnung AS "kurzBezeichnung", sdst_id_anzeige, aw_sperre AS "awSperre", defaultstatus, anzeigefolge, icon`;
const anzeigespalten =
  'id, kurz_bezeichnung AS "kurzBezeichnung", icon, farbe, aw_sperre AS "awSperre", anzeigefolge';

const sendungSperren = anweisung(
  'status.sendungSperren',
  `SELECT ${sendungsspalten} FROM sendungsstatus WHERE id = $1 FOR UPDATE`,
);
const anzeigeSperren = anweisung(
  'status.anzeigeSperren',
  `SELECT ${anzeigespalten} FROM anzeigestatus WHERE id = $1 FOR UPDATE`,
);
const ketteSperren = anweisung(
  'status.ketteSperren',
  'SELECT id, anzeigefolge FROM sendungsstatus WHERE defaultstatus ORDER BY id FOR UPDATE',
).genauer<{ anzeigefolge: Kettenglied['anzeigefolge'] }>();
// The text that users see of a shipment status is that of its display status.
const sendungAendern = anweisung(
  'status.sendungAendern',
  `
  UPDATE sendungsstatus SET kurz_bezeichnung = $2, sdst_id_anzeige = $3, aw_sperre = $4, defaultstatus = $5, anzeigefolge = $6,
    icon = $7, anzeige = (SELECT kurz_bezeichnung FROM anzeigestatus WHERE id = $3) WHERE id = $1`,
);
const sendungAnlegen = anweisung(
  'status.sendungAnlegen',
  `
  INSERT INTO sendungsstatus (id, kurz_bezeichnung, sdst_id_anzeige, aw_sperre, defaultstatus, anzeigefolge, icon, anzeige)
  VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT kurz_bezeichnung FROM anzeigestatus WHERE id = $3))
  ON CONFLICT DO NOTHING RETURNING id`,
);
const anzeigeAendern = anweisung(
  'status.anzeigeAendern',
  `
  WITH geaendert AS (
    UPDATE anzeigestatus SET kurz_bezeichnung = $2, icon = $3, farbe = $4, aw_sperre = $5, anzeigefolge = $6 WHERE id = $1
      RETURNING id, kurz_bezeichnung)
  UPDATE sendungsstatus s SET anzeige = g.kurz_bezeichnung FROM geaendert g WHERE s.sdst_id_anzeige = g.id`,
);
const anzeigeAnlegen = anweisung(
  'status.anzeigeAnlegen',
  'INSERT INTO anzeigestatus (kurz_bezeichnung, icon, farbe, aw_sperre, anzeigefolge) VALUES ($1, $2, $3, $4, $5) RETURNING id',
);
const naechsteFolge = anweisungsform(
  'status.naechsteFolge',
  (tabelle: Statustabelle) => `SELECT coalesce(max(anzeigefolge), 0) + 1 AS folge FROM ${tabelle}`,
  ['sendungsstatus', 'anzeigestatus'],
).genauer<{ folge: number }>();
const zugeordnete = anweisung(
  'status.zugeordnete',
  'SELECT count(*)::int AS zahl FROM sendungsstatus WHERE sdst_id_anzeige = $1',
).genauer<{ zahl: number }>();
const ketteOrdnen = anweisung(
  'status.ketteOrdnen',
  `
  UPDATE sendungsstatus s SET anzeigefolge = n.anzeigefolge
  FROM json_to_recordset($1) AS n (id int, anzeigefolge int) WHERE s.id = n.id`,
);
const merken = anweisung(
  'status.merken',
  'INSERT INTO referenz_geloescht (tabelle, id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

// One after the other, so that two of the same name never get in at once.
const namenSperren = anweisung(
  'status.namenSperren',
  "SELECT pg_advisory_xact_lock(hashtext('anzeigestatus.name'))",
);
const gleichnamige = anweisung(
  'status.gleichnamige',
  'SELECT id FROM anzeigestatus WHERE lower(kurz_bezeichnung) = lower($1) AND id IS DISTINCT FROM $2',
);

export type Statustabelle = 'sendungsstatus' | 'anzeigestatus';

const loesche = anweisungsform(
  'status.loesche',
  (tabelle: Statustabelle) => `DELETE FROM ${tabelle} WHERE id = $1`,
  ['sendungsstatus', 'anzeigestatus'],
);

/** Stores the statuses of the installation. */
@Injectable()
export class StatusSchreiben {
  constructor(private readonly db: Datenbank) {}

  sperreSendung(id: number): Promise<(Sendungswerte & { id: number }) | undefined> {
    return this.db.eine(sendungSperren, [id]);
  }

  sperreAnzeige(id: number): Promise<(Anzeigewerte & { id: number }) | undefined> {
    return this.db.eine(anzeigeSperren, [id]);
  }

  sperreKette(): Promise<Kettenglied[]> {
    return this.db.sql(ketteSperren);
  }

  /** Undefined where the id is taken. */
  async legeSendungAn(id: number, w: Sendungswerte): Promise<number | undefined> {
    return (await this.db.eine(sendungAnlegen, [id, ...sendungsfelder(w)]))?.id;
  }

  async aendereSendung(id: number, w: Sendungswerte): Promise<void> {
    await this.db.zeilen(sendungAendern, [id, ...sendungsfelder(w)]);
  }

  async legeAnzeigeAn(w: Anzeigewerte): Promise<number> {
    const zeile = await this.db.eine(anzeigeAnlegen, anzeigefelder(w));
    if (!zeile) throw new Error('Der Anzeigestatus wurde nicht angelegt');
    return zeile.id;
  }

  async aendereAnzeige(id: number, w: Anzeigewerte): Promise<void> {
    await this.db.zeilen(anzeigeAendern, [id, ...anzeigefelder(w)]);
  }

  /** Is there another display status of this name? Until the transaction ends nobody else takes it. */
  async istNameVergeben(name: string, ausser: number | null): Promise<boolean> {
    await this.db.zeilen(namenSperren);
    return (await this.db.zeilen(gleichnamige, [name, ausser])) > 0;
  }

  async naechsteFolge(tabelle: Statustabelle): Promise<number> {
    return (await this.db.eine(naechsteFolge.fuer(tabelle)))?.folge ?? 1;
  }

  async zaehleZugeordnete(anzeigeId: number): Promise<number> {
    return (await this.db.eine(zugeordnete, [anzeigeId]))?.zahl ?? 0;
  }

  async ordneKette(kette: Kettenglied[]): Promise<void> {
    await this.db.zeilen(ketteOrdnen, [JSON.stringify(kette)]);
  }

  /** Deletes for good: a start does not bring a shipped status back. */
  async loesche(tabelle: Statustabelle, id: number): Promise<void> {
    await this.db.zeilen(loesche.fuer(tabelle), [id]);
    await this.db.zeilen(merken, [tabelle, id]);
  }
}

const sendungsfelder = (w: Sendungswerte) => [
  w.kurzBezeichnung,
  w.sdst_id_anzeige,
  w.awSperre,
  w.defaultstatus,
  w.anzeigefolge,
  w.icon,
];
const anzeigefelder = (w: Anzeigewerte) => [w.kurzBezeichnung, w.icon, w.farbe, w.awSperre, w.anzeigefolge];
