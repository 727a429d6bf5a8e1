import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Umgebung } from '../../config/umgebung.js';
import { type Fund, grundVon } from './fund.js';

const mb = 1024 * 1024;
/** From so many reserves on nobody has to think of the disk. */
const reichlich = 4;

/** Bytes that the portal may still write below this folder. */
export async function freieBytes(ort: string): Promise<number> {
  const { bavail, bsize } = await statfs(ort);
  return bavail * bsize;
}

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back from a file system that says "not found"
 * of what it cannot make, as /proc does.
 */
async function legeOrdnerAn(ort: string): Promise<void> {
  try {
    await mkdir(ort);
  } catch (grund) {
    if ((await stat(ort).catch(() => undefined))?.isDirectory()) return;
    const darueber = dirname(ort);
    if (await stat(darueber).catch(() => undefined)) throw grund;
    await legeOrdnerAn(darueber);
    await mkdir(ort);
  }
}

/** Can the data directory be written to? */
export async function pruefeDatenverzeichnis({ DATA_DIR }: Umgebung): Promise<Fund> {
  const ort = resolve(DATA_DIR);
  const probe = join(ort, `.probe-${randomUUID()}`);
  try {
    await legeOrdnerAn(ort);
    await writeFile(probe, 'Probe', { mode: 0o600 });
    await readFile(probe);
    return { bereich: 'daten', stand: 'gut', satz: 'betrieb.daten.gut', werte: { ort } };
  } catch (ursache) {
    const werte = { ort, grund: grundVon(ursache) };
    return {
      bereich: 'daten',
      stand: 'stoerung',
      satz: 'betrieb.daten.gestoert',
      werte,
      tun: 'betrieb.daten.gestoertTun',
    };
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Is there room below the data directory? */
export async function pruefePlatte({ DATA_DIR, PLATTE_RESERVE_MB }: Umgebung): Promise<Fund> {
  return beurteilePlatte(await freieMb(DATA_DIR), PLATTE_RESERVE_MB);
}

/** The same for the start. With some of the reserve left it is a start that reads and stores nothing. */
export async function pruefePlatteFuerStart(u: Umgebung): Promise<Fund> {
  const frei = await freieMb(u.DATA_DIR);
  const fund = beurteilePlatte(frei, u.PLATTE_RESERVE_MB);
  return fund.stand === 'stoerung' && frei >= u.PLATTE_RESERVE_MB / 2 ? { ...fund, stand: 'achtung' } : fund;
}

const freieMb = async (ort: string) => Math.floor((await freieBytes(ort).catch(() => 0)) / mb);

function beurteilePlatte(frei: number, reserve: number): Fund {
  const werte = { frei, reserve };
  const tun = 'betrieb.platte.knappTun';
  if (frei < reserve)
    return { bereich: 'platte', stand: 'stoerung', satz: 'betrieb.platte.knapp', werte, tun };
  if (frei < reichlich * reserve)
    return { bereich: 'platte', stand: 'achtung', satz: 'betrieb.platte.wenig', werte, tun };
  return { bereich: 'platte', stand: 'gut', satz: 'betrieb.platte.gut', werte };
}
