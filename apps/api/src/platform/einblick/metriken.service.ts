import cluster from 'node:cluster';
import type { Server } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../database/datenbank.js';
import { BetriebszahlenReadModel } from './betriebszahlen.read-model.js';
import { bieteMetriken } from './metrikenport.js';
import { freieBytes } from './ort.js';
import { letzteSicherung } from './sicherungsstand.js';

const sekunden = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** An answered request, by the pattern of its route: addresses name orders and people. */
interface Gemessenes {
  methode: string;
  route: string;
  status: number;
  sekunden: number;
}

/**
 * Numbers for Prometheus, on a port of their own that the public never reaches. Where several processes stand behind one
 * port, whoever has started them asks all and offers the sum.
 */
@Injectable()
export class Metriken implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Metriken');
  private readonly register = new Registry();
  private readonly anfragen = new Histogram({
    name: 'frachtportal_anfragen_sekunden',
    help: 'Dauer der Anfragen je Route',
    labelNames: ['methode', 'route', 'status'],
    buckets: sekunden,
    registers: [this.register],
  });
  private server: Server | undefined;
  private misst = false;

  constructor(
    private readonly zahlen: BetriebszahlenReadModel,
    private readonly db: Datenbank,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  beobachte({ sekunden, ...woran }: Gemessenes): void {
    if (this.misst) this.anfragen.observe(woran, sekunden);
  }

  /** A number that somebody else knows; asked for when somebody looks. */
  zeige(name: string, help: string, wert: () => number): void {
    new Gauge({
      name: `frachtportal_${name}`,
      help,
      registers: [this.register],
      collect() {
        this.set(wert());
      },
    });
  }

  /** Where they are to be had; undefined where nobody has asked for them. */
  get adresse(): string | undefined {
    const wo = this.server?.address();
    return wo && typeof wo === 'object' ? `http://${this.umgebung.METRIKEN_HOST}:${wo.port}` : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { METRIKEN_PORT, METRIKEN_HOST } = this.umgebung;
    if (METRIKEN_PORT === undefined) return;
    collectDefaultMetrics({ register: this.register });
    this.misseBeiAbruf();
    this.misst = true;
    if (cluster.isWorker) return this.zeigeDerGruppe();
    const ort = { port: METRIKEN_PORT, host: METRIKEN_HOST };
    this.server = await bieteMetriken(() => this.register.metrics(), ort);
  }

  /** Made once, such a register answers when the group is asked. */
  private zeigeDerGruppe(): void {
    AggregatorRegistry.setRegistries(this.register);
    new AggregatorRegistry();
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
    this.register.clear();
  }

  /** What is looked at only when somebody asks. */
  private misseBeiAbruf(): void {
    const { umgebung } = this;
    const { pool } = this.db;
    let gelesen: Promise<void> | undefined;
    // All of them are asked at once, and looked at once.
    const collect = () => {
      gelesen ??= lies().finally(() => {
        gelesen = undefined;
      });
      return gelesen;
    };
    const neu = (
      name: string,
      help: string,
      labelNames: string[] = [],
      aggregator: 'sum' | 'first' = 'first',
    ) =>
      new Gauge({
        name: `frachtportal_${name}`,
        help,
        labelNames,
        registers: [this.register],
        aggregator,
        collect,
      });
    const verbindungen = neu('datenbank_verbindungen', 'Verbindungen zur Datenbank', ['zustand'], 'sum');
    const erreichbar = neu('datenbank_erreichbar', '1, wenn die Datenbank antwortet');
    const nimmtAn = neu('datenbank_nimmt_an', '1, wenn die Datenbank Änderungen annimmt');
    const warten = neu('ausgang_wartend', 'Was wartet, hinauszugehen', ['ausgang']);
    const gescheitert = neu('ausgang_gescheitert', 'Was in sieben Tagen aufgegeben wurde', ['ausgang']);
    const alter = neu('ausgang_alter_sekunden', 'Wie lange das Älteste wartet', ['ausgang']);
    const importe = neu('importe', 'Importe, die laufen, und in sieben Tagen gescheiterte', ['zustand']);
    const sitzungen = neu('sitzungen', 'Anmeldungen, die noch gelten');
    const quarantaene = neu('quarantaene', '1, solange nach einer Wiederherstellung nichts hinausgeht');
    const frei = neu('platte_frei_bytes', 'Freier Platz unter DATA_DIR');
    const sicherung = neu('sicherung_alter_sekunden', 'Alter der letzten Sicherung, die das Portal kennt');
    const lies = async () => {
      verbindungen.set({ zustand: 'offen' }, pool.totalCount);
      verbindungen.set({ zustand: 'frei' }, pool.idleCount);
      verbindungen.set({ zustand: 'wartend' }, pool.waitingCount);
      frei.set(await freieBytes(umgebung.DATA_DIR).catch(() => Number.NaN));
      const letzte = await letzteSicherung(umgebung);
      if (letzte) sicherung.set((Date.now() - letzte.am.getTime()) / 1000);
      try {
        const z = await this.zahlen.unsafeLies();
        const { mails, druckauftraege: druck, webhooks } = z;
        const wege = { [umgebung.DISPO]: z.uebertragungen, mails, druck, webhooks };
        for (const [ausgang, werte] of Object.entries(wege)) {
          warten.set({ ausgang }, werte.warten);
          gescheitert.set({ ausgang }, werte.gescheitert);
          alter.set({ ausgang }, werte.aeltesteS);
        }
        importe.set({ zustand: 'laeuft' }, z.importe.laufen);
        importe.set({ zustand: 'gescheitert' }, z.importe.gescheitert);
        sitzungen.set(z.sitzungen);
        quarantaene.set(z.quarantaeneSeit ? 1 : 0);
        nimmtAn.set(z.nimmtAn ? 1 : 0);
        erreichbar.set(1);
      } catch (fehler) {
        this.log.warn(`Keine Zahlen aus der Datenbank: ${fehler instanceof Error ? fehler.message : fehler}`);
        erreichbar.set(0);
      }
    };
  }
}
