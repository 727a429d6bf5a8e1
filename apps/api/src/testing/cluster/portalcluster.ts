import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { liesUmgebung } from '../../config/umgebung.js';
import { bereiteVor } from '../../platform/database/vorbereiten/vorbereiten.js';
import { legeBestandAn } from '../portal.js';
import { Prozess } from '../server/prozess.js';
import { Datenbankcluster, endlich } from './datenbankcluster.js';
import { zentrale } from './rechner.js';
import { Verteiler } from './verteiler.js';

const geheimnis = '7f3a'.repeat(10);
const prozesszahl = 3;
const arbeitend = { name: 'arbeitet', kennwort: 'Nur-im-Test' };

/** Three processes of the portal over a database that leads itself, behind HAProxy and PgBouncer. */
export class Portalcluster {
  private readonly ports: number[] = [];
  private readonly prozesse: Prozess[] = [];

  private constructor(
    private readonly ort: string,
    readonly datenbank: Datenbankcluster,
    readonly verteiler: Verteiler,
    private env: Record<string, string>,
  ) {}

  static async starten(s3: Record<string, string>): Promise<Portalcluster> {
    const ort = await mkdtemp(join(tmpdir(), 'frachtportal-cluster-'));
    // Programs of the machines run as `postgres`.
    await chmod(ort, 0o755);
    const datenbank = new Datenbankcluster(ort);
    const verteiler = new Verteiler(join(ort, 'verteiler'));
    const cluster = new Portalcluster(ort, datenbank, verteiler, s3);
    try {
      await cluster.baue();
      return cluster;
    } catch (fehler) {
      await cluster.stoppen();
      throw fehler;
    }
  }

  private async baue(): Promise<void> {
    const { datenbank, ort, ports, verteiler } = this;
    await datenbank.heil();
    const bestand = await legeBestandAn(datenbank.url(await datenbank.fuehrender()), join(ort, 'daten'));
    const besitzer = bestand.env['DATABASE_URL'] ?? '';
    const name = new URL(besitzer).pathname.slice(1);
    await mitVerbindung(besitzer, (db) =>
      db.query(`CREATE ROLE ${arbeitend.name} LOGIN PASSWORD '${arbeitend.kennwort}'`),
    );
    const bei = (port: number) =>
      `postgres://${arbeitend.name}:${arbeitend.kennwort}@${zentrale}:${port}/${name}`;
    for (let wer = 0; wer < prozesszahl; wer++) ports.push(await freierPort());
    verteiler.starteHaproxy(ports.map((port) => `127.0.0.1:${port}`));
    this.env = {
      ...bestand.env,
      ...this.env,
      DATABASE_URL: bei(6432),
      DATABASE_URL_DIREKT: bei(5000),
      DB_OHNE_FSYNC: 'false',
      DB_WARTEN_MS: '5000',
      CLUSTER: 'true',
      TOKEN_SECRET: geheimnis,
      DATEN_SCHLUESSEL: geheimnis,
      PORTAL_URL: 'https://portal.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DISPO: 'keine',
    };
    await bereiteVor(
      liesUmgebung({ ...this.env, DATABASE_URL: bei(5000), DATABASE_URL_MIGRATION: besitzer }),
    );
    await verteiler.startePgbouncer(name, arbeitend.name, arbeitend.kennwort);
    for (const wer of ports.keys()) await this.starte(wer);
    await this.bereit();
  }

  get url(): string {
    return this.verteiler.portal;
  }

  readonly anzahl = prozesszahl;

  async starte(wer: number, mehr: Record<string, string> = {}): Promise<void> {
    this.prozesse[wer] = await Prozess.starten({ ...this.env, PORT: String(this.ports[wer]), ...mehr });
  }

  async beende(wer: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.prozesse[wer]?.signal(signal);
  }

  /** Until a process answers by itself. */
  async bereit(wer?: number): Promise<void> {
    const url = wer === undefined ? this.url : `http://127.0.0.1:${this.ports[wer]}`;
    await endlich(async () => {
      const antwort = await fetch(`${url}/api/health/ready`);
      if (!antwort.ok) throw new Error(`Nicht bereit: ${antwort.status}`);
    });
  }

  async stoppen(): Promise<void> {
    for (const wer of this.ports.keys()) await this.beende(wer, 'SIGKILL');
    this.verteiler.stoppen();
    await this.datenbank.stoppen();
    await rm(this.ort, { recursive: true, force: true });
  }
}
