import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as warte } from 'node:timers/promises';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type SftpClient from 'ssh2-sftp-client';
import type { Faellige } from '../anbindungen.repository.js';
import { FremderServer, Transportfehler } from './transportfehler.js';

const fristMs = 30_000;
const ladefristMs = 300_000;
const keepalive = { keepaliveInterval: 10_000, keepaliveCountMax: 3 };

/** An open connection to an SFTP server that has shown the key it is known by. */
export class Sftpverbindung {
  private constructor(private readonly client: SftpClient) {}

  /** @param adresse the checked one of its host @throws Transportfehler */
  static async oeffne(a: Faellige, adresse: string, geheimnis: string): Promise<Sftpverbindung> {
    // Loaded with the first one: most installations have none.
    const { default: Client } = await import('ssh2-sftp-client');
    const stumm = { error: () => undefined, end: () => undefined, close: () => undefined };
    const client = new Client('frachtportal', stumm);
    let gezeigt = '';
    let woran: string | undefined;
    client.on('error', (grund: { level?: string }) => {
      woran = grund.level;
    });
    try {
      await client.connect({
        host: adresse,
        port: a.port ?? 22,
        username: a.benutzername ?? '',
        readyTimeout: a.fristSekunden ? a.fristSekunden * 1000 : fristMs,
        ...(a.anmeldung === 'schluessel' ? { privateKey: geheimnis } : { password: geheimnis }),
        ...keepalive,
        // Before anything of ours is told.
        hostVerifier: (schluessel: Buffer) => {
          gezeigt = fingerabdruckVon(schluessel);
          return gezeigt === a.fingerabdruck;
        },
      });
    } catch (grund) {
      if (gezeigt && gezeigt !== a.fingerabdruck) throw new FremderServer(gezeigt, a.fingerabdruck);
      if (woran === 'client-authentication') throw new Transportfehler(fehler('anbindung.sftpAbgewiesen'));
      throw woran === 'client-timeout' ? Object.assign(new Error('', { cause: grund }), schweigt) : grund;
    }
    return new Sftpverbindung(client);
  }

  /** Files of a folder, whatever they are, and what of each changes while it is written. */
  async inhalt(ordner: string): Promise<{ name: string; verweis: boolean; stand: string }[]> {
    const alle = await inFrist(this.client.list(ordner));
    return alle.flatMap(({ name, type, size, modifyTime }) =>
      type === 'd' || name.includes('/')
        ? []
        : { name, verweis: type === 'l', stand: `${size},${modifyTime}` },
    );
  }

  /** How large a file is; nothing where it is gone, or none. */
  async groesse(pfad: string): Promise<number | undefined> {
    const stand = await inFrist(this.client.stat(pfad)).catch(nichtDa);
    return stand?.isFile ? stand.size : undefined;
  }

  /** Copies at most so many bytes and one more, however many the server sends. */
  async lade(pfad: string, nach: string, hoechstens: number): Promise<number> {
    const datei = createWriteStream(nach, { mode: 0o600 });
    const strom = this.client.createReadStream(pfad, { end: hoechstens });
    await pipeline(strom, datei, { signal: AbortSignal.timeout(ladefristMs) });
    return datei.bytesWritten;
  }

  /** Writes a whole file. */
  async schreibe(pfad: string, inhalt: Buffer): Promise<void> {
    await inFrist(this.client.put(inhalt, pfad), ladefristMs);
    if ((await this.groesse(pfad)) !== inhalt.length) throw new Error(`${pfad} ist nicht vollständig.`);
  }

  /** Gives a file its name, also where another has it: the same one, sent again. Whoever was faster has done so. */
  async ersetze(von: string, nach: string): Promise<void> {
    if ((await this.groesse(von)) === undefined) return;
    if (await inFrist(this.client.exists(nach))) await inFrist(this.client.delete(nach, true));
    await this.verschiebe(von, nach);
  }

  /** Whoever was faster has moved it already. */
  async verschiebe(von: string, nach: string): Promise<void> {
    await inFrist(this.client.rename(von, nach)).catch(nichtDa);
  }

  /** Where a folder is, created where that is wished and nothing has its name; nothing where it is none. */
  async ordner(pfad: string, { anlegen }: { anlegen: boolean }): Promise<string | undefined> {
    const was = await inFrist(this.client.exists(pfad));
    if (was === 'd') return inFrist(this.client.realPath(pfad));
    if (was || !anlegen) return undefined;
    await inFrist(this.client.mkdir(pfad, true));
    return inFrist(this.client.realPath(pfad));
  }

  async schliesse(): Promise<void> {
    await inFrist(this.client.end()).catch(() => undefined);
  }
}

/** As `ssh-keygen -lf` shows it. */
const fingerabdruckVon = (schluessel: Buffer) =>
  `SHA256:${createHash('sha256').update(schluessel).digest('base64').replace(/=+$/, '')}`;

const schweigt = { code: 'ETIMEDOUT' };

/** A server that does not answer holds up nobody. */
async function inFrist<T>(arbeit: Promise<T>, ms = fristMs): Promise<T> {
  const uhr = new AbortController();
  const vorbei = warte(ms, undefined, { signal: uhr.signal }).then(() => {
    throw Object.assign(new Error(), schweigt);
  });
  try {
    return await Promise.race([arbeit, vorbei]);
  } finally {
    uhr.abort();
  }
}

/** SFTP counts what is not there, the library names it. */
function nichtDa(grund: { code?: unknown }): undefined {
  if (grund.code !== 2 && grund.code !== 'ENOENT') throw grund;
}
