import { Anweisung } from '../platform/database/anweisung.js';
import type { Datenbank } from '../platform/database/datenbank.js';

/** The portal's database as tests look into it: any statement, its rows as the test says they are. */
export class Testdatenbank {
  constructor(private readonly db: Datenbank) {}

  get pool() {
    return this.db.pool;
  }

  get quelle() {
    return this.db.quelle;
  }

  sql<T = Record<string, unknown>>(text: string, werte: unknown[] = []): Promise<T[]> {
    return this.db.sql(new Anweisung<T>(text), werte);
  }

  eine<T = Record<string, unknown>>(text: string, werte: unknown[] = []): Promise<T | undefined> {
    return this.db.eine(new Anweisung<T>(text), werte);
  }

  zeilen(text: string, werte: unknown[] = []): Promise<number> {
    return this.db.zeilen(new Anweisung(text), werte);
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
