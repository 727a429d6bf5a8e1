import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql, zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { naechsterAbschluss } from './ausgang/abschluss.sql.js';

/** A connection as it is stored: why it fails as a message, not in words of a language. */
export type Anbindungszeile = Omit<Anbindung, 'fehler' | 'mandantId'> & {
  mandantId: number;
  fehler: Meldung | null;
};

const imAusgang = (zustand: string) => `CASE WHEN a.richtung = 'ausgang' THEN (
  SELECT count(*)::int FROM uebertragung u JOIN mandant m ON m.id = u.mandant_id
  WHERE u.zustand = '${zustand}' AND m.hauptmandant_id = a.mandant_id) END`;

/** Names of client and folder make the place, so that no connection reaches the files of another. */
export const anbindungsspalten = felderSql(Anbindung, 'a', {
  fortras: 'a.fortras',
  offen: imAusgang('wartet'),
  gescheitert: imAusgang('fehler'),
  naechsterAbschluss: `CASE WHEN a.aktiv AND a.richtung = 'ausgang' AND a.fortras->>'datenart' = 'STD'
    THEN ${zeitpunktSql('a.naechster_lauf')} END`,
  imNamenVon: '(SELECT b.name FROM benutzer b WHERE b.id = a.benutzer_id)',
  geheimnis: 'NULL::text',
  geheimnisDa: 'a.geheimnis IS NOT NULL',
  verzeichnis: `CASE WHEN a.ordner IS NOT NULL THEN a.mandant_id || '/' || a.ordner END`,
});
export type Anbindungsspalten = Pick<
  Anbindungszeile,
  | 'mandantId'
  | 'verschluesselung'
  | 'anmeldung'
  | 'geheimnisDa'
  | 'richtung'
  | 'format'
  | 'zeichensatz'
  | 'weg'
  | 'fehler'
  | 'letzterLaufAm'
  | 'fehlerSeit'
  | 'fortras'
>;

const alle = anweisung(
  'anbindungen.alle',
  `SELECT ${anbindungsspalten} FROM anbindung a WHERE a.mandant_id = ANY($1) ORDER BY a.name, a.id`,
).genauer<Anbindungsspalten>();
const eine = anweisung(
  'anbindungen.eine',
  `SELECT ${anbindungsspalten} FROM anbindung a WHERE a.id = $1 AND a.mandant_id = ANY($2)`,
).genauer<Anbindungsspalten>();
const anlegen = anweisung(
  'anbindungen.anlegen',
  `INSERT INTO anbindung AS a (mandant_id, name, richtung, partner, format, zeichensatz, weg, ordner, takt_sekunden,
    selbst_uebernehmen, aktiv, benutzer_id, host, port, verschluesselung, anmeldung, benutzername, postfach,
    anmeldeadresse, klient, umfang, fingerabdruck, eingangspfad, erledigtpfad, fehlerpfad, absenderliste,
    dmarc_verlangt, geheimnis, ausgangspfad, adresse, fortras, empfaenger, belegkennung, quittieren,
    frist_sekunden, versuche, naechster_lauf)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
    $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, coalesce(${naechsterAbschluss('$31::json')}, now()))
  RETURNING ${anbindungsspalten}`,
).genauer<Anbindungsspalten>();
// Whoever saves it has looked at it: what was wrong is tried anew.
const aendern = anweisung(
  'anbindungen.aendern',
  `UPDATE anbindung a SET mandant_id = $1, name = $2, richtung = $3::text, partner = $4, format = $5, zeichensatz = $6,
    weg = $7::text, ordner = $8, takt_sekunden = $9, selbst_uebernehmen = $10, aktiv = $11, benutzer_id = $12,
    host = $13, port = $14, verschluesselung = $15, anmeldung = $16, benutzername = $17, postfach = $18,
    anmeldeadresse = $19, klient = $20, umfang = $21, fingerabdruck = $22, eingangspfad = $23, erledigtpfad = $24,
    fehlerpfad = $25, absenderliste = $26, dmarc_verlangt = $27,
    geheimnis = CASE WHEN $7::text <> 'ordner' AND ($7::text <> 'postfach' OR $3::text = 'eingang')
      THEN coalesce($28, a.geheimnis) END,
    ausgangspfad = $29, adresse = $30, fortras = $31::json, empfaenger = $32, belegkennung = $33, quittieren = $34,
    frist_sekunden = $35, versuche = $36,
    version = version + 1, geprueft_am = NULL, naechster_lauf = coalesce(${naechsterAbschluss('$31::json')}, now()), fehler = NULL,
    fehler_seit = NULL
  WHERE a.id = $37 RETURNING ${anbindungsspalten}`,
).genauer<Anbindungsspalten>();
const sperren = anweisung(
  'anbindungen.sperren',
  'SELECT version FROM anbindung WHERE id = $1 AND mandant_id = ANY($2) FOR UPDATE',
);
const vergeben = anweisung(
  'anbindungen.vergeben',
  `SELECT name = $2 AS name FROM anbindung
  WHERE mandant_id = $1 AND (name = $2 OR ordner = $3) AND id <> $4 ORDER BY name = $2 DESC LIMIT 1`,
).genauer<{ name: boolean }>();
const andererAusgang = anweisung(
  'anbindungen.andererAusgang',
  "SELECT name FROM anbindung WHERE mandant_id = $1 AND id <> $2 AND richtung = 'ausgang' AND aktiv",
);
const loeschen = anweisung('anbindungen.loeschen', 'DELETE FROM anbindung WHERE id = $1');
const sofort = anweisung(
  'anbindungen.sofort',
  `UPDATE anbindung a SET naechster_lauf = now() WHERE a.id = $1 AND a.mandant_id = ANY($2) RETURNING ${anbindungsspalten}`,
).genauer<Anbindungsspalten>();

