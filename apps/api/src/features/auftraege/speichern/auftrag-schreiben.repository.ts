import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { adresstypen, auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { AuftragLademittel, AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { relationVon } from '@frachtportal/domain/auftrag/liste/relation';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { stueckzahl } from '@frachtportal/domain/auftrag/position/packeinheit';
import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { type Merkwerte, merkeSql } from '../../../platform/database/idempotenz.js';
import { alsZeile, schreibspalten } from '../../../platform/database/zeilen.js';
import { type Auftragszeile, type Genaue, geschriebeneSpalten } from '../auftrag-lesen.read-model.js';
import { heutigerTag } from '../wiederholung/bisherige.read-model.js';
import { heutigeSql } from '../wiederholung/bisherige.sql.js';
import { auftragSuchtexte } from './suchtext.js';

const berechnet = [
  'mit_gefahrguetern',
  'abtragen',
  'lenkeravis',
  'my_delivery',
  'adv3',
  'sum_brutto_gewicht',
  'sum_lademittel_anzahl',
  'sum_verpackung_anzahl',
  'sum_packstueck_anzahl',
  'suchtext',
  'warentext',
  'relation',
];
const kopfspalten = schreibspalten(Auftrag, ['mandant']);
const kopfnamen = [...kopfspalten.map((s) => s.spalte), ...berechnet];

interface Teiltabelle {
  tabelle: string;
  spalten: ReturnType<typeof schreibspalten>;
  dazu: string[];
}
const teile = {
  adressen: {
    tabelle: 'auftrag_adresse',
    spalten: schreibspalten(AuftragAdresse, ['id', 'lkz']),
    dazu: ['rolle', 'adresse_id', 'matchcode'],
  },
  positionen: {
    tabelle: 'auftragsposition',
    spalten: schreibspalten(Auftragsposition),
    dazu: ['mit_gefahrguetern', 'auftpt_num'],
  },
  gefahrgut: {
    tabelle: 'gefahrgutzeile',
    spalten: schreibspalten(Gefahrgutzeile, ['gefahrgutUnnr']),
    dazu: ['laufende_position'],
  },
  lademittel: { tabelle: 'auftrag_lademittel', spalten: schreibspalten(AuftragLademittel), dazu: [] },
  services: { tabelle: 'auftrag_service', spalten: schreibspalten(AuftragService), dazu: [] },
} satisfies Record<string, Teiltabelle>;
type Teilname = keyof typeof teile;
const teilnamen = Object.keys(teile) as Teilname[];

/** A position that is new gets an id. */
const berechnetWert: Record<string, string> = {
  auftpt_num: "coalesce(r.auftpt_num, nextval('auftragsposition_auftpt_num_seq'))",
};

/** `INSERT … SELECT` of all rows of one part from a JSON array, with order and client taken from `auftrag`. */
function teilSql(name: Teilname, nummer: number): string {
  const { tabelle, spalten, dazu }: Teiltabelle = teile[name];
  const namen = [...spalten.map((s) => s.spalte), ...dazu].join(', ');
  const werte = [...spalten.map((s) => s.spalte), ...dazu]
    .map((s) => berechnetWert[s] ?? `r.${s}`)
    .join(', ');
  return `${name} AS (INSERT INTO ${tabelle} (mandant_id, auftrag_id, ${namen})
    SELECT o.mandant_id, o.id, ${werte} FROM geschrieben o, json_populate_recordset(NULL::${tabelle}, $${nummer}) r
    RETURNING *)`;
}

/** The head's values from a row `r`; the search text ends in the order's number. */
function kopfwerte(nummer: string): string {
  return kopfnamen.map((n) => (n === 'suchtext' ? `r.suchtext || lower(${nummer})` : `r.${n}`)).join(', ');
}

/** What PostgreSQL does not say of a new order. */
type GenaueNeue = Genaue & { heutige: HeutigerAuftrag[] | null };

/**
 * @param neu where the order's id and client come from, what numbers it, and where day and time zone stand of which other
 * orders to the recipient are told: those that were there before this one
 */
const anlegenSql = (neu: { davor: string; id: string; quelle: string; mandant: string; tag: string }) => `
  WITH ${neu.davor} geschrieben AS (
    INSERT INTO auftrag (id, mandant_id, erfasser_id, spedeigennr, ${kopfnamen.join(', ')})
    SELECT ${neu.id}, r.mandant_id, r.erfasser_id, nummer, ${kopfwerte('nummer')}
    FROM ${neu.quelle} json_populate_record(NULL::auftrag, $1) r, naechste_nummer(${neu.mandant}, 'auftrag') nummer
    RETURNING *),
  ${teilnamen.map((n, i) => teilSql(n, i + 2)).join(',\n')},
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id)
    SELECT mandant_id, id, ${Status.erfasst}, erfasser_id FROM geschrieben RETURNING *)
  SELECT ${geschriebeneSpalten}, (SELECT ${heutigeSql({ mandant: 'n.mandant_id', name: 'n.name', plz: 'n.plz' }, neu.tag)}
    FROM adressen n WHERE n.rolle = ${adresstypen.empfaenger}) AS heutige
  FROM geschrieben a`;

const naechsteId = "nextval('auftrag_id_seq')";

// $1 head, $2…$6 parts, $7 the day; the head carries client, author and status in its JSON.
const anlegen = anweisung(
  'auftrag-schreiben.anlegen',
  anlegenSql({ davor: '', id: naechsteId, quelle: '', mandant: 'r.mandant_id', tag: '$7' }),
).genauer<GenaueNeue>();

// $8…$10 the key: where it was taken there is no order, and no number is used up.
const anlegenEinmal = anweisung(
  'auftrag-schreiben.anlegenEinmal',
  anlegenSql({
    davor: `schluessel AS (${merkeSql('auftrag', naechsteId, 8)}),`,
    id: 's.id',
    quelle: 'schluessel s,',
    mandant: 'CASE WHEN s.id IS NOT NULL THEN r.mandant_id END',
    tag: '$7',
  }),
).genauer<GenaueNeue>();

const nummeriert = anweisung(
  'auftrag-schreiben.nummeriert',
  `
  WITH geschrieben AS (SELECT $1::int AS id, $7::int AS mandant_id),
  ${teilnamen.map((n, i) => teilSql(n, i + 2)).join(',\n')},
  ausgeschieden AS (UPDATE packstueck t SET auftpt_num = NULL, ausgeschieden_am = now()
    WHERE t.auftrag_id = $1 AND t.auftpt_num IS NOT NULL AND NOT EXISTS (
      SELECT FROM json_to_recordset($8) AS b (position int, anzahl int)
      WHERE b.position = t.auftpt_num AND t.nummer <= b.anzahl)),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id, kommentar)
    SELECT mandant_id, id, ${Status.erfasst}, $9, 'Auftrag geändert' FROM geschrieben)
  SELECT id FROM geschrieben`,
);

// A price was for the order as it stood.
const ohnePreis =
  'typ = 0, berechn_betrag = NULL, berechn_waehrung_id = NULL, kalkulations_folge_id = NULL, kf_id = NULL';

const kopfAendern = anweisung(
  'auftrag-schreiben.kopfAendern',
  `
  UPDATE auftrag a SET (${kopfnamen.join(', ')}) = (SELECT ${kopfwerte('a.spedeigennr')}
      FROM json_populate_record(NULL::auftrag, $1) r),
    version = a.version + 1, aenderer_id = $2, datumgeaendert = now(), ${ohnePreis}
  WHERE a.id = $3 AND a.mandant_id = ANY($4) AND a.status_id = ${Status.erfasst}
    AND ($5::int IS NULL OR a.version = $5)
  RETURNING a.mandant_id AS "mandantId"`,
);

const teileLoeschen = anweisung(
  'auftrag-schreiben.teileLoeschen',
  `
  WITH geloescht AS (DELETE FROM auftragsposition WHERE auftrag_id = $1),
    adressen AS (DELETE FROM auftrag_adresse WHERE auftrag_id = $1),
    lademittel AS (DELETE FROM auftrag_lademittel WHERE auftrag_id = $1)
  DELETE FROM auftrag_service WHERE auftrag_id = $1`,
);

/** A new order as it stands, and which others of today go to its recipient. */
type NeueZeile = Auftragszeile & Pick<GenaueNeue, 'heutige'>;

/** Whose order it is, and who captured it. */
interface Zuordnung {
  mandantId: number;
  erfasserId: number;
}

/**
 * Stores whole orders in a fixed number of statements: one to create and answer, three to change, whatever the number of
 * positions. Ids of parts are those that the order has or new ones, so no foreign row can be taken over.
 */
@Injectable()
export class AuftragSchreiben {
  constructor(private readonly db: Datenbank) {}

  /** The new order as it stands. */
  async anlegen(auftrag: Auftrag, wem: Zuordnung): Promise<NeueZeile> {
    const zeile = await this.db.eine(anlegen, neueZeilen(auftrag, wem));
    if (!zeile) throw new Error('Der Auftrag wurde nicht angelegt');
    return zeile;
  }

  /** Takes the key with it. False where it was taken already. */
  async anlegenEinmal(auftrag: Auftrag, wem: Zuordnung, schluessel: Merkwerte): Promise<NeueZeile | false> {
    return (await this.db.eine(anlegenEinmal, [...neueZeilen(auftrag, wem), ...schluessel])) ?? false;
  }

  /** Changes an order in status 1. False when there is none, it is not visible, or `version` is no longer the stored one. */
  aendern(
    id: number,
    auftrag: Auftrag,
    o: { mandanten: number[]; benutzerId: number; version: number | null },
  ): Promise<boolean> {
    return this.db.transaktion(async () => {
      const kopf = JSON.stringify(kopfzeile(auftrag));
      const [zeile] = await this.db.sql(kopfAendern, [kopf, o.benutzerId, id, o.mandanten, o.version]);
      if (!zeile) return false;
      await this.db.sql(teileLoeschen, [id]);
      const bleibende = JSON.stringify(stueckzahlen(auftrag));
      const dazu = [zeile.mandantId, bleibende, o.benutzerId];
      await this.db.sql(nummeriert, [id, ...teilzeilen(auftrag), ...dazu]);
      return true;
    });
  }
}

/** How many pieces each position has that was there before; the numbers of all others are never used again. */
function stueckzahlen({ auftragspositionen }: Auftrag): { position: number; anzahl: number }[] {
  return auftragspositionen
    .filter((p) => p.auftptNum)
    .map((p) => ({ position: p.auftptNum, anzahl: stueckzahl(p) }));
}

function neueZeilen(auftrag: Auftrag, { mandantId, erfasserId }: Zuordnung): unknown[] {
  const kopf = { ...kopfzeile(auftrag), mandant_id: mandantId, erfasser_id: erfasserId };
  return [JSON.stringify(kopf), ...teilzeilen(auftrag), heutigerTag()];
}

function kopfzeile(auftrag: Auftrag): Record<string, unknown> {
  return {
    ...alsZeile(auftrag, kopfspalten),
    mit_gefahrguetern: auftrag.mitGefahrguetern,
    abtragen: auftrag.abtragen,
    lenkeravis: auftrag.lenkeravis,
    my_delivery: auftrag.myDelivery,
    adv3: auftrag.adv3,
    sum_brutto_gewicht: auftrag.sumBruttoGewicht,
    sum_lademittel_anzahl: auftrag.sumLademittelAnzahl,
    sum_verpackung_anzahl: auftrag.sumVerpackungAnzahl,
    sum_packstueck_anzahl: auftrag.sumPackstueckAnzahl,
    relation: relationVon(auftrag),
    ...auftragSuchtexte(auftrag),
  };
}

/** The JSON arrays of the parts, in the order of `teilnamen`. */
function teilzeilen(auftrag: Auftrag): string[] {
  const zeilen: Record<Teilname, Record<string, unknown>[]> = {
    adressen: auftragsrollen.flatMap(({ feld, typ }) => {
      const adresse = auftrag[feld];
      if (!adresse) return [];
      return [
        {
          ...alsZeile(adresse, teile.adressen.spalten),
          rolle: adresstypen[typ],
          adresse_id: adresse.id,
          matchcode: adresse.matchcode,
        },
      ];
    }),
    positionen: auftrag.auftragspositionen.map((p) => ({
      ...alsZeile(p, teile.positionen.spalten),
      mit_gefahrguetern: p.mitGefahrguetern,
      auftpt_num: p.auftptNum,
    })),
    gefahrgut: auftrag.auftragspositionen.flatMap((p) =>
      p.auftragsgefahrgueter.map((g) => ({
        ...alsZeile(g, teile.gefahrgut.spalten),
        begrenztemenge: g.begrenztemenge ?? false,
        umweltgefaehrdend: g.umweltgefaehrdend ?? false,
        freigestelltemenge: g.freigestelltemenge ?? false,
        tray: g.tray ?? false,
        leer_ungereinigt: g.leerUngereinigt ?? false,
        abfall: g.abfall ?? false,
        laufende_position: p.laufendePosition,
      })),
    ),
    lademittel: auftrag.auftragZusLademittel.map((l) => alsZeile(l, teile.lademittel.spalten)),
    services: auftrag.auftragServices.map((s) => alsZeile(s, teile.services.spalten)),
  };
  return teilnamen.map((n) => JSON.stringify(zeilen[n]));
}
