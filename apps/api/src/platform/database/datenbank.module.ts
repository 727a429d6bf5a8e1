import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Aenderungen } from './aenderungen.js';
import { Datenbank } from './datenbank.js';
import { Idempotenz } from './idempotenz.js';
import type { Datenquelle } from './quelle.js';
import { Replik } from './replik.js';
import { Datenbankziel } from './verbindung/datenbankziel.js';

const LESEND = Symbol('lesend');

@Module({})
export class DatenbankModule implements OnApplicationShutdown {
  constructor(
    private readonly quelle: DataSource,
    @Inject(LESEND) private readonly lesend: pg.Pool | null,
  ) {}

  /** For a connection that is already open; it is closed with the application. */
  static mit({ typeorm, pool, benannt, ziel, lesend }: Datenquelle): DynamicModule {
    const datenbank = new Datenbank(typeorm, pool, benannt);
    return {
      module: DatenbankModule,
      global: true,
      providers: [
        { provide: DataSource, useValue: typeorm },
        { provide: pg.Pool, useValue: pool },
        { provide: Datenbankziel, useValue: ziel },
        { provide: Datenbank, useValue: datenbank },
        { provide: LESEND, useValue: lesend ?? null },
        { provide: Replik, useValue: new Replik(datenbank, lesend) },
        Aenderungen,
        Idempotenz,
      ],
      exports: [Datenbank, Aenderungen, Idempotenz, Replik],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.lesend?.end();
    if (this.quelle.isInitialized) await this.quelle.destroy();
  }
}