// Taken for a while rather than locked: to look may take long. After a crash it is looked at again.
const nehmen = anweisung(
  'anbindungen.nehmen',
  `
  WITH frei AS (SELECT id FROM anbindung WHERE aktiv AND richtung = 'eingang' AND naechster_lauf <= now() AND vergeben_bis <= now()
    ORDER BY naechster_lauf, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE anbindung a SET vergeben_bis = now() + make_interval(secs => $2) FROM frei f
  WHERE a.id = f.id AND a.vergeben_bis <= now() RETURNING ${anbindungsspalten}, a.benutzer_id AS "benutzerId",
    a.geheimnis AS verschluesselt`,
).genauer<Anbindungsspalten>();
const mitGeheimnis = anweisung(
  'anbindungen.mitGeheimnis',
  `SELECT ${anbindungsspalten}, a.benutzer_id AS "benutzerId", a.geheimnis AS verschluesselt
  FROM anbindung a WHERE a.id = $1 AND a.mandant_id = ANY($2)`,
).genauer<Anbindungsspalten>();
const geprueft = anweisung(
  'anbindungen.geprueft',
  'UPDATE anbindung SET geprueft_am = now() WHERE id = $1 AND version = $2',
);
const verlaengern = anweisung(
  'anbindungen.verlaengern',
  'UPDATE anbindung SET vergeben_bis = now() + make_interval(secs => $2) WHERE id = $1',
);
const gelungen = anweisung(
  'anbindungen.gelungen',
  `UPDATE anbindung SET naechster_lauf = now() + make_interval(secs => takt_sekunden), vergeben_bis = '-infinity',
    letzter_lauf_am = now(), fehler = NULL, fehler_seit = NULL WHERE id = $1 AND version = $2`,
);
const gestoert = anweisung(
  'anbindungen.gestoert',
  `UPDATE anbindung a SET naechster_lauf = now() + make_interval(secs => a.takt_sekunden), vergeben_bis = '-infinity',
    letzter_lauf_am = now(), fehler = $3, fehler_seit = coalesce(a.fehler_seit, now())
  FROM (SELECT id, fehler_seit FROM anbindung WHERE id = $1 FOR UPDATE) v
  WHERE a.id = v.id AND a.version = $2 RETURNING v.fehler_seit IS NULL AS neu`,
).genauer<{ neu: boolean }>();

/** A connection that this process looks at now, and in whose name. */
export type Faellige = Anbindungszeile & { benutzerId: number | null; verschluesselt: string | null };

/** Connections of the clients one sees. */
@Injectable()
export class AnbindungenRepository {
  constructor(private readonly db: Datenbank) {}

