import {
  Klaerfall,
  Klaerfallschritt,
  type Klaerfallsuche,
  type Klaergrund,
  type OffeneKlaerfaelle,
} from '@frachtportal/domain/klaerfall/klaerfall';
import { Schaden, type Schadensangaben } from '@frachtportal/domain/klaerfall/schaden';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, listeSql } from '../../platform/database/json/json-lesen.js';
import { zeitzone } from '../../platform/http/uhr.js';
import {
  type Beteiligter,
  beteiligterSql,
  erreichbarSql,
} from '../../platform/tenancy/beteiligte.read-model.js';
import type { Leser } from '../../platform/tenancy/leser.js';
import { vonAdresse } from '../auftraege/suche/auftragsliste.read-model.js';
import { KlaerfallEntity, KlaerfallschrittEntity, SchadenEntity } from './klaerfall.entity.js';

/** By whom a case is cleared up, and until when. */
export interface Klaerauftrag {
  zustaendigId: number | null;
  faelligTag: string;
  faelligUm: string | null;
}

const auftrag = anweisung(
  'klaerfall.auftrag',
  `SELECT id, mandant_id AS "mandantId", spedeigennr AS nummer,
    (SELECT count(*)::int FROM klaerfall k WHERE k.auftrag_id = a.id) AS klaerfaelle,
    ${vonAdresse('versender', 't.land_id')} AS "vonLand", ${vonAdresse('empfaenger', 't.land_id')} AS "anLand",
    ${vonAdresse('empfaenger', 't.plz')} AS "anPlz", ${vonAdresse('empfaenger', 't.ort')} AS "anOrt"
  FROM auftrag a WHERE id = $1 AND mandant_id = ANY($2)`,
).genauer<{ klaerfaelle: number }>();

// For $1, who may read what is internal if $2.
const sichtbar = 'k.mandant_id = ANY($1) AND (NOT k.intern OR $2::bool)';
const bilder = `(SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.dateiname) ORDER BY d.id), '[]')
    FROM schadensbild s JOIN dokumentenverweis d ON d.id = s.dokument_id WHERE s.klaerfall_id = t.klaerfall_id)`;
const felder = felderSql(Klaerfall, 'k', {
  nummer: 'a.spedeigennr',
  mandant: 'm.name',
  empfaenger: vonAdresse('empfaenger', 't.name'),
  zustaendig: 'b.name',
  faelligTag: 'k.faellig_tag::text',
  ueberfaellig: 'k.erledigt_am IS NULL AND k.faellig_am <= now()',
  erledigt: 'k.erledigt_am IS NOT NULL',
  schaden: `(SELECT row_to_json(z) FROM (SELECT ${felderSql(Schaden, 't', { bilder })} FROM schaden t
    WHERE t.klaerfall_id = k.id) z)`,
  schritte: listeSql(Klaerfallschritt, 'klaerfallschritt t WHERE t.klaerfall_id = k.id', 't.id'),
});
const lesen = `SELECT ${felder} FROM klaerfall k JOIN auftrag a ON a.id = k.auftrag_id
  JOIN mandant m ON m.id = k.mandant_id LEFT JOIN benutzer b ON b.id = k.zustaendig_id`;
const nachId = anweisung('klaerfall.nachId', `${lesen} WHERE ${sichtbar} AND k.id = $3`).genauer<Klaerfall>();
const zuAuftrag = anweisung(
  'klaerfall.zuAuftrag',
  `${lesen} WHERE ${sichtbar} AND k.auftrag_id = $3 ORDER BY k.erledigt_am DESC NULLS FIRST, k.faellig_am, k.id`,
).genauer<Klaerfall>();

// $3 whose, $4 nobody's.
const gesucht = (zustand: Zustand) =>
  `${sichtbar} AND k.erledigt_am IS ${zustand === 'offen' ? '' : 'NOT '}NULL
    AND ($3::int IS NULL OR k.zustaendig_id = $3) AND (NOT $4::bool OR k.zustaendig_id IS NULL)`;
