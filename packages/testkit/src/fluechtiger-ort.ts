import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IM_SPEICHER = '/dev/shm';
const GENUG_BYTE = 4 * 1024 ** 3;

/**
 * A folder for the files of a server that is thrown away: in memory where there is room, as each database of a test
 * makes some thousand files that soon go again. `TMPDIR` decides where it is set.
 */
export async function fluechtigerOrt(): Promise<string> {
  if (process.env['TMPDIR']) return tmpdir();
  const frei = await statfs(IM_SPEICHER).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return frei >= GENUG_BYTE ? IM_SPEICHER : tmpdir();
}
