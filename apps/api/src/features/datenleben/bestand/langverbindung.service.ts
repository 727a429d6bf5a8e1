import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Datenbankziel } from '../../../platform/database/verbindung/datenbankziel.js';
import { nimmRolle } from '../../../platform/database/vorbereiten/betriebsrolle.js';

/** Connections of their own for work that takes hours: no statement of theirs is ever late. */
@Injectable()
export class Langverbindung {
  constructor(@Inject(UMGEBUNG) private readonly umgebung: Umgebung) {}

  async mit<T>(arbeit: (client: pg.Client) => Promise<T>): Promise<T> {
    const { DATABASE_URL, DATABASE_URL_DIREKT } = this.umgebung;
    const client = new pg.Client({
      connectionString: await new Datenbankziel(DATABASE_URL_DIREKT ?? DATABASE_URL).suche(),
      application_name: 'frachtportal-datenleben',
      options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    // Whoever uses it hears of a lost connection by the next statement.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(nimmRolle);
      return await arbeit(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** All or nothing; a dry run is undone in the end, whatever it did. */
  transaktion<T>(probe: boolean, arbeit: (client: pg.Client) => Promise<T>): Promise<T> {
    return this.mit(async (client) => {
      await client.query('BEGIN');
      const ergebnis = await arbeit(client);
      await client.query(probe ? 'ROLLBACK' : 'COMMIT');
      return ergebnis;
    });
  }
}
