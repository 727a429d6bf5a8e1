import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pack } from 'tar-stream';
import { uebernimm } from './archiv.js';

/** Puts the files and folders below `wurzel` into the archive whose path there `nimmt` takes. */
export async function sichereDateien(
  wurzel: string,
  archiv: Pack,
  nimmt: (pfad: string) => boolean,
): Promise<void> {
  await sichereOrdner({ wurzel, archiv, nimmt }, '');
}

interface Gang {
  wurzel: string;
  archiv: Pack;
  nimmt: (pfad: string) => boolean;
}

async function sichereOrdner(gang: Gang, ordner: string): Promise<void> {
  for (const name of (await readdir(join(gang.wurzel, ordner))).sort()) {
    const pfad = ordner ? `${ordner}/${name}` : name;
    if (gang.nimmt(pfad)) await sichere(gang, pfad);
  }
}

/** What disappears meanwhile is not needed: the database that was copied before does not name it. */
async function sichere(gang: Gang, pfad: string): Promise<void> {
  const voll = join(gang.wurzel, pfad);
  const angaben = await stat(voll).catch(fehlt);
  if (angaben?.isFile()) await sichereDatei(voll, pfad, gang.archiv);
  if (!angaben?.isDirectory()) return;
  const { mode, mtime } = angaben;
  await uebernimm(gang.archiv, { name: pfad, type: 'directory', mode, mtime }, Readable.from([]));
  await sichereOrdner(gang, pfad);
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
