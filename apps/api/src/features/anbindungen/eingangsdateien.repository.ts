import { Anbindungseingang } from '@frachtportal/domain/anbindung/anbindung';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';

export type Eingangszeile = Omit<Anbindungseingang, 'fehler'> & { fehler: Meldung | null };
type Zustand = Anbindungseingang['zustand'];

/** A file that was seen, as far as is needed to go on with it. */
export interface Eingangsstand {
  id: number;
  zustand: Zustand;
  laufId: number | null;
  dateiname: string;
}

/** One of which its partner is to be told what became of it. */
export type Quittierter = Omit<Eingangsstand, 'zustand'> & {
  zustand: Exclude<Zustand, 'angenommen'>;
  fehler: Meldung | null;
};

/** By what a file is known. */
export interface Dateikennung {
  name: string;
  absender: string;
  pruefsumme: Buffer;
  /** Nobody is told of it: whoever writes to a mailbox does not make the portal write. */
  still?: boolean;
}

const stand = 'id, zustand, lauf_id AS "laufId", dateiname';
type Stand = Pick<Eingangsstand, 'zustand' | 'laufId'>;

const seite = anweisung(
  'eingangsdateien.seite',
  `SELECT ${felderSql(Anbindungseingang, 'e', {
    laufzustand: 'l.zustand',
    auftraege: 'l.vorgaenge',
    uebernommen: 'l.uebernommen',
    abgelehnt: 'l.abgelehnt',
  })}
  FROM anbindungseingang e LEFT JOIN importlauf l ON l.id = e.lauf_id
  WHERE e.anbindung_id = $1 AND e.mandant_id = ANY($2) ORDER BY e.id DESC LIMIT 50`,
).genauer<Pick<Eingangszeile, 'zustand' | 'laufzustand' | 'fehler' | 'empfangenAm'>>();
const beginnen = anweisung(
  'eingangsdateien.beginnen',
  `INSERT INTO anbindungseingang (mandant_id, anbindung_id, dateiname, absender, pruefsumme, zu_quittieren)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING ${stand}`,
).genauer<Stand>();
const vermerken = anweisung(
  'eingangsdateien.vermerken',
  `INSERT INTO anbindungseingang (mandant_id, anbindung_id, dateiname, absender, pruefsumme, zu_quittieren, zustand, fehler)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${stand}`,
).genauer<Stand>();
const unabgelegt = anweisung(
  'eingangsdateien.unabgelegt',
  `SELECT ${stand} FROM anbindungseingang WHERE mandant_id = $1 AND anbindung_id = $2 AND dateiname = $3 AND absender = $4
    AND pruefsumme = $5 AND abgelegt_am IS NULL ORDER BY id DESC LIMIT 1`,
).genauer<Stand>();
const offene = anweisung(
  'eingangsdateien.offene',
  `SELECT ${stand} FROM anbindungseingang WHERE mandant_id = $1 AND anbindung_id = $2 AND zustand = 'angenommen' ORDER BY id`,
).genauer<Stand>();
const mitLauf = anweisung(
  'eingangsdateien.mitLauf',
  'UPDATE anbindungseingang SET lauf_id = $2 WHERE id = $1',
);
const abschliessen = anweisung(
  'eingangsdateien.abschliessen',
  `UPDATE anbindungseingang SET zustand = $2 WHERE id = $1 AND zustand = 'angenommen'`,
);
const zuQuittieren = anweisung(
  'eingangsdateien.zuQuittieren',
  `SELECT ${stand}, fehler FROM anbindungseingang
  WHERE anbindung_id = $1 AND mandant_id = $2 AND zu_quittieren AND zustand <> 'angenommen' ORDER BY id`,
).genauer<Pick<Quittierter, 'zustand' | 'laufId' | 'fehler'>>();
const quittieren = anweisung(
  'eingangsdateien.quittieren',
  'UPDATE anbindungseingang SET zu_quittieren = false WHERE id = $1 AND zu_quittieren',
);
const abgelegt = anweisung(
  'eingangsdateien.abgelegt',
  'UPDATE anbindungseingang SET abgelegt_am = now() WHERE id = $1 AND abgelegt_am IS NULL',
);

interface Herkunft {
  id: number;
  mandantId: number;
  quittieren: boolean | null;
}

/** The files that came over connections. */
@Injectable()
export class Eingangsdateien {
  constructor(private readonly db: Datenbank) {}

  neueste(anbindungId: number, mandanten: number[]): Promise<Eingangszeile[]> {
    return this.db.sql(seite, [anbindungId, mandanten]);
  }

  /** Files of which everything is known, and their partner not told yet. */
  zuQuittieren({ id, mandantId }: Herkunft): Promise<Quittierter[]> {
    return this.db.sql(zuQuittieren, [id, mandantId]);
  }

  /** Notes that the partner is told; was nobody faster? */
  async quittiere(id: number): Promise<boolean> {
    return (await this.db.zeilen(quittieren, [id])) > 0;
  }

  /** Nothing where the file has come before. */
  beginne(a: Herkunft, datei: Dateikennung): Promise<Eingangsstand | undefined> {
    return this.db.eine(beginnen, kennung(a, datei));
  }

  /** A file of which there is nothing more to do than to put it away. */
  vermerke(
    a: Herkunft,
    datei: Dateikennung,
    o: { zustand: 'uebernommen' | 'doppelt' | 'fehler'; fehler: Meldung | null },
  ): Promise<Eingangsstand | undefined> {
    const grund = o.fehler && JSON.stringify(o.fehler);
    return this.db.eine(vermerken, [...kennung(a, datei), o.zustand, grund]);
  }

  /** The same file, where it was read before and still lies where it came. */
  unabgelegt(a: Herkunft, { name, absender, pruefsumme }: Dateikennung): Promise<Eingangsstand | undefined> {
    return this.db.eine(unabgelegt, [a.mandantId, a.id, name, absender, pruefsumme]);
  }

  /** Files that have been read and of which it is not said yet what becomes of them. */
  offene(a: Herkunft): Promise<Eingangsstand[]> {
    return this.db.sql(offene, [a.mandantId, a.id]);
  }

  async mitLauf(id: number, laufId: number): Promise<void> {
    await this.db.zeilen(mitLauf, [id, laufId]);
  }

  /** Says what becomes of it; was nobody faster? */
  async schliesseAb(id: number, zustand: Zustand): Promise<boolean> {
    return (await this.db.zeilen(abschliessen, [id, zustand])) > 0;
  }

  /** It lies where it stays. */
  async legeAb(id: number): Promise<void> {
    await this.db.zeilen(abgelegt, [id]);
  }
}

const kennung = (a: Herkunft, { name, absender, pruefsumme, still }: Dateikennung) => [
  a.mandantId,
  a.id,
  name,
  absender,
  pruefsumme,
  Boolean(a.quittieren && !still),
];
