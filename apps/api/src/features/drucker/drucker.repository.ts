import { Drucker, DruckerKurz } from '@frachtportal/domain/drucker/drucker';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';

const spalten = felderSql(Drucker, 'd');

const alle = anweisung(
  'drucker.alle',
  `SELECT ${spalten} FROM drucker d WHERE d.mandant_id = $1 ORDER BY d.name`,
).genauer<Pick<Drucker, 'format' | 'sprache'>>();

const waehlbare = anweisung(
  'drucker.waehlbare',
  `SELECT ${felderSql(DruckerKurz, 'd')} FROM drucker d WHERE d.mandant_id = $1 AND d.aktiv ORDER BY d.name`,
).genauer<Pick<DruckerKurz, 'format'>>();

const anlegen = anweisung(
  'drucker.anlegen',
  `INSERT INTO drucker AS d (mandant_id, name, host, port, format, sprache, aktiv) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (mandant_id, name) DO NOTHING RETURNING ${spalten}`,
).genauer<Pick<Drucker, 'format' | 'sprache'>>();

const aendern = anweisung(
  'drucker.aendern',
  `UPDATE drucker d SET name = $2, host = $3, port = $4, format = $5, sprache = $6, aktiv = $7, version = version + 1
  WHERE d.mandant_id = $1 AND d.id = $8 AND ($9::int IS NULL OR version = $9) RETURNING ${spalten}`,
).genauer<Pick<Drucker, 'format' | 'sprache'>>();

const heisst = anweisung(
  'drucker.heisst',
  'SELECT id FROM drucker WHERE mandant_id = $1 AND name = $2 AND id <> $3',
);

// Nobody orders labels from it until it is gone.
const sperre = anweisung(
  'drucker.sperre',
  'SELECT version FROM drucker WHERE mandant_id = $1 AND id = $2 FOR UPDATE',
);
const erwartet = anweisung(
  'drucker.erwartet',
  `SELECT id FROM druckauftrag WHERE drucker_id = $1 AND zustand IN ('wartet', 'fehler') LIMIT 1`,
);
const loesche = anweisung('drucker.loesche', 'DELETE FROM drucker WHERE id = $1');

/** The label printers of main clients. */
@Injectable()
export class DruckerRepository {
  constructor(private readonly db: Datenbank) {}

  alle(hauptmandantId: number): Promise<Drucker[]> {
    return this.db.sql(alle, [hauptmandantId]);
  }

  waehlbare(hauptmandantId: number): Promise<DruckerKurz[]> {
    return this.db.sql(waehlbare, [hauptmandantId]);
  }

  /** Nothing where another one has the name. */
  legeAn(hauptmandantId: number, d: Drucker): Promise<Drucker | undefined> {
    return this.db.eine(anlegen, werte(hauptmandantId, d));
  }

  /** @param version the one that was read; null overwrites whatever is there */
  aendere(
    hauptmandantId: number,
    id: number,
    d: Drucker,
    version: number | null,
  ): Promise<Drucker | undefined> {
    return this.db.eine(aendern, [...werte(hauptmandantId, d), id, version]);
  }

  /** The version of the printer, which stays as it is until the transaction ends. */
  async sperre(hauptmandantId: number, id: number): Promise<number | undefined> {
    return (await this.db.eine(sperre, [hauptmandantId, id]))?.version;
  }

  /** Do labels wait for it, or for somebody to send them again? */
  async wirdErwartet(id: number): Promise<boolean> {
    return Boolean(await this.db.eine(erwartet, [id]));
  }

  async loesche(id: number): Promise<void> {
    await this.db.zeilen(loesche, [id]);
  }

  async istVergeben(hauptmandantId: number, name: string, ausser: number): Promise<boolean> {
    return Boolean(await this.db.eine(heisst, [hauptmandantId, name, ausser]));
  }
}

const werte = (hauptmandantId: number, { name, host, port, format, sprache, aktiv }: Drucker) => [
  ...[hauptmandantId, name, host, port, format, sprache, aktiv],
];
