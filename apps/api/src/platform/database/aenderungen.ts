import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Takt } from '../jobs/takt.js';
import { Datenbank } from './datenbank.js';
import { lausche } from './quelle.js';

const pulsAlleMs = 1000;
/** So long after its last sign of life the connection still counts as one that hears everything. */
const giltMs = 4000;

/**
 * Hears which tables any process has changed, through PostgreSQL's NOTIFY (migration 0005). A connection of its own
 * listens; the pool's connections listen too, because a connection hears of its own change before its statement
 * returns: what this process changes is known here at once, what another one changes within milliseconds.
 */
@Injectable()
export class Aenderungen implements OnModuleInit, OnApplicationShutdown {
  private readonly kanaele = new Map<string, (inhalt: string | undefined) => void>();
  private readonly hoerer: { tabellen: ReadonlySet<string>; tun: () => void }[] = [];
  private readonly takt = new Takt('Änderungen', () => this.puls());
  private readonly horchend = new WeakSet<pg.ClientBase>();
  private leitung: pg.Client | undefined;
  private zuletzt = Number.NEGATIVE_INFINITY;
  private endet = false;

  constructor(
    private readonly db: Datenbank,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Is every change heard of? Only then may anything be kept. */
  get vollstaendig(): boolean {
    return this.leitung !== undefined && performance.now() - this.zuletzt < giltMs;
  }

  /** Calls `tun` after a change to one of the tables, and when changes may have been missed. */
  beiAenderung(tabellen: readonly string[], tun: () => void): void {
    this.hoerer.push({ tabellen: new Set(tabellen), tun });
  }

  /** Calls `tun` with each message of a channel, and with none when some may have been missed. */
  beiNachricht(kanal: string, tun: (inhalt: string | undefined) => void): void {
    this.kanaele.set(kanal, tun);
  }

  async onModuleInit(): Promise<void> {
    this.db.pool.on('acquire', (client) => this.horche(client));
    // Without it the portal works too, only slower: a start does not fail for it.
    await this.puls().catch(() => undefined);
    this.takt.starte(pulsAlleMs);
  }

  async onApplicationShutdown(): Promise<void> {
    this.endet = true;
    await this.takt.halte();
    await this.leitung?.end();
  }

  private horche(client: pg.ClientBase): void {
    if (this.horchend.has(client)) return;
    this.horchend.add(client);
    client.on('notification', ({ payload }) => this.melde(payload));
  }

  /** Keeps the line open and proves that it is. */
  private async puls(): Promise<void> {
    const leitung = this.leitung ?? (await this.verbinde());
    try {
      await leitung.query('SELECT 1');
      this.zuletzt = performance.now();
    } catch (fehler) {
      this.trenne(leitung);
      throw fehler;
    }
  }

  private async verbinde(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.umgebung.DATABASE_URL,
      application_name: 'frachtportal-aenderungen',
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      keepAlive: true,
    });
    client.on('error', () => this.trenne(client));
    client.on('end', () => this.trenne(client));
    client.on('notification', ({ channel, payload }) => {
      const kanal = this.kanaele.get(channel);
      if (kanal) kanal(payload);
      else this.melde(payload);
    });
    await client.connect();
    await client.query(lausche);
    // Names from code, not from people.
    for (const kanal of this.kanaele.keys()) await client.query(`LISTEN ${kanal}`);
    this.leitung = client;
    this.melde();
    for (const tun of this.kanaele.values()) tun(undefined);
    return client;
  }

  private trenne(client: pg.Client): void {
    if (this.leitung !== client || this.endet) return;
    this.leitung = undefined;
    this.melde();
    client.end().catch(() => undefined);
  }

  /** Without a name: anything may have changed. */
  private melde(tabelle?: string): void {
    for (const { tabellen, tun } of this.hoerer) if (!tabelle || tabellen.has(tabelle)) tun();
  }
}
