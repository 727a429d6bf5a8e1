import type { Macher, Vorrat } from './rechtematrix-zeile.js';

/**
 * What requests ask to change. Most are refused and change nothing: what was made for one stays for the next, until one
 * is let in that has taken it.
 */
export class Vorratskammer {
  private readonly vorhanden = new Map<Macher, ReturnType<Macher>>();
  private readonly entnommen = new Set<Macher>();

  nimm(mache: Macher, vorrat: Vorrat): ReturnType<Macher> {
    this.entnommen.add(mache);
    const da = this.vorhanden.get(mache) ?? mache(vorrat);
    this.vorhanden.set(mache, da);
    return da;
  }

  /** Who took it was let in: it may no longer be what it was. */
  verbrauche(): void {
    for (const mache of this.entnommen) this.vorhanden.delete(mache);
    this.gibZurueck();
  }

  gibZurueck(): void {
    this.entnommen.clear();
  }
}
