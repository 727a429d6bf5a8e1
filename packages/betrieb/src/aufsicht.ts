import { setTimeout as warten } from 'node:timers/promises';

/** Something that runs, and says why when it has ended by itself. */
export interface Laufendes {
  ende: Promise<string>;
}

interface Angaben {
  /** As it is called in sentences: „Die Datenbank“. */
  name: string;
  /** What happens, in words for the operator. */
  melde(satz: string): void;
  /** Comes back when starting it makes sense, and says whether it had to wait. */
  bereit?(): Promise<boolean>;
}

const hoechstens = 5;
const jeMs = 60_000;
const erstePauseMs = 100;

/**
 * Starts something again whenever it has died, after a pause that grows. Five deaths in a minute mean that starting
 * does not help: somebody above is to see it.
 */
export class Aufsicht {
  private readonly halt = new AbortController();
  private tode: number[] = [];

  constructor(
    private readonly angaben: Angaben,
    private readonly starte: () => Promise<Laufendes>,
  ) {}

  /** Watches over what runs until it is told to stop. @throws when it gives up */
  async wache(laufendes: Laufendes): Promise<void> {
    for (let jetzt = laufendes; !this.halt.signal.aborted; ) {
      const grund = await Promise.race([jetzt.ende, this.gehalten]);
      if (this.halt.signal.aborted) return;
      jetzt = await this.wiederbelebe(grund);
    }
  }

  /** From now on an end is meant to be one. */
  halte(): void {
    this.halt.abort();
  }

  private readonly gehalten = new Promise<string>((fertig) => {
    this.halt.signal.addEventListener('abort', () => fertig('angehalten'));
  });

  private async wiederbelebe(erster: string): Promise<Laufendes> {
    for (let grund = erster; ; ) {
      this.verlangeGeduld(grund);
      // What it could not live without counts for nothing: it is there again.
      if (await this.angaben.bereit?.()) this.tode = [];
      await warten(this.pauseMs, undefined, { signal: this.halt.signal }).catch(() => undefined);
      if (this.halt.signal.aborted) return { ende: Promise.resolve('angehalten') };
      try {
        const neues = await this.starte();
        this.angaben.melde(`${this.angaben.name} läuft wieder.`);
        return neues;
      } catch (fehler) {
        grund = fehler instanceof Error ? fehler.message : String(fehler);
      }
    }
  }

  private verlangeGeduld(grund: string): void {
    const jetzt = Date.now();
    this.tode = [...this.tode.filter((t) => jetzt - t < jeMs), jetzt];
    const { name, melde } = this.angaben;
    if (this.tode.length >= hoechstens)
      throw new Error(
        `${name} ist ${hoechstens}-mal in einer Minute ausgefallen (zuletzt: ${grund}). Das Portal gibt auf.`,
      );
    melde(`${name} ist ausgefallen (${grund}) und wird wieder gestartet.`);
  }

  private get pauseMs(): number {
    return erstePauseMs * 3 ** Math.max(0, this.tode.length - 1);
  }
}