  alle(mandanten: number[]): Promise<Anbindungszeile[]> {
    return this.db.sql(alle, [mandanten]);
  }

  eine(id: number, mandanten: number[]): Promise<Anbindungszeile | undefined> {
    return this.db.eine(eine, [id, mandanten]);
  }

  /** With what it takes to connect. */
  mitGeheimnis(id: number, mandanten: number[]): Promise<Faellige | undefined> {
    return this.db.eine(mitGeheimnis, [id, mandanten]);
  }

  /** It works as it is now; not where somebody has changed it meanwhile. */
  async merkeProbe({ id, version }: Pick<Anbindung, 'id' | 'version'>): Promise<void> {
    await this.db.zeilen(geprueft, [id, version]);
  }

  anlegen(a: Anbindung, mandantId: number, benutzerId: number): Promise<Anbindungszeile | undefined> {
    return this.db.eine(anlegen, werte(a, mandantId, benutzerId));
  }

  /** After `sperre`. */
  aendern(
    id: number,
    a: Anbindung,
    mandantId: number,
    benutzerId: number,
  ): Promise<Anbindungszeile | undefined> {
    return this.db.eine(aendern, [...werte(a, mandantId, benutzerId), id]);
  }

  /** The version of the connection, which stays as it is until the transaction ends. */
  async sperre(id: number, mandanten: number[]): Promise<number | undefined> {
    return (await this.db.eine(sperren, [id, mandanten]))?.version;
  }

  /** What of it another connection of the client has already. */
  async vergeben(a: Anbindung, mandantId: number, ausser: number): Promise<'name' | 'ordner' | undefined> {
    const gefunden = await this.db.eine(vergeben, [mandantId, a.name, a.ordner, ausser]);
    return gefunden && (gefunden.name ? 'name' : 'ordner');
  }

  /** The name of the other connection over which orders of the client leave. */
  async andererAusgang(mandantId: number, ausser: number): Promise<string | undefined> {
    return (await this.db.eine(andererAusgang, [mandantId, ausser]))?.name;
  }

  /** After `sperre`. */
  async loeschen(id: number): Promise<void> {
    await this.db.zeilen(loeschen, [id]);
  }

  /** It is looked at once more with the next beat. */
  sofort(id: number, mandanten: number[]): Promise<Anbindungszeile | undefined> {
    return this.db.eine(sofort, [id, mandanten]);
  }

  /** Takes connections that are to be looked at, for so many seconds. */
  unsafeNimm(hoechstens: number, sekunden: number): Promise<Faellige[]> {
    return this.db.sql(nehmen, [hoechstens, sekunden]);
  }

  async unsafeVerlaengere({ id }: Faellige, sekunden: number): Promise<void> {
    await this.db.zeilen(verlaengern, [id, sekunden]);
  }

  /** What was wrong is over; unless somebody has changed the connection since. */
  async unsafeGelungen({ id, version }: Faellige): Promise<void> {
    await this.db.zeilen(gelungen, [id, version]);
  }

  /** Notes why nothing can come; was it well until now? */
  async unsafeGestoert({ id, version }: Faellige, grund: Meldung): Promise<boolean> {
    return (await this.db.eine(gestoert, [id, version, JSON.stringify(grund)]))?.neu ?? false;
  }
}

const werte = (a: Anbindung, mandantId: number, benutzerId: number) => [
  mandantId,
  a.name,
  a.richtung,
  a.partner,
  a.format,
  a.zeichensatz,
  a.weg,
  a.ordner,
  a.taktSekunden,
  a.selbstUebernehmen,
  a.aktiv,
  benutzerId,
  a.host,
  a.port,
  a.verschluesselung,
  a.anmeldung,
  a.benutzername,
  a.postfach,
  a.anmeldeadresse,
  a.klient,
  a.umfang,
  a.fingerabdruck,
  a.eingangspfad,
  a.erledigtpfad,
  a.fehlerpfad,
  a.absenderliste,
  a.dmarcVerlangt,
  a.geheimnis,
  a.ausgangspfad,
  a.adresse,
  a.fortras && JSON.stringify(a.fortras),
  a.empfaenger,
  a.belegkennung,
  a.quittieren ?? false,
  a.fristSekunden,
  a.versuche,
];
