import type { Kettenglied } from '@frachtportal/domain/sendungsstatus/status.rules';
import { Anzeigestatus, Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';

export type Sendungswerte = Omit<Sendungsstatus, 'id' | 'anzeige'>;
export type Anzeigewerte = Omit<Anzeigestatus, 'id'>;

const merken = anweisung(
  'status-schreiben.merken',
  'INSERT INTO referenz_geloescht (tabelle, id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

export type Statustabelle = 'sendungsstatus' | 'anzeigestatus';
// The id comes from the dispatch system; TypeORM would make one.
const sendungAnlegen = anweisung(
  'status-schreiben.sendungAnlegen',
  `INSERT INTO sendungsstatus (id, kurz_bezeichnung, sdst_id_anzeige, aw_sperre, defaultstatus, anzeigefolge, icon, anzeige)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
);
const naechsteFolge = anweisungsform(
  'status-schreiben.naechsteFolge',
  (tabelle: Statustabelle) =>
    `SELECT least(coalesce(max(anzeigefolge), 0) + 1, 9999) AS folge FROM ${tabelle}`,
  ['sendungsstatus', 'anzeigestatus'],
).genauer<{ folge: number }>();

/** Stores the statuses of the installation. */
@Injectable()
export class StatusSchreiben {
  constructor(private readonly db: Datenbank) {}

  private get sendungen() {
    return this.db.gemeinsam(Sendungsstatus);
  }

  private get anzeigen() {
    return this.db.gemeinsam(Anzeigestatus);
  }

  sperreSendung(id: number): Promise<Sendungsstatus | null> {
    return this.sendungen.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  sperreAnzeige(id: number): Promise<Anzeigestatus | null> {
    return this.anzeigen.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async sperreKette(): Promise<(Sendungsstatus & Kettenglied)[]> {
    const kette = await this.sendungen.find({
      where: { defaultstatus: true },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return kette.map((s) => ({ ...s, anzeigefolge: s.anzeigefolge ?? 0 }));
  }

  /** False where the id is taken. */
  async legeSendungAn(id: number, w: Sendungswerte): Promise<boolean> {
    const werte = [
      id,
      w.kurzBezeichnung,
      w.sdst_id_anzeige,
      w.awSperre,
      w.defaultstatus,
      w.anzeigefolge,
      w.icon,
    ];
    return (await this.db.zeilen(sendungAnlegen, [...werte, await this.nameDerAnzeige(w)])) > 0;
  }

  async aendereSendung(id: number, w: Sendungswerte): Promise<void> {
    await this.sendungen.update({ id }, { ...w, anzeige: await this.nameDerAnzeige(w) });
  }

  async legeAnzeigeAn(w: Anzeigewerte): Promise<number> {
    const { identifiers } = await this.anzeigen.insert(w);
    return identifiers[0]?.['id'];
  }

  async aendereAnzeige(id: number, w: Anzeigewerte): Promise<void> {
    await this.anzeigen.update({ id }, w);
    await this.sendungen.update({ sdst_id_anzeige: id }, { anzeige: w.kurzBezeichnung });
  }

  /** Is there another display status of this name? Until the transaction ends nobody else takes it. */
  async istNameVergeben(name: string, ausser: number | null): Promise<boolean> {
    await this.db.sperre('anzeigestatus.name');
    return this.anzeigen.existsBy({ kurzBezeichnung: gleichGeschrieben(name), id: Not(ausser ?? IsNull()) });
  }

  async naechsteFolge(tabelle: Statustabelle): Promise<number> {
    return (await this.db.eine(naechsteFolge.fuer(tabelle)))?.folge ?? 1;
  }

  zaehleZugeordnete(anzeigeId: number): Promise<number> {
    return this.sendungen.countBy({ sdst_id_anzeige: anzeigeId });
  }

  async ordneKette(kette: Kettenglied[]): Promise<void> {
    for (const { id, anzeigefolge } of kette) await this.sendungen.update({ id }, { anzeigefolge });
  }

  /** Deletes for good: a start does not bring a shipped status back. */
  async loesche(tabelle: Statustabelle, id: number): Promise<void> {
    await (tabelle === 'sendungsstatus' ? this.sendungen : this.anzeigen).delete({ id });
    await this.db.zeilen(merken, [tabelle, id]);
  }

  /** The text that users see of a shipment status is that of its display status. */
  private async nameDerAnzeige({ sdst_id_anzeige }: Sendungswerte): Promise<string | null> {
    if (sdst_id_anzeige === null) return null;
    return (await this.anzeigen.findOneBy({ id: sdst_id_anzeige }))?.kurzBezeichnung ?? null;
  }
}
