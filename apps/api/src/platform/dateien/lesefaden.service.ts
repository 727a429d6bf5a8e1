import { Worker } from 'node:worker_threads';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../errors/fachfehler.js';
import { vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';
import { Schlange } from '../werkstatt/schlange.js';

/** Nobody's: what the portal reads of itself. */
const niemand = { mandantId: 0, benutzerId: 0 };
const speicherMb = 384;
/** So often it is asked how long a thread has worked; and so many times its time may go by on the wall. */
const abstandMs = 500;
const hoechstensFach = 20;

/** Why a file is refused. */
export interface Lesefehler {
  key: string;
  params?: Record<string, string | number>;
}

/** What a thread answers. */
export type Lesung<T> = { gelesen: T } | { fehler: Lesefehler[] };

/** Reads files that strangers have made, each in a thread that can be stopped: requests go on meanwhile. */
@Injectable()
export class Lesefaden {
  /**
   * What is refused at sight needs no clock. It ends the rest: time on the processor, so that a busy machine is not taken
   * for a bomb.
   */
  fristMs = (bytes: number): number => 10_000 + (bytes / 1_048_576) * 2000;
  private readonly schlange = new Schlange({
    zugleich: 2,
    jeMandant: 1,
    jeBenutzer: 1,
    wartendJeBenutzer: 10,
    wiederNachSekunden: 10,
  });

  /**
   * @param datei where the thread begins
   * @param bytes of the file, by which its time is measured
   * @throws Fachfehler 400 at `file` with the reasons why it is refused, 429 when too much of the user waits
   */
  async lies<T>(datei: string, auftrag: object, bytes: number): Promise<T> {
    const lesung = await this.schlange.anDerReihe(vielleichtIdentitaet() ?? niemand, () =>
      imFaden<T>(datei, auftrag, this.fristMs(bytes)),
    );
    if ('gelesen' in lesung) return lesung.gelesen;
    throw ungueltig(lesung.fehler.map(({ key, params }) => fehler(key, 'file', params)));
  }
}

function imFaden<T>(datei: string, auftrag: object, frist: number): Promise<Lesung<T>> {
  const worker = new Worker(datei, {
    workerData: auftrag,
    resourceLimits: { maxOldGenerationSizeMb: speicherMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<Lesung<T>>((fertig, gescheitert) => {
    const zuAufwendig = () => fertig({ fehler: [{ key: 'datei.zuAufwendig' }] });
    // A thread that cannot even say how long it has worked is one that does nothing else.
    const wand = setTimeout(zuAufwendig, frist * hoechstensFach);
    const uhr = setInterval(
      async () => {
        const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
        if (user + system > frist * 1000) zuAufwendig();
      },
      Math.min(frist, abstandMs),
    );
    worker.once('message', fertig);
    worker.once('error', (grund: NodeJS.ErrnoException) =>
      grund.code === 'ERR_WORKER_OUT_OF_MEMORY' ? zuAufwendig() : gescheitert(grund),
    );
    worker.once('exit', () => gescheitert(new Error('Der Leser endete ohne Ergebnis')));
    worker.once('exit', () => clearInterval(uhr));
    worker.once('exit', () => clearTimeout(wand));
  }).finally(() => worker.terminate());
}
