import type { Treffer } from '../spalte';

/** A text being typed; `wahl` is the entry it stands for in a select. */
export interface Entwurf {
  feld: string;
  text: string;
  wahl?: number | null;
  /** The entry it stands for in a look-up. */
  treffer?: Treffer | undefined;
}
