import type { Flaggen, Verwalteter } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { BenutzerEntity } from './benutzer.entity.js';
import type { Benutzersicht } from './benutzersicht.js';

const anlegen = anweisung(
  'benutzer-schreiben.anlegen',
  `
  INSERT INTO benutzer (mandant_id, name, email, passwort_hash, sprache_id, benutzerversion, authorized, main, admin, edit,
    invisible_einmaladresse, rows_in_grid)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (lower(name)) DO NOTHING RETURNING id`,
);

const sperren = anweisung(
  'benutzer-schreiben.sperren',
  `
  SELECT id, version, mandant_id AS "mandantId", name, email, email_neu AS "emailNeu", bestaetigt_am IS NOT NULL AS bestaetigt,
    sprache_id AS "spracheId", benutzerversion, authorized, admin, main, edit,
    invisible_einmaladresse AS "invisibleEinmaladresse", rows_in_grid AS "rowsInGrid"
  FROM benutzer b WHERE id = $1 AND geloescht_am IS NULL AND ($2::int[] IS NULL OR mandant_id = ANY($2)) FOR UPDATE`,
).genauer<{ bestaetigt: boolean }>();

const aendern = anweisung(
  'benutzer-schreiben.aendern',
  `
  UPDATE benutzer SET mandant_id = $2, email = $3, email_neu = $4, sprache_id = $5, benutzerversion = $6, authorized = $7,
    main = $8, admin = $9, edit = $10, invisible_einmaladresse = $11, rows_in_grid = $12, changed = now(), version = version + 1
  WHERE id = $1`,
);

/** What is stored of a user, but for name and password. */
export interface Benutzerwerte extends Flaggen {
  mandantId: number;
  email: string;
  emailNeu: string | null;
  spracheId: number;
  benutzerversion: number;
  authorized: boolean;
  invisibleEinmaladresse: boolean;
  rowsInGrid: number;
}

export interface GesperrterBenutzer extends Benutzerwerte, Verwalteter {
  version: number;
  bestaetigt: boolean;
}

/** With every change: when, and the next version. */
const geaendert = { changed: () => 'now()', version: () => 'version + 1' };

/** Stores users. */
@Injectable()
export class BenutzerSchreiben {
  constructor(private readonly db: Datenbank) {}

  /** Undefined where the name is taken, also when somebody took it this moment. */
  async anlegen(name: string, passwortHash: string, w: Benutzerwerte): Promise<number | undefined> {
    const { mandantId, email, ...rest } = w;
    const werte = [mandantId, name, email, passwortHash, ...gemeinsame(rest)];
    return (await this.db.eine(anlegen, werte))?.id;
  }

  /** Reads a user for a change; until the transaction ends nobody else changes them. */
  sperre(id: number, sicht: Benutzersicht): Promise<GesperrterBenutzer | undefined> {
    return this.db.eine(sperren, [id, sicht]);
  }

  async aendern(id: number, w: Benutzerwerte): Promise<void> {
    await this.db.zeilen(aendern, [id, w.mandantId, w.email, w.emailNeu, ...gemeinsame(w)]);
  }

  /** The name stays on what the user captured; everything that opens the account goes. */
  async loesche(id: number): Promise<void> {
    await this.db.unsafeAlle(BenutzerEntity).update(
      { id },
      {
        ...geaendert,
        geloeschtAm: () => 'now()',
        authorized: false,
        admin: false,
        main: false,
        edit: false,
        email: '',
        emailNeu: null,
        passwortHash: '',
      },
    );
  }

  async setzePasswort(id: number, passwortHash: string): Promise<void> {
    await this.db.unsafeAlle(BenutzerEntity).update({ id }, { ...geaendert, passwortHash });
  }
}

const gemeinsame = (w: Omit<Benutzerwerte, 'mandantId' | 'email' | 'emailNeu'>) => [
  w.spracheId,
  w.benutzerversion,
  w.authorized,
  w.main,
  w.admin,
  w.edit,
  w.invisibleEinmaladresse,
  w.rowsInGrid,
];
