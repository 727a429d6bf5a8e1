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
import { AuftragsvorschlagEntity } from './auftragsvorschlag.entity.js';

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

/** Stores and finds proposals, never beyond the given clients; a change is for one that `gesperrt` has answered. */
@Injectable()
export class AuftragsvorschlagRepository {
  constructor(private readonly db: Datenbank) {}

  nachIds(ids: number[], mandanten: number[]): Promise<Vorschlagszeile[]> {
    return this.db.sql(nachIds, [mandanten, ids]);
  }

  /** The proposal, for nobody else to decide until the surrounding transaction ends. */
  async gesperrt(id: number, mandanten: number[]): Promise<Vorschlagszeile | undefined> {
    if (!(await this.db.bestand(AuftragsvorschlagEntity, mandanten).gesperrt({ id }))) return undefined;
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
  async anlegen(
    mandantId: number,
    inhalt: Vorschlagsinhalt,
    erstellerId: number,
  ): Promise<number | undefined> {
    const neu = this.alle
      .createQueryBuilder()
      .insert()
      .values({ ...inhalt, mandantId, erstellerId });
    return (await neu.orIgnore().execute()).identifiers[0]?.['id'];
  }

  aendern(id: number, inhalt: Vorschlagsinhalt): Promise<void> {
    return this.setze(id, inhalt);
  }

  gibFrei(id: number, auftragId: number, entscheiderId: number): Promise<void> {
    return this.setze(id, { zustand: 'freigegeben', auftragId, entscheiderId, entschiedenAm: () => 'now()' });
  }

  verwirf(id: number, verwerfgrund: string | null, entscheiderId: number): Promise<void> {
    return this.setze(id, {
      zustand: 'verworfen',
      verwerfgrund,
      entscheiderId,
      entschiedenAm: () => 'now()',
    });
  }

  legeZurueck(id: number): Promise<void> {
    const entscheidung = { verwerfgrund: null, entscheiderId: null, entschiedenAm: null };
    return this.setze(id, { zustand: 'wartet', ...entscheidung });
  }

  private get alle() {
    return this.db.unsafeAlle(AuftragsvorschlagEntity);
  }

  private async setze(id: number, werte: Parameters<typeof this.alle.update>[1]): Promise<void> {
    await this.alle.update({ id }, { ...werte, version: () => 'version + 1' });
  }
}

function sortierung(wert: string | null): string {
  const [feld = '', richtung = '', ...rest] = (wert ?? 'id:desc').split(':');
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return `${spalte} ${richtung.toUpperCase()} NULLS LAST`;
}
