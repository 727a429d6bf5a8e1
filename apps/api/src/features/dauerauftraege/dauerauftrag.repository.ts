import {
  Dauerauftrag,
  type Dauerauftragangaben,
  Dauerlauf,
  type Laufzustand,
} from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { zeitzone } from '../../platform/http/uhr.js';
import { DauerauftragEntity, DauerlaufEntity } from './dauerauftrag.entity.js';

/** As it is stored, with whose it is. */
export type Dauerzeile = Dauerauftrag & { mandantId: number; benutzerId: number | null };

/** What is stored of what was sent. */
export type Dauerinhalt = Dauerauftragangaben & { benachrichtigtId: number | null; benutzerId: number };

/** What has become of a run. */
export interface Ausgang {
  zustand: Laufzustand;
  grund?: string;
  auftragsvorschlagId?: number;
}

const felder = felderSql(Dauerauftrag, 'd', {
  mandant: 'm.name',
  vorlage: '(SELECT v.vorlage_name FROM auftragsvorlage v WHERE v.id = d.vorlage_id)',
  wochentage: "string_to_array(d.wochentage, ',')",
  von: 'd.von::text',
  bis: 'd.bis::text',
  naechsterTag: 'd.naechster_tag::text',
  benachrichtigt: '(SELECT b.name FROM benutzer b WHERE b.id = d.benachrichtigt_id)',
  letzter: '(SELECT l.zustand FROM dauerlauf l WHERE l.dauerauftrag_id = d.id ORDER BY l.id DESC LIMIT 1)',
});
const lesen = `SELECT ${felder}, d.mandant_id AS "mandantId", d.benutzer_id AS "benutzerId"
  FROM dauerauftrag d JOIN mandant m ON m.id = d.mandant_id`;
const alle = anweisung(
  'dauerauftrag.alle',
  `${lesen} WHERE d.mandant_id = ANY($1) AND ($2::int IS NULL OR d.id = $2) ORDER BY lower(d.name), d.id`,
).genauer<Dauerzeile>();
const faelliger = anweisung(
  'dauerauftrag.faelliger',
  `${lesen} WHERE d.aktiv AND d.naechster_am <= now() AND d.id <> ALL($1::int[]) ORDER BY d.naechster_am LIMIT 1 FOR UPDATE OF d SKIP LOCKED`,
).genauer<Dauerzeile>();

/** The moment at which what is to be picked up on a day is made. */
const moment = (tag: string, vorlauf: string, um: string, zone: string) =>
  `((${tag}::date - ${vorlauf}::int) + ${um}::varchar::time) AT TIME ZONE ${zone}::text`;
const anlegen = anweisung(
  'dauerauftrag.anlegen',
  `INSERT INTO dauerauftrag (mandant_id, name, vorlage_id, wochentage, wochen, von, bis, feiertage, vorlauf, um, als,
    melden, benachrichtigt_id, aktiv, benutzer_id, naechster_tag, naechster_am)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, ${moment('$16', '$9', '$10', '$17')})
  RETURNING id`,
);
const aendern = anweisung(
  'dauerauftrag.aendern',
  `UPDATE dauerauftrag SET name = $2, vorlage_id = $3, wochentage = $4, wochen = $5, von = $6, bis = $7, feiertage = $8,
    vorlauf = $9, um = $10, als = $11, melden = $12, benachrichtigt_id = $13, aktiv = $14, benutzer_id = $15,
    naechster_tag = $16, naechster_am = ${moment('$16', '$9', '$10', '$17')}, version = version + 1
  WHERE id = $1`,
);
const weiter = anweisung(
  'dauerauftrag.weiter',
  `UPDATE dauerauftrag SET naechster_tag = $2, naechster_am = ${moment('$2', 'vorlauf', 'um', '$3')} WHERE id = $1`,
);

