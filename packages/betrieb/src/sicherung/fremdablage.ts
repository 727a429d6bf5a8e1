import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import type { Pack } from 'tar-stream';
import { uebernimm } from './archiv.js';
import { DOKUMENTE } from './bestand.js';

/** Where papers lie that are not below the data directory (S3). */
export interface Fremdablage {
  alle(): AsyncIterable<{ schluessel: string; bytes: number }>;
  /** Undefined where it is gone. */
  hole(schluessel: string): Promise<Readable | undefined>;
  lege(schluessel: string, pfad: string): Promise<void>;
}

/** Takes the papers along as if they lay below the data directory. What disappears meanwhile no row names any more. */
export async function sichereFremde(ablage: Fremdablage, archiv: Pack, abbruch?: AbortSignal): Promise<void> {
  for await (const { schluessel, bytes } of ablage.alle()) {
    abbruch?.throwIfAborted();
    const inhalt = await ablage.hole(schluessel);
    if (inhalt)
      await uebernimm(archiv, { name: `${DOKUMENTE}/${schluessel}`, type: 'file', size: bytes }, inhalt);
  }
}

/** Puts unpacked papers back there. */
export async function legeFremde(ablage: Fremdablage, neu: string): Promise<void> {
  const ordner = join(neu, DOKUMENTE);
  const dateien = await readdir(ordner, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const datei of dateien.filter((d) => d.isFile())) {
    const pfad = join(datei.parentPath, datei.name);
    await ablage.lege(relative(ordner, pfad), pfad);
  }
  await rm(ordner, { recursive: true, force: true });
}
