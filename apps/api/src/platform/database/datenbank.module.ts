import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Aenderungen } from './aenderungen.js';
import { Datenbank } from './datenbank.js';
import { Idempotenz } from './idempotenz.js';
import type { Datenquelle } from './quelle.js';
import { Datenbankziel } from './verbindung/datenbankziel.js';

@Module({})
export class DatenbankModule implements OnApplicationShutdown {
  constructor(private readonly quelle: DataSource) {}

  /** For a connection that is already open; it is closed with the application. */
  static mit({ typeorm, pool, benannt, ziel }: Datenquelle): DynamicModule {
    return {
      module: DatenbankModule,
      global: true,
      providers: [
        { provide: DataSource, useValue: typeorm },
        { provide: pg.Pool, useValue: pool },
        { provide: Datenbankziel, useValue: ziel },
        { provide: Datenbank, useValue: new Datenbank(typeorm, pool, benannt) },
        Aenderungen,
        Idempotenz,
      ],
      exports: [Datenbank, Aenderungen, Idempotenz],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.quelle.isInitialized) await this.quelle.destroy();
  }
}