const lauffelder = felderSql(Dauerlauf, 'l', {
  tag: 'l.tag::text',
  nummer: '(SELECT a.spedeigennr FROM auftrag a WHERE a.id = l.auftrag_id)',
  vorschlagId: 'l.auftragsvorschlag_id',
});
const hoechstensLaeufe = 200;
const laeufe = anweisung(
  'dauerauftrag.laeufe',
  `SELECT ${lauffelder} FROM dauerlauf l WHERE l.dauerauftrag_id = $1 ORDER BY l.tag DESC LIMIT ${hoechstensLaeufe}`,
).genauer<Dauerlauf>();
const freizugebender = anweisung(
  'dauerauftrag.freizugebender',
  `SELECT l.id, l.dauerauftrag_id AS "dauerauftragId", d.mandant_id AS "mandantId", l.tag::text AS tag,
    l.auftragsvorschlag_id AS "vorschlagId"
  FROM dauerlauf l JOIN dauerauftrag d ON d.id = l.dauerauftrag_id
  WHERE l.zustand = 'freizugeben' AND l.id <> ALL($1::int[]) ORDER BY l.id LIMIT 1 FOR UPDATE OF l SKIP LOCKED`,
).genauer<{ tag: string }>();

/** Stores recurring orders and their runs, never beyond the given clients. */
@Injectable()
export class DauerauftragRepository {
  constructor(private readonly db: Datenbank) {}

  alle(mandanten: readonly number[]) {
    return this.db.sql(alle, [mandanten, null]);
  }

  nachId(id: number, mandanten: readonly number[]) {
    return this.db.eine(alle, [mandanten, id]);
  }

  /** For nobody else to change until the surrounding transaction ends. */
  async gesperrt(id: number, mandanten: readonly number[]) {
    const gefunden = await this.db.bestand(DauerauftragEntity, mandanten).gesperrt({ id });
    return gefunden ? this.nachId(id, mandanten) : undefined;
  }

  /** One that it is time for, none of these, whosever it is, for nobody else until the surrounding transaction ends. */
  unsafeFaelliger(ausser: readonly number[]) {
    return this.db.eine(faelliger, [ausser]);
  }

  async legeAn(mandantId: number, inhalt: Dauerinhalt, naechster: string | null): Promise<number> {
    const neu = await this.db.eine(anlegen, [mandantId, ...werte(inhalt, naechster)]);
    if (!neu) throw new Error('Der Dauerauftrag wurde nicht angelegt');
    return neu.id;
  }

  async aendere(id: number, inhalt: Dauerinhalt, naechster: string | null): Promise<void> {
    await this.db.sql(aendern, [id, ...werte(inhalt, naechster)]);
  }

  async setzeNaechsten(id: number, tag: string | null): Promise<void> {
    await this.db.sql(weiter, [id, tag, zeitzone()]);
  }

  loesche(id: number, mandanten: readonly number[]): Promise<number> {
    return this.db.bestand(DauerauftragEntity, mandanten).loesche({ id });
  }

  laeufe(dauerauftragId: number) {
    return this.db.sql(laeufe, [dauerauftragId]);
  }

  async merkeLauf(
    dauerauftragId: number,
    lauf: Ausgang & { tag: string; auftragId?: number },
  ): Promise<void> {
    await this.laufablage.insert({ dauerauftragId, ...lauf });
  }

  /** A run whose proposal is to be released, none of these, whosever it is. */
  unsafeFreizugebender(ausser: readonly number[]) {
    return this.db.eine(freizugebender, [ausser]);
  }

  async setzeLauf(id: number, wurde: Ausgang & { auftragId?: number }): Promise<void> {
    await this.laufablage.update({ id }, wurde);
  }

  private get laufablage() {
    return this.db.gemeinsam(DauerlaufEntity);
  }
}

const werte = (i: Dauerinhalt, naechster: string | null): unknown[] => [
  i.name,
  i.vorlageId,
  i.wochentage.join(','),
  i.wochen,
  i.von,
  i.bis,
  i.feiertage,
  i.vorlauf,
  i.um,
  i.als,
  i.melden,
  i.benachrichtigtId,
  i.aktiv,
  i.benutzerId,
  naechster,
  zeitzone(),
];
