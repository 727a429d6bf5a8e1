import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type QueryRunner,
  type Repository,
} from 'typeorm';
import { mitKontext } from '../tenancy/anfrage-kontext.js';
import { type Anweisung, anweisung } from './anweisung.js';
import { Bestand, gemeinsameTabelle } from './bestand.js';

const sperren = anweisung('datenbank.sperren', 'SELECT pg_advisory_xact_lock(hashtext($1))');

/** The one way to the database: statements run in the surrounding transaction, if there is one. */
@Injectable()
export class Datenbank {
  private readonly laufend = new AsyncLocalStorage<{ runner: QueryRunner; client: pg.PoolClient }>();
  private readonly namen = new Map<string, string>();
  /** What is left to do before anybody hears that something was changed. */
  nachAenderung: (() => Promise<void>) | undefined;

  constructor(
    readonly quelle: DataSource,
    /** For what needs a connection of its own (COPY, LISTEN). */
    readonly pool: pg.Pool,
    /** A pooler hands each statement to another connection: none of them knows a name. */
    private readonly benannt = true,
  ) {}

  /** Runs a statement prepared under a name of its own. */
  async sql<Z>(anweisung: Anweisung<Z>, werte: unknown[] = []): Promise<Z[]> {
    return (await this.ausfuehren(anweisung, werte)).rows;
  }

  /** Like `sql`, but planned anew for these values: for searches whose best plan depends on what is looked for. */
  async frisch<Z>({ text }: Anweisung<Z>, werte: unknown[]): Promise<Z[]> {
    return (await this.verbindung.query({ text, values: werte })).rows;
  }

  /** Like `sql`, but answers how many rows were touched. */
  async zeilen(anweisung: Anweisung<unknown>, werte: unknown[] = []): Promise<number> {
    return (await this.ausfuehren(anweisung, werte)).rowCount ?? 0;
  }

  /** The single row of a statement, or undefined. */
  async eine<Z>(anweisung: Anweisung<Z>, werte: unknown[] = []): Promise<Z | undefined> {
    return (await this.sql(anweisung, werte))[0];
  }

  /** @throws unless the database answers */
  async pruefe(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  /** Runs a statement beside the surrounding transaction: others see at once what it did, whatever becomes of that. */
  async daneben({ text }: Anweisung<unknown>, werte: unknown[]): Promise<void> {
    // It must not wait for what its own transaction holds.
    await mitKontext(() => this.pool.query(text, werte));
  }

  /** All statements inside `arbeit` succeed together or not at all; a nested call joins the outer transaction. */
  async transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    if (this.laufend.getStore()) return arbeit();
    const runner = this.quelle.createQueryRunner();
    try {
      const client: pg.PoolClient = await runner.connect();
      await runner.startTransaction();
      const ergebnis = await this.laufend.run({ runner, client }, arbeit);
      await runner.commitTransaction();
      await this.nachAenderung?.();
      return ergebnis;
    } catch (fehler) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw fehler;
    } finally {
      await runner.release();
    }
  }

  /** Until the surrounding transaction ends nobody else gets past the same name. */
  async sperre(name: string): Promise<void> {
    await this.sql(sperren, [name]);
  }

  /** Simple data through TypeORM: the rows of these clients in a table whose rows belong to clients. */
  bestand<T extends ObjectLiteral>(tabelle: EntityTarget<T>, mandanten: readonly number[]): Bestand<T> {
    return new Bestand(this.manager, tabelle, mandanten);
  }

  /** Simple data through TypeORM: a table that belongs to no client. */
  gemeinsam<T extends ObjectLiteral>(tabelle: EntityTarget<T>): Repository<T> {
    return gemeinsameTabelle(this.manager, tabelle);
  }

  /** Simple data through TypeORM: all rows of a table, whosever they are. */
  unsafeAlle<T extends ObjectLiteral>(tabelle: EntityTarget<T>): Repository<T> {
    return this.manager.getRepository(tabelle);
  }

  private get manager(): EntityManager {
    return this.laufend.getStore()?.runner.manager ?? this.quelle.manager;
  }

  private ausfuehren({ text }: Anweisung<unknown>, werte: unknown[]) {
    if (!this.benannt) return this.verbindung.query({ text, values: werte });
    let name = this.namen.get(text);
    if (!name) {
      name = `s${this.namen.size}`;
      this.namen.set(text, name);
    }
    return this.verbindung.query({ name, text, values: werte });
  }

  private get verbindung(): pg.PoolClient | pg.Pool {
    return this.laufend.getStore()?.client ?? this.pool;
  }
}
