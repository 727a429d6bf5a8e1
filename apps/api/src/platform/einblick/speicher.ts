import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const mb = 1024 * 1024;
const alleMs = 30_000;
/** Below it nobody notices a quarter of a second. */
const ruhig = 0.05;
/** For less it is not worth it. */
const gewachsen = 8 * mb;

/**
 * Gives back what only the start needed, a quarter of the memory: V8 would keep it for as long as little is asked of it.
 * Takes a quarter of a second in which nothing else runs.
 */
export async function gibSpeicherZurueck(): Promise<void> {
  const sitzung = new Session();
  sitzung.connect();
  await sitzung.post('HeapProfiler.collectGarbage');
  sitzung.disconnect();
}

/** The same again once it has become quiet: after the first half minute, and after load that has left more behind. */
export class Speicherwacht {
  private zuletzt = 0;
  private seit = performance.now();
  private bisher = process.threadCpuUsage();

  starte(): void {
    setInterval(() => void this.pruefe(), alleMs).unref();
  }

  /** @returns whether there was anything to give back */
  async pruefe(): Promise<boolean> {
    // Time of the processor, not of the loop: on a busy machine that is the time of others too.
    const { user, system } = process.threadCpuUsage(this.bisher);
    const anteil = (user + system) / 1000 / (performance.now() - this.seit);
    [this.bisher, this.seit] = [process.threadCpuUsage(), performance.now()];
    if (anteil > ruhig || process.memoryUsage().heapTotal < this.zuletzt + gewachsen) return false;
    await gibSpeicherZurueck();
    this.zuletzt = process.memoryUsage().heapTotal;
    return true;
  }
}
