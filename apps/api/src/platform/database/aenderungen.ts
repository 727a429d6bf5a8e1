import { setTimeout as warte } from 'node:timers/promises';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Fachfehler } from '../errors/fachfehler.js';
import { Takt } from '../jobs/takt.js';
import { anweisung } from './anweisung.js';
import { Datenbank } from './datenbank.js';
import { lausche, serverprozesse } from './quelle.js';
import { Datenbankziel } from './verbindung/datenbankziel.js';

const anderes = anweisung(
  'aenderungen.anderes',
  `SELECT count(DISTINCT objid)::int AS anzahl FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND classid = $1::int::oid AND objid <> $2::int::oid`,
);
/**
 * The pulse: connections of ours whose commit has waited for a synchronous standby for too long. Never cancelled: that
 * commit would be answered as if all was well. Without such standbys nothing is looked at.
 */
const haengende = `
  SELECT pid FROM pg_stat_activity
  WHERE current_setting('synchronous_standby_names') <> '' AND wait_event = 'SyncRep' AND application_name = 'frachtportal'
    AND datname = current_database() AND clock_timestamp() - state_change > interval '3 s'`;

const pulsAlleMs = 500;
/** Silence counted in turns, so that a busy process of our own, which answers nobody either, counts as one of them. */
const stillNach = 4;
const wendeMs = 500;
/** So long after its last sign of life the connection still counts as one that hears everything. */
const giltMs = 4000;

/**
 * Hears which tables any process has changed, through PostgreSQL's NOTIFY (migration 0005). A connection of its own
 * listens; the pool's connections listen too, because a connection hears of its own change before its statement
 * returns: what this process changes is known here at once, what another one changes within milliseconds. A database
 * that takes the pulse's question and says nothing is frozen: whoever waits for it is told so within three seconds.
 */
@Injectable()
export class Aenderungen implements OnModuleInit, OnApplicationShutdown {
  private readonly kanaele = new Map<string, (inhalt: string | undefined) => void>();
  private readonly merkmale = new Map<number, number>();
  private readonly hoerer: { tabellen: ReadonlySet<string>; tun: () => void }[] = [];
  private readonly takt = new Takt('Änderungen', () => this.puls());
  private readonly horchend = new Set<pg.PoolClient>();
  private leitung: pg.Client | undefined;
  private verbindend: Promise<pg.Client> | undefined;
  private laufende = Promise.resolve();
  private naechste: Promise<void> | undefined;
  private readonly eigenes: Datenbankziel;
  private zuletzt = Number.NEGATIVE_INFINITY;
  private endet = false;

  constructor(
    private readonly db: Datenbank,
    private readonly ziel: Datenbankziel,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {
    const { DATABASE_URL_DIREKT } = umgebung;
    this.eigenes = DATABASE_URL_DIREKT === undefined ? ziel : new Datenbankziel(DATABASE_URL_DIREKT);
  }

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

  /** As long as the line is there, others see that this process bears this mark. */
  trage(klasse: number, merkmal: number): void {
    this.merkmale.set(klasse, merkmal);
  }

  /** How many other marks of the class processes of this database bear. */
  async andereMerkmale(klasse: number): Promise<number> {
    return (await this.db.eine(anderes, [klasse, this.merkmale.get(klasse) ?? 0]))?.anzahl ?? 0;
  }

  /**
   * Behind a pooler only the line listens. PostgreSQL tells it what was committed before it answers the next question: so
   * whoever has changed something asks one, and knows of it before anybody hears that it is done.
   */
  async holeAuf(): Promise<void> {
    if (this.leitung) await this.frage().catch(() => undefined);
  }

  async onModuleInit(): Promise<void> {
    if (this.umgebung.DATABASE_URL_DIREKT !== undefined) this.db.nachAenderung = () => this.holeAuf();
    this.db.pool.on('acquire', (client) => this.horche(client));
    this.db.pool.on('remove', (client) => this.horchend.delete(client));
    // Without it the portal works too, only slower: a start does not fail for it.
    await this.puls().catch(() => undefined);
    this.takt.starte(pulsAlleMs);
  }

  async onApplicationShutdown(): Promise<void> {
    this.endet = true;
    await this.takt.halte();
    await this.leitung?.end();
  }

  private horche(client: pg.PoolClient): void {
    if (this.horchend.has(client)) return;
    this.horchend.add(client);
    client.on('notification', ({ payload }) => this.melde(payload));
  }

  /** Keeps the line open and proves that it is. */
  private async puls(): Promise<void> {
    const antwort = this.frage().then(() => true);
    // Where it is no longer waited for, its end is nobody's concern.
    antwort.catch(() => undefined);
    let still = 0;
    while (!(await Promise.race([antwort, warte(wendeMs, false)])) && ++still < stillNach);
    if (still === stillNach) return this.erstarrt();
    this.zuletzt = performance.now();
  }

  /** One question at a time; whoever comes while one is under way shares the next. */
  private frage(): Promise<void> {
    this.naechste ??= this.laufende.then(() => {
      this.naechste = undefined;
      const antwort = this.stelleFrage();
      this.laufende = antwort.catch(() => undefined);
      return antwort;
    });
    return this.naechste;
  }

  private async stelleFrage(): Promise<void> {
    const leitung = this.leitung ?? (await this.neueLeitung());
    try {
      const { rows } = await leitung.query<{ pid: number }>(haengende);
      if (rows.length) this.lassLos(new Set(rows.map((z) => z.pid)));
    } catch (fehler) {
      this.trenne(leitung);
      throw fehler;
    }
  }

  /** One attempt at a time, however long it takes. */
  private neueLeitung(): Promise<pg.Client> {
    this.verbindend ??= this.verbinde().finally(() => {
      this.verbindend = undefined;
    });
    return this.verbindend;
  }

  /** Ends every wait for an answer; what asks next finds new connections, or none. */
  private erstarrt(): void {
    if (this.leitung) this.trenne(this.leitung);
    for (const client of this.horchend) client.connection.stream.destroy();
  }

  /** What they have written stands and nobody else has it: whoever waits hears that it is not sure. */
  private lassLos(pids: ReadonlySet<number>): void {
    for (const client of this.horchend)
      if (pids.has(serverprozesse.get(client) ?? 0))
        client.connection.stream.destroy(new Fachfehler(503, [fehler('server.unklar')]));
  }

  /** Whoever has lost it looks where the database is now; the pool follows. */
  private async verbinde(): Promise<pg.Client> {
    await this.ziel.suche();
    const client = new pg.Client({
      connectionString: await this.eigenes.suche(),
      application_name: 'frachtportal-aenderungen',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
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
    // What a user's other connections wait for is shown to him, and not to the role he works in.
    await client.query('SET ROLE none');
    // Names from code, not from people.
    for (const kanal of this.kanaele.keys()) await client.query(`LISTEN ${kanal}`);
    for (const merkmal of this.merkmale)
      await client.query('SELECT pg_advisory_lock_shared($1, $2)', merkmal);
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
