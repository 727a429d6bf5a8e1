import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../database/datenbank.js';
import { BetriebszahlenReadModel } from './betriebszahlen.read-model.js';
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

/** Numbers for Prometheus, on a port of their own that the public never reaches. */
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

  constructor(
    private readonly zahlen: BetriebszahlenReadModel,
    private readonly db: Datenbank,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  beobachte({ sekunden, ...woran }: Gemessenes): void {
    if (this.server) this.anfragen.observe(woran, sekunden);
  }

  /** A number that somebody else knows; asked for when somebody looks. */
  zeige(name: string, help: string, wert: () => number): void {
    new Gauge({
      ...{ name: `frachtportal_${name}`, help, registers: [this.register] },
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
    const server = createServer((anfrage, antwort) => void this.antworte(anfrage.url ?? '', antwort));
    await new Promise<void>((bereit, fehler) => {
      server.once('error', fehler);
      server.listen(METRIKEN_PORT, METRIKEN_HOST, bereit);
    });
    this.server = server;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
    this.register.clear();
  }

  private async antworte(url: string, antwort: ServerResponse): Promise<void> {
    if (url.split('?')[0] !== '/metrics') return void antwort.writeHead(404).end();
    await this.vorDemAbruf();
    const text = await this.register.metrics();
    antwort.writeHead(200, { 'content-type': this.register.contentType }).end(text);
  }

  /** What is looked at only when somebody asks. */
  private misseBeiAbruf(): void {
    const { umgebung } = this;
    const { pool } = this.db;
    const neu = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name: `frachtportal_${name}`, help, labelNames, registers: [this.register] });
    const verbindungen = neu('datenbank_verbindungen', 'Verbindungen zur Datenbank', ['zustand']);
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
    this.vorDemAbruf = lies;
  }

  private vorDemAbruf: () => Promise<void> = async () => undefined;
}