const folge = { offen: 'k.faellig_am, k.id', erledigt: 'k.erledigt_am DESC, k.id' } as const;
type Zustand = keyof typeof folge;
const zustaende = Object.keys(folge) as Zustand[];
const seite = anweisungsform(
  'klaerfall.seite',
  (z: Zustand) => `${lesen} WHERE ${gesucht(z)} ORDER BY ${folge[z]} LIMIT $5 OFFSET $6`,
  zustaende,
).genauer<Klaerfall>();
const anzahl = anweisungsform(
  'klaerfall.anzahl',
  (z: Zustand) => `SELECT count(*)::int AS gesamt FROM klaerfall k WHERE ${gesucht(z)}`,
  zustaende,
).genauer<{ gesamt: number }>();

const hoechstensZeilen = 1000;
const offene = anweisung(
  'klaerfall.offene',
  `SELECT k.auftrag_id AS "auftragId", count(*)::int AS anzahl, bool_or(k.faellig_am <= now()) AS ueberfaellig
  FROM klaerfall k WHERE ${sichtbar} AND k.erledigt_am IS NULL
  GROUP BY k.auftrag_id ORDER BY min(k.faellig_am) LIMIT ${hoechstensZeilen}`,
).genauer<OffeneKlaerfaelle>();

/** The moment at which a day, or a time of it, is over in a time zone. */
const moment = (tag: string, um: string, zone: string) =>
  `(${tag}::date + coalesce(${um}::varchar::time, '24:00')) AT TIME ZONE ${zone}::text`;
const anlegen = anweisung(
  'klaerfall.anlegen',
  `INSERT INTO klaerfall (mandant_id, auftrag_id, grund, intern, zustaendig_id, faellig_tag, faellig_um, faellig_am)
  VALUES ($1, $2, $3, $4, $5, $6, $7, ${moment('$6', '$7', '$8')}) RETURNING id`,
);
const zeige = anweisung(
  'klaerfall.zeige',
  `INSERT INTO schadensbild (klaerfall_id, dokument_id)
  SELECT k.id, d.id FROM klaerfall k JOIN dokumentenverweis d ON d.auftrag_id = k.auftrag_id
  WHERE k.id = $1 AND d.id = ANY($2::int[]) RETURNING dokument_id AS id`,
);
const weitergeben = anweisung(
  'klaerfall.weitergeben',
  `UPDATE klaerfall SET zustaendig_id = $2, faellig_tag = $3, faellig_um = $4, faellig_am = ${moment('$3', '$4', '$5')},
    erinnert_am = NULL, erledigt_am = NULL, version = version + 1 WHERE id = $1`,
);

const eroeffner = anweisung(
  'klaerfall.eroeffner',
  `SELECT ${beteiligterSql} JOIN klaerfallschritt t ON t.verfasser_id = b.id
  WHERE t.klaerfall_id = $1 AND t.art = 'eroeffnet' AND ${erreichbarSql}`,
).genauer<{ sprache: string; intern: boolean }>();
// Whoever clears it up, or else whoever wants it cleared up.
const nimmFaellige = anweisung(
  'klaerfall.nimmFaellige',
  `WITH faellig AS (UPDATE klaerfall SET erinnert_am = now() WHERE id IN (SELECT id FROM klaerfall
      WHERE erledigt_am IS NULL AND erinnert_am IS NULL AND faellig_am <= now()
      ORDER BY faellig_am LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING auftrag_id, grund, intern, faellig_tag, faellig_um, coalesce(zustaendig_id, (SELECT t.verfasser_id
      FROM klaerfallschritt t WHERE t.klaerfall_id = klaerfall.id AND t.art = 'eroeffnet')) AS wer)
  SELECT f.auftrag_id AS "auftragId", a.spedeigennr AS nummer, f.grund, f.intern, f.faellig_tag::text AS "faelligTag",
    f.faellig_um AS "faelligUm", (SELECT row_to_json(p) FROM (SELECT ${beteiligterSql} WHERE b.id = f.wer AND ${erreichbarSql}) p) AS wer
  FROM faellig f JOIN auftrag a ON a.id = f.auftrag_id`,
).genauer<{ grund: Klaergrund; faelligTag: string; wer: Beteiligter | null }>();

