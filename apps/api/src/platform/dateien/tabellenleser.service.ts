import { Worker } from 'node:worker_threads';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../errors/fachfehler.js';
import { workerquelle } from '../jobs/workerquelle.js';
import { vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';
import { Schlange } from '../werkstatt/schlange.js';
import { type Leseart, type Tabelle, type Tabellengrenzen, ueblicheGrenzen } from './tabelle.js';
import type { Leseauftrag, Leseergebnis } from './tabelle.worker.js';
import type { Eingangsdatei } from './upload.js';

/** Nobody's: what the portal reads of itself. */
const niemand = { mandantId: 0, benutzerId: 0 };
const speicherMb = 384;

/** Reads tables from files that strangers have made, each in a thread that can be stopped. */
@Injectable()
export class Tabellenleser {
  /** What is refused at sight needs no clock. It ends the rest, late enough that a busy machine is not taken for a bomb. */
  fristMs = (bytes: number): number => 10_000 + (bytes / 1_048_576) * 2000;
  private readonly schlange = new Schlange({
    ...{ zugleich: 2, jeMandant: 1, jeBenutzer: 1 },
    ...{ wartendJeBenutzer: 10, wiederNachSekunden: 10 },
  });

  /** @throws Fachfehler 400 with the reason why the file is refused, 429 when too much of the user waits */
  async lies(
    datei: Pick<Eingangsdatei, 'pfad' | 'art' | 'bytes'>,
    grenzen: Tabellengrenzen = ueblicheGrenzen,
    leseart?: Leseart,
  ): Promise<Tabelle> {
    const ergebnis = await this.schlange.anDerReihe(vielleichtIdentitaet() ?? niemand, () =>
      imWorker({ pfad: datei.pfad, art: datei.art, grenzen, leseart }, this.fristMs(datei.bytes)),
    );
    if ('tabelle' in ergebnis) return ergebnis.tabelle;
    throw ungueltig([fehler(ergebnis.fehler.key, 'file', ergebnis.fehler.params)]);
  }
}

function imWorker(auftrag: Leseauftrag, frist: number): Promise<Leseergebnis> {
  const { filename, execArgv } = workerquelle('tabelle.worker', import.meta.url);
  const worker = new Worker(filename, {
    ...(execArgv ? { execArgv } : {}),
    workerData: auftrag,
    resourceLimits: { maxOldGenerationSizeMb: speicherMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<Leseergebnis>((fertig, gescheitert) => {
    const zuAufwendig = () => fertig({ fehler: { key: 'datei.zuAufwendig' } });
    const uhr = setTimeout(zuAufwendig, frist);
    worker.once('message', fertig);
    worker.once('error', (grund: NodeJS.ErrnoException) =>
      grund.code === 'ERR_WORKER_OUT_OF_MEMORY' ? zuAufwendig() : gescheitert(grund),
    );
    worker.once('exit', () => gescheitert(new Error('Der Leser endete ohne Ergebnis')));
    worker.once('exit', () => clearTimeout(uhr));
  }).finally(() => worker.terminate());
}
