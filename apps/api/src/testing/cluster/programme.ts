import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

export const mitSbin = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };

/** Runs a command to its end. @throws when it fails */
export const befehl = (name: string, ...werte: string[]): string =>
  execFileSync(name, werte, { env: mitSbin, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The same where it may fail: then nothing. */
export function versuche(name: string, ...werte: string[]): string {
  try {
    return befehl(name, ...werte);
  } catch {
    return '';
  }
}

const gibtEs = (name: string): boolean => versuche('which', name) !== '';

const postgresOrt = '/usr/lib/postgresql';

/** Where Debian's PostgreSQL has its programs. */
export function postgresProgramme(): string | undefined {
  if (!existsSync(postgresOrt)) return undefined;
  const neueste = readdirSync(postgresOrt).sort((a, b) => Number(b) - Number(a))[0];
  return neueste && `${postgresOrt}/${neueste}/bin`;
}

/** What a cluster needs and this machine lacks, as a sentence; undefined where all is there. */
export function esFehlt(): string | undefined {
  const fehlend = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip', 'setpriv'].filter((p) => !gibtEs(p));
  if (!postgresProgramme()) fehlend.push('postgresql');
  if (fehlend.length)
    return `Übersprungen: es fehlt ${fehlend.join(', ')} (Debian: apt-get install patroni etcd-server haproxy pgbouncer postgresql iproute2 python3-etcd).`;
  if (process.getuid?.() !== 0) return 'Übersprungen: Netze und Rechner anlegen darf nur root.';
  return undefined;
}
