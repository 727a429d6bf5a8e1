import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** The one way to the database: statements run in the surrounding transaction, if there is one. */
@Injectable()
export class Datenbank {
  private readonly laufend = new AsyncLocalStorage<{ runner: QueryRunner; client: PoolClient }>();
  private readonly namen = new Map<string, string>();

  constructor(readonly quelle: DataSource) {}

  /** Runs a statement prepared under a name of its own; `text` must come from code, never from a user. */
  async sql<T = Record<string, unknown>>(text: string, werte: unknown[] = []): Promise<T[]> {
    return (await this.ausfuehren(text, werte)).rows as T[];
  }

  /** Like `sql`, but planned anew for these values: for searches whose best plan depends on what is looked for. */
  async frisch<T = Record<string, unknown>>(text: string, werte: unknown[]): Promise<T[]> {
    return (await this.verbindung.query({ text, values: werte })).rows as T[];
  }

  /** Like `sql`, but answers how many rows were touched. */
  async zeilen(text: string, werte: unknown[] = []): Promise<number> {
    return (await this.ausfuehren(text, werte)).rowCount ?? 0;
  }

  /** The single row of a statement, or undefined. */
  async eine<T = Record<string, unknown>>(text: string, werte: unknown[] = []): Promise<T | undefined> {
    return (await this.sql<T>(text, werte))[0];
  }

  /** All statements inside `arbeit` succeed together or not at all; a nested call joins the outer transaction. */
  async transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    if (this.laufend.getStore()) return arbeit();
    const runner = this.quelle.createQueryRunner();
    try {
      const client: PoolClient = await runner.connect();
      await runner.startTransaction();
      const ergebnis = await this.laufend.run({ runner, client }, arbeit);
      await runner.commitTransaction();
      return ergebnis;
    } catch (fehler) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw fehler;
    } finally {
      await runner.release();
    }
  }

  /** TypeORM's manager in the current transaction. */
  get manager(): EntityManager {
    return this.laufend.getStore()?.runner.manager ?? this.quelle.manager;
  }

  /** The pool behind TypeORM, for what needs a connection of its own (COPY, LISTEN). */
  get pool(): Pool {
    return (this.quelle.driver as unknown as { master: Pool }).master;
  }

  private ausfuehren(text: string, werte: unknown[]) {
    let name = this.namen.get(text);
    if (!name) {
      name = `s${this.namen.size}`;
      this.namen.set(text, name);
    }
    return this.verbindung.query({ name, text, values: werte });
  }

  private get verbindung(): PoolClient | Pool {
    return this.laufend.getStore()?.client ?? this.pool;
  }
}
