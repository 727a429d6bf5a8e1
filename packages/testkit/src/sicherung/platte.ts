import { open } from 'node:fs/promises';

/** A file's content, or a directory's names, survive a power cut from here on. */
export async function aufDiePlatte(pfad: string): Promise<void> {
  const hand = await open(pfad);
  try {
    await hand.sync();
  } finally {
    await hand.close();
  }
}
