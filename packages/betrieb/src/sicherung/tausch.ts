import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bleibt, VORHER, WIEDERHERSTELLUNG, zeitname } from './bestand.js';
import { vorhanden } from './dateien.js';
import { ordnerAufDiePlatte } from './platte.js';

/**
 * Exchanges the contents of a data directory by renaming, which may be interrupted anywhere: first everything old goes
 * to `alt`, then `alt` becomes `vorher`, then everything out of `neu` takes its place. Whoever finds `alt` brings the
 * old back; whoever finds `vorher` goes on to the end.
 */
const orte = (ort: string) => {
  const werkstatt = join(ort, WIEDERHERSTELLUNG);
  return {
    werkstatt,
    neu: join(werkstatt, 'neu'),
    alt: join(werkstatt, 'alt'),
    vorher: join(werkstatt, 'vorher'),
  };
};

/** An empty place for what is to come. */
export async function bereiteTausch(ort: string): Promise<string> {
  const { werkstatt, neu } = orte(ort);
  await rm(werkstatt, { recursive: true, force: true });
  await mkdir(neu, { recursive: true });
  return neu;
}

/** Puts what is in `neu` into place. Answers where the old is now, if there was any. */
export async function tausche(ort: string): Promise<string | undefined> {
  const { werkstatt, alt, vorher } = orte(ort);
  await mkdir(alt, { mode: 0o700 });
  for (const name of (await readdir(ort)).filter((n) => !bleibt(n)))
    await rename(join(ort, name), join(alt, name));
  await rename(alt, vorher);
  await ordnerAufDiePlatte(werkstatt);
  return beendeTausch(ort);
}

/** Ends what an interruption has left, one way or the other. */
export async function beendeTausch(ort: string): Promise<string | undefined> {
  const { werkstatt, neu, alt, vorher } = orte(ort);
  const vorwaerts = await vorhanden(vorher);
  const von = vorwaerts ? neu : alt;
  if (await vorhanden(von))
    for (const name of await readdir(von)) await rename(join(von, name), join(ort, name));
  await ordnerAufDiePlatte(ort);
  const ersetzt = vorwaerts && (await readdir(vorher)).length > 0;
  const aufgehoben = ersetzt ? join(ort, VORHER + zeitname(new Date())) : undefined;
  if (aufgehoben) await rename(vorher, aufgehoben);
  await rm(werkstatt, { recursive: true, force: true });
  return aufgehoben;
}
