import {
  type Auftragsvorschlag,
  Auftragsvorschlagszeile,
  type Vorschlagssuche,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import type { kurzfassung } from '@frachtportal/domain/auftragsvorschlag/kurzfassung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';

/** A proposal as it is stored: its order as it was sent, without its client. */
export type Vorschlagszeile = Omit<Auftragsvorschlagszeile, 'beanstandet' | 'beanstandungen'> & {
  mandantId: number;
  auftrag: Record<string, unknown>;
};

/** What is stored of what was sent. */
export type Vorschlagsinhalt = Pick<Auftragsvorschlag, 'quelle' | 'herkunft' | 'referenz' | 'grund'> &
  ReturnType<typeof kurzfassung> & { auftrag: object };

const name = (spalte: string) => `(SELECT b.name FROM benutzer b WHERE b.id = ${spalte})`;
const felder = felderSql(
  Auftragsvorschlagszeile,
  'v',
  {
    mandant:
      "(SELECT json_build_object('id', m.id, 'name', m.name) FROM mandant m WHERE m.id = v.mandant_id)",
    beladedatum: 'v.beladedatum::text',
    erstelltVon: name('v.ersteller_id'),
    entschiedenVon: name('v.entscheider_id'),
    spedeigennr: '(SELECT a.spedeigennr FROM auftrag a WHERE a.id = v.auftrag_id)',
  },
  ['beanstandet', 'beanstandungen'],
);
const lesen = `SELECT ${felder}, v.mandant_id AS "mandantId", v.auftrag FROM auftragsvorschlag v`;
const nachIds = anweisung(
  'auftragsvorschlag.nachIds',
  `${lesen} WHERE v.mandant_id = ANY($1) AND v.id = ANY($2) ORDER BY v.id`,
).genauer<Vorschlagszeile>();
const sperren = anweisung(
  'auftragsvorschlag.sperren',
  'SELECT id FROM auftragsvorschlag WHERE mandant_id = ANY($1) AND id = $2 FOR UPDATE',
);

const treffer = `FROM auftragsvorschlag v WHERE v.mandant_id = ANY($1)
  AND ($2::text IS NULL OR v.zustand = $2) AND strpos(v.suchtext, $3) > 0`;
const anzahl = anweisung('auftragsvorschlag.anzahl', `SELECT count(*)::int AS gesamt ${treffer}`).genauer<{
  gesamt: number;
}>();

/** Fields the list can be sorted by, and nothing else: what a user sends never becomes part of a statement. */
const sortierbar = new Map<string, string>([
  ['id', 'v.id'],
  ['quelle', 'v.quelle'],
  ['grund', 'lower(v.grund)'],
  ['mandant', '(SELECT lower(m.name) FROM mandant m WHERE m.id = v.mandant_id)'],
  ['empfaenger', 'lower(v.empfaenger)'],
  ['ort', 'lower(v.ort)'],
  ['beladedatum', 'v.beladedatum'],
  ['positionen', 'v.positionen'],
  ['erstelltAm', 'v.erstellt_am'],
  ['entschiedenAm', 'v.entschieden_am'],
]);
const seite = anweisungsform(
  'auftragsvorschlag.seite',
  (folge: string) =>
    `${lesen} WHERE v.id IN (SELECT v.id ${treffer}) ORDER BY ${folge}, v.id LIMIT $4 OFFSET $5`,
  [...sortierbar.values()],
).genauer<Vorschlagszeile>();

const anlegen = anweisung(
  'auftragsvorschlag.anlegen',
  `INSERT INTO auftragsvorschlag (quelle, herkunft, referenz, grund, auftrag, empfaenger, plz, ort, beladedatum,
    positionen, suchtext, mandant_id, ersteller_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING id`,
);
const aendern = anweisung(
  'auftragsvorschlag.aendern',
  `UPDATE auftragsvorschlag v SET (quelle, herkunft, referenz, grund, auftrag, empfaenger, plz, ort, beladedatum,
    positionen, suchtext) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11), version = v.version + 1
  WHERE v.id = $12`,
);
const freigeben = anweisung(
  'auftragsvorschlag.freigeben',
  `UPDATE auftragsvorschlag v SET zustand = 'freigegeben', auftrag_id = $2, entscheider_id = $3,
    entschieden_am = now(), version = v.version + 1 WHERE v.id = $1`,
);
const verwerfen = anweisung(
  'auftragsvorschlag.verwerfen',
  `UPDATE auftragsvorschlag v SET zustand = 'verworfen', verwerfgrund = $2, entscheider_id = $3,
    entschieden_am = now(), version = v.version + 1 WHERE v.id = $1`,
);
const zuruecklegen = anweisung(
  'auftragsvorschlag.zuruecklegen',
  `UPDATE auftragsvorschlag v SET zustand = 'wartet', verwerfgrund = NULL, entscheider_id = NULL,
    entschieden_am = NULL, version = v.version + 1 WHERE v.id = $1`,
);

/** Stores and finds proposals, never beyond the given clients; a change is for one that `gesperrt` has answered. */
@Injectable()
export class AuftragsvorschlagRepository {
  constructor(private readonly db: Datenbank) {}

  nachIds(ids: number[], mandanten: number[]): Promise<Vorschlagszeile[]> {
    return this.db.sql(nachIds, [mandanten, ids]);
  }

  /** The proposal, for nobody else to decide until the surrounding transaction ends. */
  async gesperrt(id: number, mandanten: number[]): Promise<Vorschlagszeile | undefined> {
    if (!(await this.db.eine(sperren, [mandanten, id]))) return undefined;
    return (await this.nachIds([id], mandanten))[0];
  }

  async anzahl(frage: Vorschlagssuche, mandanten: number[]): Promise<number> {
    const werte = [mandanten, frage.zustand ?? null, suchform(frage.query ?? '')];
    return (await this.db.eine(anzahl, werte))?.gesamt ?? 0;
  }

  async seite(frage: Vorschlagssuche, mandanten: number[], proSeite: number): Promise<Vorschlagszeile[]> {
    const folge = sortierung(frage.sortierung);
    const gesucht = [mandanten, frage.zustand ?? null, suchform(frage.query ?? '')];
    return this.db.sql(seite.fuer(folge), [...gesucht, proSeite, (frage.page ?? 0) * proSeite]);
  }

  /** The id of the new proposal; undefined where its source has made it already. */
  async anlegen(mandantId: number, neu: Vorschlagsinhalt, benutzerId: number): Promise<number | undefined> {
    return (await this.db.eine(anlegen, [...werte(neu), mandantId, benutzerId]))?.id;
  }

  async aendern(id: number, neu: Vorschlagsinhalt): Promise<void> {
    await this.db.zeilen(aendern, [...werte(neu), id]);
  }

  async gibFrei(id: number, auftragId: number, benutzerId: number): Promise<void> {
    await this.db.zeilen(freigeben, [id, auftragId, benutzerId]);
  }

  async verwirf(id: number, grund: string | null, benutzerId: number): Promise<void> {
    await this.db.zeilen(verwerfen, [id, grund, benutzerId]);
  }

  async legeZurueck(id: number): Promise<void> {
    await this.db.zeilen(zuruecklegen, [id]);
  }
}

const werte = (n: Vorschlagsinhalt): unknown[] => [
  ...[n.quelle, n.herkunft ?? null, n.referenz ?? null, n.grund, JSON.stringify(n.auftrag)],
  ...[n.empfaenger, n.plz, n.ort, n.beladedatum, n.positionen, n.suchtext],
];

function sortierung(wert: string | null): string {
  const [feld = '', richtung = '', ...rest] = (wert ?? 'id:desc').split(':');
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return `${spalte} ${richtung.toUpperCase()} NULLS LAST`;
}
