import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { extract, type Pack } from 'tar-stream';
import { gelesen, uebernimm } from './archiv.js';

/** Keeps the server from throwing away the write-ahead log that the copy needs, as long as this connection lives. */
const WAL_BEHALTEN = 'CREATE_REPLICATION_SLOT frachtportal_sicherung_wal TEMPORARY PHYSICAL (RESERVE_WAL)';
/** With all the log that makes a consistent database out of files that changed while they were copied. */
const ABZUG = "BASE_BACKUP (LABEL 'Frachtportal', CHECKPOINT 'fast', WAL, MANIFEST 'no')";
/** The server's own diary is no data. */
const PROTOKOLL = /^\.?\/?server(\.alt)?\.log$/;

/**
 * Puts a copy of the whole running server below `ordner` into the archive, as pg_basebackup gets it: the server itself
 * makes a tar of its files, checks their checksums and adds its log up to the moment at which the copy ends.
 */
export async function sichereServer(url: string, archiv: Pack, ordner: string): Promise<void> {
  const ziel = new URL(url);
  ziel.searchParams.set('replication', 'true');
  const client = new pg.Client({ connectionString: ziel.href });
  // Reported by the query that it ends.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(WAL_BEHALTEN);
    const auspacken = extract();
    const abzug = pipeline(client.query(new Abzug()), auspacken);
    const uebernehmen = async () => {
      for await (const eintrag of gelesen(auspacken)) {
        const { name, mode, mtime, type, size } = eintrag.header;
        if (PROTOKOLL.test(name)) eintrag.resume();
        else await uebernimm(archiv, { name: `${ordner}/${name}`, mode, mtime, type, size }, eintrag);
      }
    };
    await Promise.all([abzug, uebernehmen()]);
  } finally {
    await client.end();
  }
}

/** The tar that BASE_BACKUP sends (protocol of streaming replication). */
class Abzug extends Readable implements pg.Submittable {
  private verbindung: pg.Connection | undefined;

  submit = (verbindung: pg.Connection): void => {
    this.verbindung = verbindung;
    verbindung.query(ABZUG);
  };

  /** Its first byte says what it is: the beginning of an archive, or data of it. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] !== 'd'.charCodeAt(0)) return;
    // A copy: the library reads the next message into the same memory.
    if (!this.push(Buffer.from(chunk.subarray(1)))) this.verbindung?.stream.pause();
  }

  override _read(): void {
    this.verbindung?.stream.resume();
  }

  override _destroy(grund: Error | null, fertig: (grund: Error | null) => void): void {
    this.verbindung?.stream.resume();
    fertig(grund);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(grund: Error): void {
    this.destroy(grund);
  }
}
