import { availableParallelism } from 'node:os';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { hoechstensEtiketten } from '@frachtportal/domain/packstueck/sscc';
import { quellsprache } from '@frachtportal/texte/katalog';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { fadendatei } from '../../platform/jobs/faeden.js';
import { stehtAnderswoAn, weggang } from '../../platform/tenancy/anfrage-kontext.js';
import { Schlange, type Wer } from '../../platform/werkstatt/schlange.js';
import type { Blattauftrag, Druckauftrag } from './bericht.worker.js';
import { type Berichtsname, istEtikett } from './berichte.js';
import { type Berichtsauftrag, type Berichtstexte, keineTexte } from './berichtsauftrag.js';
import type { Blatt } from './blatt.js';
import { gs1Zpl } from './gs1-etikett/zpl.js';
import type { Etikettformat } from './warenetikett/masse.js';
import { etikettenzahl } from './warenetikett/packstuecke.js';

/**
 * Most lines in one PDF: goods, dangerous goods, and what the rest of an order weighs. Measured: this many take some
 * 700 MB in the worker.
 */
const hoechstensZeilen = 20_000;
const zeilenJeAuftrag = 11;

/** Longest time one PDF may take, once it has begun. */
const frist = 60_000;

/** Two at least: one client prints on all but one of them. */
const threads = Math.max(2, Math.min(4, availableParallelism() - 1));
/** A thread needs a second before it prints; it outlives what takes longest. */
const ruhezeit = 90_000;
/** From so many orders on a print keeps a thread busy for long. */
const lang = 10;

/** Prints orders in worker threads. */
@Injectable()
export class BerichtService implements OnModuleDestroy {
  private readonly werkstatt = new Piscina<Druckauftrag | Blattauftrag | undefined, Uint8Array>({
    filename: fadendatei('bericht.worker'),
    name: 'drucken',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: ruhezeit,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  private readonly schlange = new Schlange({
    zugleich: threads,
    jeMandant: threads - 1,
    jeBenutzer: 1,
    wartendJeBenutzer: 10,
    wiederNachSekunden: 10,
  });

  /**
   * Reads and prints in turn, one paper at a time for each user: what waits holds nothing in memory.
   * @throws Fachfehler 429 when too much of the user waits
   */
  anDerReihe<T>(wer: Wer, arbeit: () => Promise<T>): Promise<T> {
    // Several clients behind one address share nothing here, although nobody is logged in where a ticket is shown.
    stehtAnderswoAn();
    return this.schlange.anDerReihe(wer, arbeit, weggang());
  }

  /** In turn. @throws Fachfehler 400 when the paper would grow too large, 503 when it takes too long */
  async erzeuge(
    bericht: Berichtsname,
    auftraege: Berichtsauftrag[],
    texte: Berichtstexte = keineTexte,
    format?: Etikettformat,
    sprache: string = quellsprache,
  ): Promise<Uint8Array> {
    pruefeUmfang(bericht, auftraege);
    return this.drucke({ bericht, auftraege, texte, format, sprache }).catch((ursache: Ursache) => {
      // A picture or stored paper that looks like one and is none must not keep the rest from being printed.
      if (istZuViel(ursache) || !texte.ablieferungen) return zuViel(ursache);
      return this.drucke({ bericht, auftraege, texte: ohneBelege(texte), sprache }).catch(zuViel);
    });
  }

  /** A paper that is not made of orders alone. In turn. @throws Fachfehler 503 when it takes too long */
  erzeugeBlatt(blatt: Blatt, sprache: string): Promise<Uint8Array> {
    return this.drucke({ blatt, sprache }).catch(zuViel);
  }

  /** Labels for a thermal printer: texts, made at once. @throws Fachfehler 400 when there are too many */
  erzeugeZpl(auftraege: Berichtsauftrag[], format?: Etikettformat): string[] {
    pruefeUmfang('gs1-etikett', auftraege);
    return gs1Zpl(auftraege, format);
  }

  /** What nobody waits for any more is stopped. */
  private async drucke(auftrag: Druckauftrag | Blattauftrag): Promise<Uint8Array> {
    const weg = weggang();
    const signale = [AbortSignal.timeout(frist), ...(weg ? [weg] : [])];
    const druck = this.werkstatt.run(auftrag, { signal: AbortSignal.any(signale) });
    if ('auftraege' in auftrag && auftrag.auftraege.length >= lang) this.haltePlatzBereit();
    try {
      return await druck;
    } catch (ursache) {
      weg?.throwIfAborted();
      throw ursache;
    }
  }

  /** While one thread prints for long another stands ready: whoever comes next need not wait until it has begun. */
  private haltePlatzBereit(): void {
    if (this.werkstatt.threads.length < threads)
      this.werkstatt.run(undefined, { name: 'waermeAuf' }).catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    await this.werkstatt.destroy();
  }
}

interface Ursache {
  name?: string;
  code?: string;
}

/** A worker that was stopped for its time or memory had too much to do; anything else is a fault of ours. */
function istZuViel({ name, code }: Ursache): boolean {
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function zuViel(ursache: Ursache): never {
  if (!istZuViel(ursache)) throw ursache;
  throw new Fachfehler(503, [fehler('bericht.zuLange')]);
}

function ohneBelege(texte: Berichtstexte): Berichtstexte {
  const ablieferungen = Object.entries(texte.ablieferungen ?? {}).map(([id, a]) => {
    const { belegbild: _, belegPdf: __, ...rest } = a;
    return [id, { ...rest, signatur: null }];
  });
  return { ...texte, ablieferungen: Object.fromEntries(ablieferungen) };
}

function pruefeUmfang(bericht: Berichtsname, auftraege: Berichtsauftrag[]): void {
  const [anzahl, max, key] = istEtikett(bericht)
    ? ([summe(auftraege, etikettenzahl), hoechstensEtiketten, 'bericht.zuVieleEtiketten'] as const)
    : ([
        ausfertigungen(bericht) * summe(auftraege, zeilenzahl),
        hoechstensZeilen,
        'bericht.zuVieleZeilen',
      ] as const);
  if (anzahl > max) throw ungueltig([fehler(key, undefined, { anzahl, max })]);
}

/** A waybill is printed four times. */
const ausfertigungen = (bericht: Berichtsname) => (bericht === 'cmr-frachtbrief' ? 4 : 1);

function zeilenzahl(auftrag: Berichtsauftrag): number {
  return (
    zeilenJeAuftrag + summe(auftrag.auftragspositionen, (p) => 1 + (p.auftragsgefahrgueter?.length ?? 0))
  );
}

function summe<T>(liste: readonly T[], wert: (element: T) => number): number {
  return liste.reduce((bisher, element) => bisher + wert(element), 0);
}
