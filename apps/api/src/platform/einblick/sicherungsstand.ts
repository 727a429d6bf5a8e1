import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const form = /^frachtportal-\d{8}T\d{6}Z\.tar\.gz$/;

/** The newest backup below the data directory, where there is one. */
export async function letzteSicherung(
  datenverzeichnis: string,
): Promise<{ am: Date; bytes: number } | undefined> {
  const ort = join(datenverzeichnis, 'sicherungen');
  const neueste = (await readdir(ort).catch(() => []))
    .filter((name) => form.test(name))
    .sort()
    .at(-1);
  if (!neueste) return undefined;
  const { mtime, size } = await stat(join(ort, neueste));
  return { am: mtime, bytes: size };
}
