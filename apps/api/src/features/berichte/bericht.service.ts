import { availableParallelism } from 'node:os';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import type { Druckauftrag } from './bericht.worker.js';
import type { Berichtsname } from './berichte.js';
import { type Berichtsauftrag, type Berichtstexte, keineTexte } from './berichtsauftrag.js';
import { etikettenzahl, hoechstensEtiketten } from './warenetikett/packstuecke.js';
import { workerquelle } from './workerquelle.js';

/** Most goods and dangerous-goods lines in one PDF: some seconds of work and memory well within a worker's limit. */
const hoechstensZeilen = 20_000;

/** Longest time one PDF may take. */
const frist = 60_000;

/** Prints orders in worker threads. */
@Injectable()
export class BerichtService implements OnModuleDestroy {
  private readonly werkstatt = new Piscina<Druckauftrag, Uint8Array>({
    ...workerquelle('bericht.worker'),
    name: 'drucken',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxQueue: 100,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

  /** @throws Fachfehler 400 when the paper would grow too large, 429 when too many wait to be printed */
  async erzeuge(
    bericht: Berichtsname,
    auftraege: Berichtsauftrag[],
    texte: Berichtstexte = keineTexte,
  ): Promise<Uint8Array> {
    pruefeUmfang(bericht, auftraege);
    if (this.werkstatt.queueSize >= this.werkstatt.options.maxQueue) {
      throw new Fachfehler(429, [fehler('server.zuViele')]);
    }
    return this.werkstatt.run({ bericht, auftraege, texte }, { signal: AbortSignal.timeout(frist) });
  }

  async onModuleDestroy(): Promise<void> {
    await this.werkstatt.destroy();
  }
}

function pruefeUmfang(bericht: Berichtsname, auftraege: Berichtsauftrag[]): void {
  const [anzahl, max, key] =
    bericht === 'warenetikett'
      ? ([summe(auftraege, etikettenzahl), hoechstensEtiketten, 'bericht.zuVieleEtiketten'] as const)
      : ([summe(auftraege, zeilenzahl), hoechstensZeilen, 'bericht.zuVieleZeilen'] as const);
  if (anzahl > max) throw ungueltig([fehler(key, undefined, { anzahl, max })]);
}

function zeilenzahl(auftrag: Berichtsauftrag): number {
  return summe(auftrag.auftragspositionen, (p) => 1 + (p.auftragsgefahrgueter?.length ?? 0));
}

function summe<T>(liste: readonly T[], wert: (element: T) => number): number {
  return liste.reduce((bisher, element) => bisher + wert(element), 0);
}
