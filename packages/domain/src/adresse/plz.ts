import { fehler, type Meldung } from '../feld/meldung.js';
import type { Land } from '../stammdaten/land.js';

type Plzregel = Pick<Land, 'lkz' | 'plzMuster'>;

const muster = new Map<string, RegExp>();

/** Does the postal code look as those of the country do? One without a known pattern takes any. */
export function plzPasst(plz: string, land: Plzregel): boolean {
  if (!land.plzMuster) return true;
  let regel = muster.get(land.plzMuster);
  if (!regel) {
    regel = new RegExp(land.plzMuster);
    muster.set(land.plzMuster, regel);
  }
  return regel.test(plz.trim());
}

/** What to tell about a postal code that does not fit: how many digits, where it is as simple as that. */
export function plzMeldung(land: Plzregel, feld = 'plz'): Meldung {
  const stellen = /^\^\\d\{(\d)\}\$$/.exec(land.plzMuster ?? '')?.[1];
  return stellen
    ? fehler('adresse.plzStellen', feld, { stellen: Number(stellen), lkz: land.lkz })
    : fehler('adresse.plzForm', feld, { lkz: land.lkz });
}
