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
import { serverprozesse } from './quelle.js';
import { ohneZeilenschutz, stelleSichtInTransaktion } from './verbindung/sicht.js';

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
  async frisch<Z>(anweisung: Anweisung<Z>, werte: unknown[]): Promise<Z[]> {
    return (await this.frage(anweisung, { text: anweisung.text, values: werte })).rows;
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
    let client: pg.PoolClient | undefined;
    try {
      client = (await runner.connect()) as pg.PoolClient;
      await runner.startTransaction();
      if (!this.benannt) serverprozesse.set(client, (await stelleSichtInTransaktion(client)) ?? 0);
      const ergebnis = await this.laufend.run({ runner, client }, arbeit);
      await runner.commitTransaction();
      await this.nachAenderung?.();
      return ergebnis;
    } catch (fehler) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw fehler;
    } finally {
      if (!this.benannt && client) serverprozesse.delete(client);
      await runner.release();
    }
  }

  /** PostgreSQL leaves out nothing of others for `arbeit`: it asks for the right rows by itself. */
  ohneZeilenschutz<T>(arbeit: () => Promise<T>): Promise<T> {
    return ohneZeilenschutz(this.laufend.getStore()?.client, arbeit);
  }

  /** Whoever asks sees other clients than when the transaction around this began. */
  async stelleSicht(): Promise<void> {
    const client = this.laufend.getStore()?.client;
    if (client) await stelleSichtInTransaktion(client);
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

  private ausfuehren(anweisung: Anweisung<unknown>, werte: unknown[]): Promise<pg.QueryResult> {
    const { text } = anweisung;
    if (!this.benannt) {
      // Behind a pooler it is known of a transaction alone whose rows it is about and which connection waits for it.
      const allein = anweisung.schreibt && !this.laufend.getStore();
      const stelle = () => this.frage(anweisung, { text, values: werte });
      return allein ? this.transaktion(stelle) : stelle();
    }
    let name = this.namen.get(text);
    if (!name) {
      name = `s${this.namen.size}`;
      this.namen.set(text, name);
    }
    return this.frage(anweisung, { name, text, values: werte });
  }

  private frage({ siehtAlles }: Anweisung<unknown>, frage: pg.QueryConfig) {
    const stelle = () => this.verbindung.query(frage);
    return siehtAlles ? this.ohneZeilenschutz(stelle) : stelle();
  }

  private get verbindung(): pg.PoolClient | pg.Pool {
    return this.laufend.getStore()?.client ?? this.pool;
  }
}
