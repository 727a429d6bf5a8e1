import { Session } from 'node:inspector/promises';

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
