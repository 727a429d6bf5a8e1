import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { befehl, mitSbin, postgresProgramme } from './programme.js';
import { netz, Rechner, zentrale } from './rechner.js';

const lieferung = resolve(import.meta.dirname, '../../../../../deploy/patroni');
const kennwort = 'Nur-im-Test';
const adressen = { eins: '10.77.0.11', zwei: '10.77.0.12', drei: zentrale };

interface Mitglied {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** Waits for what takes machines some time. */
export const endlich = <T>(pruefe: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(pruefe, { timeout: 120_000, interval: 200 });

/** Two PostgreSQL that Patroni leads and three etcd, from the files that are delivered. */
export class Datenbankcluster {
  private readonly kinder: ChildProcess[] = [];
  private readonly rechner: readonly [Rechner, Rechner];

  constructor(ort: string) {
    netz.baue();
    this.rechner = [
      new Rechner('eins', adressen.eins, ort, 900),
      new Rechner('zwei', adressen.zwei, ort, 900),
    ];
    const etcd = spawn('etcd', {
      stdio: 'ignore',
      env: { ...mitSbin, ...etcdUmgebung('drei', join(ort, 'etcd')) },
    });
    this.kinder.push(etcd);
    for (const r of this.rechner) this.starteRechner(r);
  }

  /** etcd and Patroni, as after switching the machine on. */
  starteRechner(r: Rechner): void {
    this.starteEtcd(r);
    const daten = join(r.platte, 'postgres');
    this.kinder.push(
      r.starte(['patroni', join(lieferung, 'patroni.yml')], {
        PATRONI_NAME: r.name,
        PATRONI_ETCD_HOSTS: Object.values(adressen)
          .map((a) => `${a}:2379`)
          .join(),
        PATRONI_RESTAPI_LISTEN: `${r.adresse}:8008`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${r.adresse}:8008`,
        PATRONI_POSTGRESQL_LISTEN: `${r.adresse}:5432`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${r.adresse}:5432`,
        PATRONI_POSTGRESQL_DATA_DIR: daten,
        PATRONI_POSTGRESQL_BIN_DIR: postgresProgramme() ?? '',
        PATRONI_POSTGRESQL_PGPASS: join(r.platte, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: kennwort,
        PATRONI_REPLICATION_USERNAME: 'replikation',
        PATRONI_REPLICATION_PASSWORD: kennwort,
      }),
    );
  }

  /** Where it still runs, a second one ends by itself. */
  starteEtcd(r: Rechner): void {
    this.kinder.push(r.starte(['etcd'], etcdUmgebung(r.name, join(r.platte, 'etcd'))));
  }

  private async frage(pfad: string, angaben: RequestInit = {}): Promise<unknown> {
    for (const r of this.rechner) {
      try {
        const antwort = await fetch(`http://${r.adresse}:8008${pfad}`, {
          ...angaben,
          signal: AbortSignal.timeout(angaben.method ? 30_000 : 2000),
        });
        if (!angaben.method || antwort.ok) return await antwort.json().catch(() => ({}));
      } catch {
        // The other one knows as well.
      }
    }
    throw new Error(`Kein Patroni antwortet auf ${pfad}`);
  }

  private async mitglieder(): Promise<Mitglied[]> {
    return ((await this.frage('/cluster')) as { members: Mitglied[] }).members;
  }

  /** Until one leads and the other follows it synchronously, or at all. */
  async heil(folgt: 'sync_standby' | 'replica' = 'sync_standby'): Promise<void> {
    await endlich(async () => {
      const mitglieder = await this.mitglieder();
      const stand = JSON.stringify(mitglieder);
      const [leader, andere] = [
        mitglieder.find((m) => m.role === 'leader'),
        mitglieder.find((m) => m.role === folgt),
      ];
      if (leader?.state !== 'running' || !andere || andere.lag !== 0 || leader.timeline !== andere.timeline)
        throw new Error(`Noch nicht heil: ${stand}`);
      if (!['running', 'streaming'].includes(andere.state)) throw new Error(`Noch nicht heil: ${stand}`);
    });
  }

  private async nach(fuehrt: boolean): Promise<Rechner> {
    const name = (await this.mitglieder()).find((m) => m.role === 'leader')?.name;
    const gesucht = this.rechner.find((r) => (r.name === name) === fuehrt);
    if (!name || !gesucht) throw new Error('Niemand führt');
    return gesucht;
  }

  fuehrender = () => this.nach(true);
  folgender = () => this.nach(false);

  async wechsle(): Promise<void> {
    const [leader, candidate] = [(await this.fuehrender()).name, (await this.folgender()).name];
    await this.frage('/switchover', { method: 'POST', body: JSON.stringify({ leader, candidate }) });
  }

  /** Without it whoever takes over may be as far behind as it is. */
  async synchron(an: boolean): Promise<void> {
    const angaben = { synchronous_mode: an, maximum_lag_on_failover: an ? 1_048_576 : 1_073_741_824 };
    await this.frage('/config', { method: 'PATCH', body: JSON.stringify(angaben) });
    await this.heil(an ? 'sync_standby' : 'replica');
  }

  /** The PostgreSQL of a machine, as its owner. */
  url = (r: Rechner, datenbank = 'postgres') =>
    `postgres://postgres:${kennwort}@${r.adresse}:5432/${datenbank}`;

  async stoppen(): Promise<void> {
    for (const kind of this.kinder) kind.kill('SIGKILL');
    for (const r of this.rechner) r.entferne();
    netz.reisseAb();
  }
}

function etcdUmgebung(name: keyof typeof adressen | string, daten: string): Record<string, string> {
  const adresse = adressen[name as keyof typeof adressen];
  mkdirSync(daten, { recursive: true, mode: 0o700 });
  if (name !== 'drei')
    chownSync(daten, Number(befehl('id', '-u', 'postgres')), Number(befehl('id', '-g', 'postgres')));
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: daten,
    ETCD_LISTEN_PEER_URLS: `http://${adresse}:2380`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${adresse}:2380`,
    ETCD_LISTEN_CLIENT_URLS: `http://${adresse}:2379`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${adresse}:2379`,
    ETCD_INITIAL_CLUSTER: Object.entries(adressen)
      .map(([n, a]) => `${n}=http://${a}:2380`)
      .join(),
    ETCD_INITIAL_CLUSTER_TOKEN: 'frachtportal',
    ETCD_ENABLE_V2: 'true',
  };
}
