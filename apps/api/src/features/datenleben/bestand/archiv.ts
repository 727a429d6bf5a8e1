import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** Puts files into a tar.gz, one after the other; nothing of them stays in memory. */
export class Archivschreiber {
  private constructor(
    private readonly archiv: Pack,
    private readonly fluss: Promise<void>,
  ) {}

  static beginne(pfad: string): Archivschreiber {
    const archiv = pack();
    // Fast rather than small: the portal needs the processor meanwhile.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const fluss = pipeline(archiv, gzip, createWriteStream(pfad, { mode: 0o600, flush: true }));
    fluss.catch(() => undefined);
    return new Archivschreiber(archiv, fluss);
  }

  lege(name: string, inhalt: Buffer | string): Promise<void> {
    const bytes = Buffer.from(inhalt);
    return this.nimm(name, bytes.length, Readable.from(bytes.length ? [bytes] : []));
  }

  async nimm(name: string, size: number, inhalt: Readable): Promise<void> {
    await pipeline(inhalt, this.archiv.entry({ name, size }));
  }

  async schliesse(): Promise<void> {
    this.archiv.finalize();
    await this.fluss;
  }

  async verwirf(): Promise<void> {
    this.archiv.destroy();
    await this.fluss.catch(() => undefined);
  }
}

export interface Eintrag {
  name: string;
  inhalt: Readable;
}

/** What is in an archive, one after the other; each is read to its end before the next comes. */
export async function* eintraege(pfad: string): AsyncGenerator<Eintrag> {
  const auspacken = extract();
  const fluss = pipeline(createReadStream(pfad), createGunzip(), auspacken);
  fluss.catch(() => undefined);
  // Its types do not know that entries are streams with a head.
  for await (const e of auspacken as AsyncIterable<unknown> as AsyncIterable<Tareintrag>) {
    yield { name: e.header.name, inhalt: e };
    e.resume();
  }
}

type Tareintrag = Readable & { header: { name: string } };

/** Said while it is read: it is no archive, or not all of one. */
export const istArchivfehler = (grund: unknown) =>
  grund instanceof Error &&
  (/^Z_|^ERR_STREAM_PREMATURE/.test((grund as NodeJS.ErrnoException).code ?? '') ||
    /tar|header|checksum/i.test(grund.message));

/** Pieces of whole lines, each of about so many bytes. */
export async function* stuecke(strom: AsyncIterable<Buffer>, bytesJe = 1_000_000): AsyncGenerator<Buffer> {
  let teile: Buffer[] = [];
  let bytes = 0;
  for await (const teil of strom) {
    teile.push(teil);
    bytes += teil.length;
    if (bytes < bytesJe || teil.at(-1) !== 0x0a) continue;
    yield Buffer.concat(teile);
    teile = [];
    bytes = 0;
  }
  if (bytes) yield Buffer.concat(teile);
}
