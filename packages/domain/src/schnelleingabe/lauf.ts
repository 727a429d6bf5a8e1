import type { Dezimal } from './dezimal.js';
import { type Einheit, einheitVon } from './einheit.js';
import type { Packmittel, Packmittelsuche } from './packmittel.js';
import type { Stueck } from './zeichen.js';

export interface Fund {
  packmittel: Packmittel;
  /** How many words its name has. */
  laenge: number;
}

/** Goes through the pieces of a part of the line. */
export class Lauf {
  private i = 0;

  constructor(
    readonly stuecke: readonly Stueck[],
    private readonly suche: Packmittelsuche,
  ) {}

  amEnde(): boolean {
    return this.i >= this.stuecke.length;
  }

  letztes(): boolean {
    return this.i === this.stuecke.length - 1;
  }

  /** The word there in small letters; empty where there is a number or nothing. */
  wort(n = 0): string {
    const stueck = this.stuecke[this.i + n];
    return stueck && !stueck.zahl ? stueck.text.toLowerCase().replace(/[.:]$/, '') : '';
  }

  /** As it was typed, number or word. */
  stueckText(n = 0): string | undefined {
    return this.stuecke[this.i + n]?.text;
  }

  zahl(n = 0): Dezimal | undefined {
    return this.stuecke[this.i + n]?.zahl;
  }

  einheit(n = 0): Einheit | undefined {
    return this.zahl(n) ? undefined : einheitVon(this.stuecke[this.i + n]?.text);
  }

  unlesbar(): boolean {
    return this.stuecke[this.i]?.unlesbar ?? false;
  }

  /** A whole number that can be a count. */
  anzahl(n = 0): number | undefined {
    const zahl = this.zahl(n);
    if (!zahl || zahl.stellen > 0 || zahl.zweifel || zahl.ziffern < 1n || zahl.ziffern > 9999n)
      return undefined;
    return Number(zahl.ziffern);
  }

  /** The packaging whose name begins there: the longest one, "Euro Pal" as well as "Europal". */
  packmittel(n = 0): Fund | undefined {
    for (const laenge of [3, 2, 1]) {
      const worte = this.stuecke.slice(this.i + n, this.i + n + laenge);
      if (worte.length < laenge || worte.some((w) => w.zahl || w.unlesbar)) continue;
      const packmittel = this.suche(worte.map((w) => w.text).join(''));
      if (packmittel) return { packmittel, laenge };
    }
    return undefined;
  }

  text(n: number): string {
    return this.stuecke
      .slice(this.i, this.i + n)
      .map((s) => s.text)
      .join(' ');
  }

  nimm(n: number): string {
    const text = this.text(n);
    this.i += n;
    return text;
  }
}
