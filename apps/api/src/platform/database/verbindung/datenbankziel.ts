import pg from 'pg';

const fristMs = 3000;
/** As PostgreSQL says it to whoever writes there. */
const nimmtNichtsAn = '25006';
const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * One database that may be found at several addresses, written as libpq has it:
 * `postgresql://…@eins:5432,zwei:5432/portal?target_session_attrs=read-write`. Which of them leads, and takes changes,
 * may be another one at any time; with one address there is nothing to find.
 */
export class Datenbankziel {
  /** Each by itself, as a driver takes it that knows of one host only. */
  readonly adressen: readonly [string, ...string[]];
  private readonly nurFuehrend: boolean;
  private zuletzt: string;
  private laufend: Promise<string> | undefined;

  constructor(url: string) {
    const [, davor = url, hosts = '', danach = ''] = form.exec(url) ?? [];
    const [erster = '', ...weitere] = hosts.split(',');
    const art = /[?&]target_session_attrs=([\w-]+)/.exec(danach)?.[1] ?? 'any';
    this.nurFuehrend = art !== 'any';
    const rest = danach.replace(/([?&])target_session_attrs=[\w-]+(&|$)/, (_, vor, nach) =>
      nach ? vor : '',
    );
    this.adressen = [davor + erster + rest, ...weitere.map((host) => davor + host + rest)];
    this.zuletzt = this.adressen[0];
  }

  get mehrere(): boolean {
    return this.adressen.length > 1;
  }

  /** Where it was last found. */
  get aktuelle(): string {
    return this.zuletzt;
  }

  /** Is this connection one that may be worked with? @throws where it leads to a standby */
  async pruefe(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    if (!this.mehrere || !this.nurFuehrend) return;
    const { rows } = await client.query<{ nurLesen: boolean }>(
      `SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS "nurLesen"`,
    );
    if (rows[0]?.nurLesen)
      throw Object.assign(new Error('Diese Datenbank nimmt keine Änderungen an'), { code: nimmtNichtsAn });
  }

  /** Asks one after the other, the last known first. @throws what the last of them says, where none is the one */
  suche(): Promise<string> {
    this.laufend ??= this.frage().finally(() => {
      this.laufend = undefined;
    });
    return this.laufend;
  }

  private async frage(): Promise<string> {
    if (!this.mehrere) return this.zuletzt;
    let grund: unknown;
    for (const adresse of [this.zuletzt, ...this.adressen.filter((a) => a !== this.zuletzt)]) {
      const client = new pg.Client({
        connectionString: adresse,
        application_name: 'frachtportal-suche',
        connectionTimeoutMillis: fristMs,
        query_timeout: fristMs,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await this.pruefe(client);
        this.zuletzt = adresse;
        return adresse;
      } catch (fehler) {
        grund = fehler;
      } finally {
        client.end().catch(() => undefined);
      }
    }
    throw grund;
  }
}

/** A driver that goes wherever the database was last found. */
export function klientZu(ziel: Datenbankziel): new (angaben?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(angaben?: pg.ClientConfig) {
      super({ ...angaben, connectionString: ziel.aktuelle });
    }
  };
}
