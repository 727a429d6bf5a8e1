/** Chance that is the same every time: one seed, one sequence (mulberry32). */
export class Zufall {
  constructor(private stand: number) {}

  /** From 0 up to, not including, 1. */
  zahl(): number {
    this.stand = (this.stand + 0x6d2b79f5) | 0;
    let t = Math.imul(this.stand ^ (this.stand >>> 15), 1 | this.stand);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  ganz(von: number, bis: number): number {
    return von + Math.floor(this.zahl() * (bis - von + 1));
  }

  /** True in so many of a hundred cases. */
  prozent(anteil: number): boolean {
    return this.zahl() * 100 < anteil;
  }

  eines<T>(aus: readonly T[]): T {
    const gewaehlt = aus[this.ganz(0, aus.length - 1)];
    if (gewaehlt === undefined) throw new Error('Aus nichts lässt sich nichts wählen');
    return gewaehlt;
  }

  /** Something that is there in so many of a hundred cases, else null. */
  manchmal<T>(anteil: number, was: () => T): T | null {
    return this.prozent(anteil) ? was() : null;
  }

  /** A new array in another order. */
  gemischt<T>(aus: readonly T[]): T[] {
    const karten = [...aus];
    for (let i = karten.length - 1; i > 0; i--) {
      const j = this.ganz(0, i);
      [karten[i], karten[j]] = [karten[j] as T, karten[i] as T];
    }
    return karten;
  }
}

/**
 * Hands out keys in exactly the given shares: the same cards, shuffled anew for each round. So every key appears,
 * however few are drawn beyond one round.
 */
export function kartenstapel<K extends string>(anteile: Record<K, number>, zufall: Zufall): () => K {
  const karten = Object.entries<number>(anteile).flatMap(([name, anzahl]) =>
    Array<K>(anzahl).fill(name as K),
  );
  let stapel: K[] = [];
  return () => {
    if (!stapel.length) stapel = zufall.gemischt(karten);
    return stapel.pop() as K;
  };
}
