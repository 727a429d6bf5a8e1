import { open } from 'node:fs/promises';

/** What network drives say that cannot do this for a folder. */
const UNMOEGLICH = ['EINVAL', 'EBADF', 'ENOTSUP'];

/** The names in a folder survive a power cut from here on. */
export async function ordnerAufDiePlatte(pfad: string): Promise<void> {
  const hand = await open(pfad);
  try {
    await hand.sync().catch((grund: NodeJS.ErrnoException) => {
      if (!UNMOEGLICH.includes(grund.code ?? '')) throw grund;
    });
  } finally {
    await hand.close();
  }
}
