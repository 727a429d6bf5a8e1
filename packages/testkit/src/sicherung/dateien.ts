import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pack } from 'tar-stream';
import { uebernimm } from './archiv.js';

/** Puts files and folders below `wurzel` into the archive; of each folder's names only those that `nimmt` takes. */
export async function sichereDateien(
  wurzel: string,
  archiv: Pack,
  nimmt: (pfad: string) => boolean,
): Promise<void> {
  for (const name of (await readdir(wurzel)).sort()) if (nimmt(name)) await sichere(wurzel, name, archiv);
}

/** What disappears meanwhile is not needed: the database that was copied before does not name it. */
async function sichere(wurzel: string, pfad: string, archiv: Pack): Promise<void> {
  const voll = join(wurzel, pfad);
  const angaben = await stat(voll).catch(fehlt);
  if (angaben?.isFile()) await sichereDatei(voll, pfad, archiv);
  if (!angaben?.isDirectory()) return;
  const { mode, mtime } = angaben;
  await uebernimm(archiv, { name: pfad, type: 'directory', mode, mtime }, Readable.from([]));
  for (const name of (await readdir(voll)).sort()) await sichere(wurzel, `${pfad}/${name}`, archiv);
}

/** As long as it is now; what is written behind that later does not belong to this backup. */
async function sichereDatei(voll: string, name: string, archiv: Pack): Promise<void> {
  const hand = await open(voll).catch(fehlt);
  if (!hand) return;
  const { size, mode, mtime } = await hand.stat();
  const kopf = { name, type: 'file', size, mode, mtime } as const;
  // The stream closes the file.
  if (size) return uebernimm(archiv, kopf, hand.createReadStream({ end: size - 1 }));
  await hand.close();
  await uebernimm(archiv, kopf, Readable.from([]));
}

function fehlt(grund: NodeJS.ErrnoException): undefined {
  if (grund.code !== 'ENOENT') throw grund;
}

/** Is there something under this name? */
export const vorhanden = (pfad: string): Promise<boolean> =>
  stat(pfad).then(
    () => true,
    () => false,
  );
