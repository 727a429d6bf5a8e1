import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { type Extract, extract, type Header, type Pack, pack } from 'tar-stream';
import { ordnerAufDiePlatte } from './platte.js';

/** An entry as it is read: a stream with its head. */
export type Eintrag = NodeJS.ReadableStream & { header: Header };

/**
 * The end of every archive: the SHA-256 of all bytes before it. As a gzip member of its own behind the end of the tar,
 * uncompressed and so always of the same length, it does not disturb `tar -xzf`.
 */
const siegel = (summe: string) => gzipSync(`Frachtportal-Sicherung 1 sha256 ${summe}\n`, { level: 0 });
const SIEGEL = /^Frachtportal-Sicherung 1 sha256 ([0-9a-f]{64})\n$/;
const SIEGELLAENGE = siegel('0'.repeat(64)).length;

/** Writes a tar.gz with its seal; under the name `datei` it is there as a whole, on the disk, or not at all. */
export async function schreibeArchiv(
  datei: string,
  fuelle: (archiv: Pack) => Promise<void>,
  abbruch?: AbortSignal,
): Promise<void> {
  const teil = `${datei}.teil`;
  try {
    const archiv = pack();
    const summe = createHash('sha256');
    // Fast rather than small: the portal needs the processor meanwhile.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const ziel = createWriteStream(teil, { mode: 0o600 });
    const fluss = pipeline(archiv, gzip, gesehenVon(summe), ziel, { signal: abbruch });
    const fuellen = fuelle(archiv).then(
      () => archiv.finalize(),
      (grund: Error) => archiv.destroy(grund),
    );
    await Promise.allSettled([fluss, fuellen]);
    await fluss;
    await appendFile(teil, siegel(summe.digest('hex')), { flush: true });
    await rename(teil, datei);
    await ordnerAufDiePlatte(dirname(datei));
  } catch (grund) {
    await rm(teil, { force: true });
    throw grund;
  }
}

/** What is said of an entry; without a size it is empty. */
type Kopf = Partial<Header> & Pick<Header, 'name'>;

/** Adds an entry whose content comes from a stream of just the size that its head says. */
export async function uebernimm(archiv: Pack, kopf: Kopf, inhalt: NodeJS.ReadableStream): Promise<void> {
  await pipeline(inhalt, archiv.entry(kopf));
}

/** Looks at every byte before any of them is used. @throws with a sentence for the operator where it is no whole backup */
export async function pruefeArchiv(datei: string): Promise<void> {
  const laenge = await bytesVorSiegel(datei);
  const [, erwartet] = SIEGEL.exec(await gelesenesSiegel(datei, laenge)) ?? [];
  if (!erwartet)
    throw new Error(
      `${datei} ist keine vollständige Sicherung des Portals: abgeschnitten, am Ende beschädigt oder eine andere Datei.`,
    );
  const summe = createHash('sha256');
  await pipeline(createReadStream(datei, { end: laenge - 1 }), summe);
  if (summe.digest('hex') !== erwartet)
    throw new Error(`${datei} ist beschädigt: Die Prüfsumme stimmt nicht.`);
}

/** What is in an archive that has been checked, one entry after the other; whoever stops early reads no further. */
export async function* eintraege(datei: string): AsyncGenerator<Eintrag> {
  const auspacken = extract();
  const quelle = createReadStream(datei, { end: (await bytesVorSiegel(datei)) - 1 });
  // An error reaches the loop below through the entries.
  pipeline(quelle, createGunzip(), auspacken).catch(() => undefined);
  yield* gelesen(auspacken);
}

/** The entries of a tar that is being read; its types do not know that these are streams like any other. */
export const gelesen = (auspacken: Extract) => auspacken as AsyncIterable<unknown> as AsyncIterable<Eintrag>;

function gesehenVon(summe: Hash) {
  return async function* (teile: AsyncIterable<Buffer>) {
    for await (const teil of teile) {
      summe.update(teil);
      yield teil;
    }
  };
}

async function bytesVorSiegel(datei: string): Promise<number> {
  return Math.max(1, (await stat(datei)).size - SIEGELLAENGE);
}

async function gelesenesSiegel(datei: string, ab: number): Promise<string> {
  const teile = await createReadStream(datei, { start: ab }).toArray();
  try {
    return gunzipSync(Buffer.concat(teile as Buffer[])).toString();
  } catch {
    return '';
  }
}
