import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const fragen = anweisung('logauszuege.fragen', 'SELECT pg_notify($1, $2)');
const antworten = anweisung(
  'logauszuege.antworten',
  'INSERT INTO logauszug (anfrage, prozess, zeilen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const zaehlen = anweisung(
  'logauszuege.zaehlen',
  'SELECT count(*)::int AS anzahl FROM logauszug WHERE anfrage = $1',
);
const nehmen = anweisung(
  'logauszuege.nehmen',
  'DELETE FROM logauszug WHERE anfrage = $1 RETURNING prozess, zeilen',
);

/** What processes have answered to whoever looks at the log of all of them. */
@Injectable()
export class LogauszuegeRepository {
  constructor(private readonly db: Datenbank) {}

  async frage(kanal: string, inhalt: string): Promise<void> {
    await this.db.sql(fragen, [kanal, inhalt]);
  }

  /** The first answer of a process counts. */
  async antworte(anfrage: string, prozess: string, zeilen: readonly string[]): Promise<void> {
    await this.db.zeilen(antworten, [anfrage, prozess, zeilen.join('\n')]);
  }

  async zaehle(anfrage: string): Promise<number> {
    return (await this.db.eine(zaehlen, [anfrage]))?.anzahl ?? 0;
  }

  /** Takes the answers away. */
  async nimm(anfrage: string): Promise<{ prozess: string; zeilen: string[] }[]> {
    const alle = await this.db.sql(nehmen, [anfrage]);
    return alle.map(({ prozess, zeilen }) => ({ prozess, zeilen: zeilen.split('\n').filter(Boolean) }));
  }
}
