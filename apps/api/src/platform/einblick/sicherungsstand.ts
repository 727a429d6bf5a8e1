import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Umgebung } from '../../config/umgebung.js';

const form = /^frachtportal-\d{8}T\d{6}Z\.tar\.gz$/;

/** Where the backups lie. */
export const sicherungsordner = (u: Umgebung) => u.SICHERUNG_ORDNER ?? join(u.DATA_DIR, 'sicherungen');

/** The newest backup, where there is one. */
export async function letzteSicherung(umgebung: Umgebung): Promise<{ am: Date; bytes: number } | undefined> {
  const ort = sicherungsordner(umgebung);
  const neueste = (await readdir(ort).catch(() => []))
    .filter((name) => form.test(name))
    .sort()
    .at(-1);
  if (!neueste) return undefined;
  const { mtime, size } = await stat(join(ort, neueste));
  return { am: mtime, bytes: size };
}
