import { Injectable } from '@nestjs/common';
import { Mengenlaufablage, type Mengenvergleich } from './mengenlaufablage.repository.js';

export type { Ende, Mengenvergleich } from './mengenlaufablage.repository.js';

/** More of a set may only go or come where that is meant. */
const anteil = 5;

/** Imports of whole sets, for those whose sets they are. */
@Injectable()
export class Mengenlaeufe extends Mengenlaufablage {
  /** Does a file change more than a fifth of what is there? */
  aendertViel({ vorher, neu, entfallen }: Mengenvergleich): boolean {
    return vorher > 0 && Math.max(neu, entfallen) * anteil > vorher;
  }
}
