import { setTimeout as warte } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { anweisung } from './anweisung.js';
import { Datenbank } from './datenbank.js';

/** What is read from: the database itself or the one that follows it. */
export type Leseverbindung = Pick<Datenbank, 'sql' | 'eine' | 'pool'>;

/** So long is waited for what was stored before the question, then the database itself is asked. */
const nachholenMs = 1000;
const nachfrageMs = 20;
/** So long nobody asks one that was away or too far behind. */
const pauseMs = 10_000;

const geschrieben = anweisung('replik.geschrieben', 'SELECT pg_current_wal_lsn()::text AS stelle').genauer<{
  stelle: string;
}>();
/** Null on a server that follows none. */
const hat = anweisung('replik.hat', 'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS da');

/**
 * Reads what takes long from the database that follows (`DATABASE_URL_LESEN`), so that it holds up nobody who works. It is
 * asked only once it has everything that was stored before; away, too far behind or in the way of what it has to take
 * over, the database itself answers. Not for what a transaction has just written.
 */
@Injectable()
export class Replik {
  private readonly log = new Logger('Replik');
  private readonly folgende: Datenbank | undefined;
  private wiederAb = 0;

  constructor(
    private readonly db: Datenbank,
    pool: pg.Pool | undefined,
  ) {
    this.folgende = pool && new Datenbank(db.quelle, pool);
  }

  /** @param arbeit may be asked twice */
  async lies<T>(arbeit: (db: Leseverbindung) => Promise<T>): Promise<T> {
    if (!this.folgende || performance.now() < this.wiederAb) return arbeit(this.db);
    try {
      if (await this.istSoweit(this.folgende)) return await arbeit(this.folgende);
      this.setzeAus('liegt zu weit zurück oder folgt keiner Datenbank');
    } catch (grund) {
      this.setzeAus(grund instanceof Error ? grund.message : String(grund));
    }
    return arbeit(this.db);
  }

  private async istSoweit(folgende: Datenbank): Promise<boolean> {
    const stelle = (await this.db.eine(geschrieben))?.stelle;
    const bis = performance.now() + nachholenMs;
    for (;;) {
      const da = (await folgende.eine(hat, [stelle]))?.da;
      if (da || da === null || performance.now() > bis) return da === true;
      await warte(nachfrageMs);
    }
  }

  private setzeAus(grund: string): void {
    this.wiederAb = performance.now() + pauseMs;
    this.log.warn(`Die Datenbank zum Lesen ${grund}; gelesen wird in der führenden`);
  }
}
