import { Ausgangsdatei, type Ausgangsdateizustand } from '@frachtportal/domain/anbindung/anbindung';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { felderSql } from '../../../platform/database/json/json-lesen.js';

const neueste = 200;

const neueNummer = anweisung(
  'ausgangsdateien.neueNummer',
  "SELECT nextval(pg_get_serial_sequence('ausgangsdatei', 'id'))::int AS id",
).genauer<{ id: number }>();
const anlegen = anweisung(
  'ausgangsdateien.anlegen',
  `INSERT INTO ausgangsdatei (id, mandant_id, anbindung_id, referenz, dateiname, inhalt, auftraege, selbst)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const zuReferenz = anweisung(
  'ausgangsdateien.zuReferenz',
  'SELECT id, dateiname, inhalt, zustand FROM ausgangsdatei WHERE referenz = $1',
).genauer<{ zustand: Ausgangsdateizustand }>();
const vermerken = anweisung(
  'ausgangsdateien.vermerken',
  `UPDATE ausgangsdatei SET zustand = $2::text, fehler = NULL,
    gesendet_am = CASE WHEN $2::text = 'gesendet' THEN coalesce(gesendet_am, now()) END WHERE id = $1`,
);
const gescheitert = anweisung(
  'ausgangsdateien.gescheitert',
  `UPDATE ausgangsdatei SET fehler = $2, naechster_versuch = now() + make_interval(secs => $3) WHERE id = $1`,
);
// Until then nobody else tries.
const nehmen = anweisung(
  'ausgangsdateien.nehmen',
  `
  WITH faellig AS (
    SELECT d.id FROM ausgangsdatei d JOIN anbindung a ON a.id = d.anbindung_id AND a.aktiv
    WHERE d.selbst AND d.zustand <> 'gesendet' AND d.naechster_versuch <= now()
    ORDER BY d.naechster_versuch, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
  UPDATE ausgangsdatei d SET versuche = versuche + 1, naechster_versuch = now() + make_interval(secs => $1)
  FROM faellig f WHERE d.id = f.id
  RETURNING d.id, d.anbindung_id AS "anbindungId", d.dateiname, d.inhalt, d.zustand, d.versuche`,
).genauer<{ zustand: Ausgangsdateizustand }>();
const nehmeEine = anweisung(
  'ausgangsdateien.nehmeEine',
  `UPDATE ausgangsdatei SET versuche = versuche + 1, naechster_versuch = now() + make_interval(secs => $2)
  WHERE id = $1 AND naechster_versuch <= now() RETURNING zustand`,
).genauer<{ zustand: Ausgangsdateizustand }>();
const freigeben = anweisung(
  'ausgangsdateien.freigeben',
  'UPDATE ausgangsdatei SET naechster_versuch = now() WHERE id = $1',
);
const verlaengern = anweisung(
  'ausgangsdateien.verlaengern',
  "UPDATE ausgangsdatei SET naechster_versuch = now() + make_interval(secs => $2) WHERE id = $1 AND zustand <> 'gesendet'",
);
const erneut = anweisung(
  'ausgangsdateien.erneut',
  `UPDATE ausgangsdatei SET zustand = 'bereit', selbst = true, versuche = 0, naechster_versuch = now()
  WHERE id = $1 AND anbindung_id = $2 RETURNING dateiname`,
);
const liste = anweisung(
  'ausgangsdateien.liste',
  `SELECT ${felderSql(Ausgangsdatei, 'd')} FROM ausgangsdatei d JOIN anbindung a ON a.id = d.anbindung_id
  WHERE d.anbindung_id = $1 AND a.mandant_id = ANY($2) ORDER BY d.id DESC LIMIT ${neueste}`,
).genauer<Pick<Ausgangsdateizeile, 'zustand' | 'fehler' | 'gesendetAm' | 'erstelltAm'>>();
const wartende = anweisung(
  'ausgangsdateien.wartende',
  "SELECT count(*)::int AS anzahl FROM ausgangsdatei WHERE anbindung_id = $1 AND selbst AND zustand <> 'gesendet'",
);
/** A file as the list shows it: why it does not go as a message, not in words of a language. */
export type Ausgangsdateizeile = Omit<Ausgangsdatei, 'fehler'> & { fehler: Meldung | null };

/** A file on its way. */
export interface Abgangsdatei {
  id: number;
  dateiname: string;
  inhalt: Buffer;
  zustand: Ausgangsdateizustand;
}

/** One that is sent by itself, over which connection, and how often that was tried. */
export interface Sendedatei extends Abgangsdatei {
  anbindungId: number;
  versuche: number;
}

export interface NeueDatei {
  id: number;
  mandantId: number;
  anbindungId: number;
  /** Of the one order in it. */
  referenz: string | null;
  dateiname: string;
  inhalt: Buffer;
  auftraege: number;
}

/** The files that go to dispatch systems: written first, then sent, and kept for a while. */
@Injectable()
export class Ausgangsdateien {
  constructor(private readonly db: Datenbank) {}

  /** A number that no file has or ever had. */
  async unsafeNeueNummer(): Promise<number> {
    return (await this.db.eine(neueNummer, []))?.id ?? 0;
  }

  /** A collected file is sent by itself, one of a single order by whoever hands that over. */
  async unsafeLegeAn(d: NeueDatei): Promise<void> {
    const werte = [d.id, d.mandantId, d.anbindungId, d.referenz, d.dateiname, d.inhalt, d.auftraege];
    await this.db.zeilen(anlegen, [...werte, d.referenz === null]);
  }

  unsafeZuReferenz(referenz: string): Promise<Abgangsdatei | undefined> {
    return this.db.eine(zuReferenz, [referenz]);
  }

  async unsafeVermerke(id: number, zustand: Ausgangsdateizustand): Promise<void> {
    await this.db.zeilen(vermerken, [id, zustand]);
  }

  async unsafeGescheitert(id: number, grund: Meldung, pauseMs: number): Promise<void> {
    await this.db.zeilen(gescheitert, [id, JSON.stringify(grund), pauseMs / 1000]);
  }

  /** Takes a file that is to be sent, for so many seconds. */
  unsafeNimm(sekunden: number): Promise<Sendedatei | undefined> {
    return this.db.eine(nehmen, [sekunden]);
  }

  /** Takes this file for so many seconds; answers how far it is, or nothing where somebody else has it. */
  async unsafeNimmEine(id: number, sekunden: number): Promise<Ausgangsdateizustand | undefined> {
    return (await this.db.eine(nehmeEine, [id, sekunden]))?.zustand;
  }

  async unsafeGibFrei(id: number): Promise<void> {
    await this.db.zeilen(freigeben, [id]);
  }

  /** It is still being sent. */
  async unsafeVerlaengere(id: number, sekunden: number): Promise<void> {
    await this.db.zeilen(verlaengern, [id, sekunden]);
  }

  /** Sends a file again under its name; answers it, or nothing where there is none. */
  async erneut(id: number, anbindungId: number): Promise<string | undefined> {
    return (await this.db.eine(erneut, [id, anbindungId]))?.dateiname;
  }

  neueste(anbindungId: number, mandanten: number[]): Promise<Ausgangsdateizeile[]> {
    return this.db.sql(liste, [anbindungId, mandanten]);
  }

  /** How many are to be sent by themselves: of the others each order knows that it has not gone. */
  async wartende(anbindungId: number): Promise<number> {
    return (await this.db.eine(wartende, [anbindungId]))?.anzahl ?? 0;
  }
}
