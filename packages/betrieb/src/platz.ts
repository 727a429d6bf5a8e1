import { statfs } from 'node:fs/promises';
import { setTimeout as warten } from 'node:timers/promises';

const TAKT_MS = 500;

/** Comes back once there are so many bytes free below a folder. Did it have to wait for them? */
export async function wartetAufPlatz(ort: string, bytes: number, melde: () => void): Promise<boolean> {
  if ((await frei(ort)) >= bytes) return false;
  melde();
  while ((await frei(ort)) < bytes) await warten(TAKT_MS);
  return true;
}

/** So many bytes are free where a folder lies. */
export async function frei(ort: string): Promise<number> {
  const { bavail, bsize } = await statfs(ort);
  return bavail * bsize;
}
