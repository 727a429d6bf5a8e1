import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Verweise } from './bedingung.js';

export interface Spalte {
  name: string;
  /** PostgreSQL gives the number unless it is told that this one is meant. */
  immerVergeben: boolean;
}

/** The tables as they are: their columns, and which of these name clients, users and persons. */
export interface Katalog {
  spalten: ReadonlyMap<string, readonly Spalte[]>;
  verweise: Verweise;
  /** The newest of our migrations. */
  stand: string;
}

const spalten = `
  SELECT c.relname AS tabelle, a.attname AS name, a.attidentity = 'a' AS immer
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname, a.attnum`;

const verweise = `
  SELECT c.conrelid::regclass::text AS tabelle, a.attname AS spalte, c.confrelid::regclass::text AS auf
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND c.confrelid IN ('mandant'::regclass, 'benutzer'::regclass, 'person'::regclass)`;

type Auf = 'mandant' | 'benutzer' | 'person';

/** What PostgreSQL itself says of the tables, whichever migrations have run. */
@Injectable()
export class KatalogRepository {
  async lies(client: pg.Client): Promise<Katalog> {
    const jeTabelle = new Map<string, Spalte[]>();
    const da = await client.query<{ tabelle: string; name: string; immer: boolean }>(spalten);
    for (const { tabelle, name, immer } of da.rows)
      jeTabelle.set(tabelle, [...(jeTabelle.get(tabelle) ?? []), { name, immerVergeben: immer }]);
    const stand = await client.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY timestamp DESC, id DESC LIMIT 1',
    );
    return {
      spalten: jeTabelle,
      verweise: await this.verweise(client, jeTabelle),
      stand: stand.rows[0]?.name ?? '',
    };
  }

  private async verweise(client: pg.Client, jeTabelle: ReadonlyMap<string, Spalte[]>): Promise<Verweise> {
    const alle = new Map<string, Map<string, Auf>>();
    const merke = (tabelle: string, spalte: string, auf: Auf) => {
      const bisher = alle.get(tabelle) ?? new Map<string, Auf>();
      alle.set(tabelle, bisher.set(spalte, auf));
    };
    // Parts of an order name their client together with the order.
    for (const [tabelle, spaltenListe] of jeTabelle)
      if (spaltenListe.some((s) => s.name === 'mandant_id')) merke(tabelle, 'mandant_id', 'mandant');
    const { rows } = await client.query<{ tabelle: string; spalte: string; auf: Auf }>(verweise);
    for (const { tabelle, spalte, auf } of rows) merke(tabelle, spalte, auf);
    merke('mandant', 'id', 'mandant');
    merke('benutzer', 'id', 'benutzer');
    merke('person', 'nr', 'person');
    // Outlives the account, and so is no foreign key.
    merke('person', 'benutzer_id', 'benutzer');
    return alle;
  }
}