/** Stores and finds cases, never beyond what the one who asks may read; a change is for one that `gesperrt` has answered. */
@Injectable()
export class KlaerfallRepository {
  constructor(private readonly db: Datenbank) {}

  auftrag(id: number, { mandanten }: Leser) {
    return this.db.eine(auftrag, [id, mandanten]);
  }

  nachId(id: number, { mandanten, intern }: Leser) {
    return this.db.eine(nachId, [mandanten, intern, id]);
  }

  zuAuftrag(auftragId: number, { mandanten, intern }: Leser) {
    return this.db.sql(zuAuftrag, [mandanten, intern, auftragId]);
  }

  async seite(frage: Klaerfallsuche, leser: Leser, proSeite: number) {
    const zustand = frage.zustand ?? 'offen';
    const wessen = [frage.wer === 'ich' ? leser.benutzerId : null, frage.wer === 'niemand'];
    const werte = [leser.mandanten, leser.intern, ...wessen];
    const treffer = await this.db.sql(seite.fuer(zustand), [
      ...werte,
      proSeite,
      (frage.page ?? 0) * proSeite,
    ]);
    return { treffer, gesamt: (await this.db.eine(anzahl.fuer(zustand), werte))?.gesamt ?? 0 };
  }

  offene({ mandanten, intern }: Leser) {
    return this.db.sql(offene, [mandanten, intern]);
  }

  /** The case, for nobody else to change until the surrounding transaction ends. */
  async gesperrt(id: number, leser: Leser): Promise<Klaerfall | undefined> {
    const gefunden = await this.db.bestand(KlaerfallEntity, leser.mandanten).gesperrt({ id });
    return gefunden ? this.nachId(id, leser) : undefined;
  }

  async legeAn(
    { id, mandantId }: { id: number; mandantId: number },
    { grund, intern }: { grund: string; intern: boolean },
    was: Klaerauftrag,
  ): Promise<number> {
    const bisWann = [was.faelligTag, was.faelligUm, zeitzone()];
    const neu = await this.db.eine(anlegen, [mandantId, id, grund, intern, was.zustaendigId, ...bisWann]);
    if (!neu) throw new Error('Der Klärfall wurde nicht angelegt');
    return neu.id;
  }

  /** Answers which of its pictures are papers of the order. */
  async merkeSchaden(
    klaerfallId: number,
    { bilder, ...schaden }: Schadensangaben & Pick<Schaden, 'frist' | 'recht' | 'rechtzeitig'>,
  ): Promise<Set<number>> {
    await this.db.gemeinsam(SchadenEntity).insert({ klaerfallId, ...schaden });
    const ids = [...new Set(bilder.map((b) => b.id))];
    return new Set((await this.db.sql(zeige, [klaerfallId, ids])).map(({ id }) => id));
  }

  async gibWeiter(id: number, { zustaendigId, faelligTag, faelligUm }: Klaerauftrag): Promise<void> {
    await this.db.sql(weitergeben, [id, zustaendigId, faelligTag, faelligUm, zeitzone()]);
  }

  async erledige(id: number, { mandanten }: Leser): Promise<void> {
    const werte = { erledigtAm: () => 'now()', version: () => 'version + 1' };
    await this.db.bestand(KlaerfallEntity, mandanten).aendere({ id }, werte);
  }

  async eroeffner(id: number) {
    return this.db.eine(eroeffner, [id]);
  }

  /** Cases whose time is over and of whom nobody was told so yet, whosever they are; with this they are told of. */
  unsafeNimmFaellige(hoechstens: number) {
    return this.db.sql(nimmFaellige, [hoechstens]);
  }

  async schreibe(
    klaerfallId: number,
    verfasser: { benutzerId: number; name: string },
    { art, zustaendig, faelligTag, faelligUm, text }: Omit<Klaerfallschritt, 'verfasser' | 'am'>,
  ): Promise<void> {
    const wer = { verfasserId: verfasser.benutzerId, verfasser: verfasser.name };
    await this.db
      .gemeinsam(KlaerfallschrittEntity)
      .insert({ klaerfallId, ...wer, art, zustaendig, faelligTag, faelligUm, text });
  }
}
