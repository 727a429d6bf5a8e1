import cluster, { type Worker } from 'node:cluster';
import { setTimeout as warten } from 'node:timers/promises';
import type { Umgebung } from '../config/umgebung.js';
import { bereiteStartVor } from '../programm.js';

const wiederNachMs = 1000;
const abschaltfristMs = 12_000;

/**
 * Several processes of this program behind one port: all answer, the first also does what waits. Whichever dies is
 * started anew; where the first does not even start, all end.
 */
export async function starteGruppe(umgebung: Umgebung): Promise<void> {
  await bereiteStartVor(umgebung);
  await zeigeMetriken(umgebung);
  let steht = false;
  let endet = false;
  const starte = (nummer: number): Promise<void> => {
    const worker = cluster.fork(nummer === 0 ? {} : nurAntworten);
    worker.once('exit', (code, signal) => {
      if (!steht || endet) return;
      console.error(`Störung: Prozess ${nummer + 1} ist beendet (${signal ?? code}) und beginnt neu.`);
      void warten(wiederNachMs).then(() => {
        if (!endet) nebenher(nummer);
      });
    });
    return bereit(worker);
  };
  // Whichever does not come up is started anew when it ends.
  const nebenher = (nummer: number) => void starte(nummer).catch(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endet = true;
      void beendeAlle().finally(() => process.exit(0));
    });
  await starte(0);
  steht = true;
  for (let nummer = 1; nummer < umgebung.PROZESSE; nummer++) nebenher(nummer);
}

/** The numbers of all, as one. */
async function zeigeMetriken({ METRIKEN_PORT: port, METRIKEN_HOST: host }: Umgebung): Promise<void> {
  if (port === undefined) return;
  const { AggregatorRegistry } = await import('prom-client');
  const { bieteMetriken } = await import('../platform/einblick/metrikenport.js');
  const alle = new AggregatorRegistry();
  await bieteMetriken(() => alle.clusterMetrics(), { port, host });
}

/** What the others leave to the first. */
const nurAntworten = { ROLLE: 'api' };

/** Once it answers. @throws where it ends before */
const bereit = (worker: Worker) =>
  new Promise<void>((fertig, fehler) => {
    worker.once('listening', () => fertig());
    worker.once('exit', (code) => fehler(new Error(`Das Portal startet nicht (${code}).`)));
  });

async function beendeAlle(): Promise<void> {
  const alle = Object.values(cluster.workers ?? {}).filter((w): w is Worker => w !== undefined);
  const enden = alle.map((w) => new Promise<void>((ende) => w.once('exit', () => ende())));
  for (const worker of alle) worker.process.kill('SIGTERM');
  await Promise.race([Promise.all(enden), warten(abschaltfristMs)]);
  for (const worker of alle) if (!worker.isDead()) worker.process.kill('SIGKILL');
}
