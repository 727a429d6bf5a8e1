import type { Vorlagensuche } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { suchformSql } from '../../platform/database/sql/textsuche.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { AuftragsvorlageEntity } from './auftragsvorlage.entity.js';

/** A template as it is stored: its order still points to the address book and the reference lists by ids. */
export interface Vorlagenzeile {
  id: number;
  version: number;
  mandantId: number;
  vorlageName: string;
  mandant: { id: number; name: string };
  auftrag: Record<string, unknown>;
  geaendertAm: string;
}

/** What the statements assert of their JSON and their moments. */
type Gewiss = Pick<Vorlagenzeile, 'mandant' | 'auftrag' | 'geaendertAm'>;

const spalten = `v.id, v.version, v.mandant_id AS "mandantId", v.vorlage_name AS "vorlageName", v.auftrag,
  (SELECT json_build_object('id', m.id, 'name', m.name) FROM mandant m WHERE m.id = v.mandant_id) AS mandant,
  ${zeitpunktSql('v.geaendert_am')} AS "geaendertAm"`;
const lesen = `SELECT ${spalten} FROM auftragsvorlage v WHERE v.mandant_id = ANY($1)`;
const nachId = anweisung('auftragsvorlage.nachId', `${lesen} AND v.id = $2`).genauer<Gewiss>();

// A main client and its sub clients share the names of templates; a free client has its own.
const baum = 'CASE WHEN m.ist_hauptmandant THEN m.id ELSE coalesce(m.hauptmandant_id, m.id) END';
const baumVon = `(SELECT ${baum} FROM mandant m WHERE m.id = $1)`;
const unsafeNachName = anweisung(
  'auftragsvorlage.unsafeNachName',
  `SELECT ${spalten} FROM auftragsvorlage v JOIN mandant m ON m.id = v.mandant_id
  WHERE ${baum} = ${baumVon} AND lower(v.vorlage_name) = lower($2) ORDER BY v.id`,
)
  .genauer<Gewiss>()
  .ohneZeilenschutz();
// One after the other, so that two of the same name never get in at once.
const namenSperren = anweisung(
  'auftragsvorlage.namenSperren',
  `SELECT pg_advisory_xact_lock(hashtext('auftragsvorlage.name'), ${baumVon})`,
);

// Name of the template, of sender and recipient, in the form of search texts. A client has some hundred at most.
const ort = (rolle: string) =>
  `v.auftrag->'${rolle}'->>'name', v.auftrag->'${rolle}'->>'plz', v.auftrag->'${rolle}'->>'ort'`;
const suchtext = suchformSql(
  `concat_ws(' ', v.vorlage_name, ${ort('absenderAdresse')}, ${ort('empfaengerAdresse')})`,
);
const treffer = `FROM auftragsvorlage v WHERE v.mandant_id = ANY($1) AND strpos(${suchtext}, $2) > 0`;
const anzahl = anweisung('auftragsvorlage.anzahl', `SELECT count(*)::int AS gesamt ${treffer}`).genauer<{
  gesamt: number;
}>();
const seiteSql = (folge: string) =>
  `SELECT ${spalten} ${treffer} ORDER BY ${folge}, lower(v.vorlage_name), v.id LIMIT $3 OFFSET $4`;

/** Fields the list can be sorted by, and nothing else: what a user sends never becomes part of a statement. */
const sortierbar = new Map<string, string>([
  ['vorlageName', 'lower(v.vorlage_name)'],
  ['mandant', '(SELECT lower(m.name) FROM mandant m WHERE m.id = v.mandant_id)'],
  ['absenderAdresse', "lower(v.auftrag->'absenderAdresse'->>'name')"],
  ['empfaengerAdresse', "lower(v.auftrag->'empfaengerAdresse'->>'name')"],
  ['geaendertAm', 'v.geaendert_am'],
]);

const seite = anweisungsform('auftragsvorlage.seite', seiteSql, [...sortierbar.values()]).genauer<Gewiss>();

function sortierung(wert: string | null): string {
  const [feld = '', richtung = '', ...rest] = (wert ?? 'vorlageName:asc').split(':');
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return `${spalte} ${richtung.toUpperCase()} NULLS LAST`;
}

interface Vorlagenaenderung {
  name: string;
  auftrag: object;
  benutzerId: number;
  version: number | null;
}

/** With every change: when, and the next version. */
const geaendert = { geaendertAm: () => 'now()', version: () => 'version + 1' };

/** Stores and finds templates, never beyond the given clients. */
@Injectable()
export class AuftragsvorlageRepository {
  constructor(private readonly db: Datenbank) {}

  nachId(id: number, mandanten: number[]): Promise<Vorlagenzeile | undefined> {
    return this.db.eine(nachId, [mandanten, id]);
  }

  /** Those of this name, whatever its capitals are, of all clients that share names with this one, seen or not. */
  unsafeNachName(name: string, mandantId: number): Promise<Vorlagenzeile[]> {
    return this.db.sql(unsafeNachName, [mandantId, name.trim()]);
  }

  /** Until the transaction ends nobody else gives a name among the clients that share them with this one. */
  async sperreNamen(mandantId: number): Promise<void> {
    await this.db.zeilen(namenSperren, [mandantId]);
  }

  async suche(frage: Vorlagensuche, mandanten: number[], proSeite: number) {
    const text = suchform(frage.query ?? '');
    const folge = sortierung(frage.sortierung);
    const ab = (frage.page ?? 0) * proSeite;
    const [zeile, zeilen] = await Promise.all([
      this.db.eine(anzahl, [mandanten, text]),
      this.db.sql(seite.fuer(folge), [mandanten, text, proSeite, ab]),
    ]);
    return { gesamt: zeile?.gesamt ?? 0, zeilen };
  }

  /** The id of the new template. */
  anlegen(mandantId: number, vorlageName: string, auftrag: object, benutzerId: number): Promise<number> {
    return this.db.bestand(AuftragsvorlageEntity, [mandantId]).lege({ vorlageName, auftrag, benutzerId });
  }

  /** False when there is none, it is not visible, or `version` is no longer the stored one. */
  async aendern(
    id: number,
    { name, auftrag, benutzerId, version }: Vorlagenaenderung,
    mandanten: number[],
  ): Promise<boolean> {
    const wo = version === null ? { id } : { id, version };
    const werte = { vorlageName: name, auftrag, benutzerId, ...geaendert };
    return (await this.db.bestand(AuftragsvorlageEntity, mandanten).aendere(wo, werte)) === 1;
  }

  async loesche(id: number, mandanten: number[]): Promise<boolean> {
    return (await this.db.bestand(AuftragsvorlageEntity, mandanten).loesche({ id })) === 1;
  }
}
