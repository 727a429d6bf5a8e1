import { Injectable } from '@nestjs/common';
import { Mengenlaufablage, type Mengenvergleich } from './mengenlaufablage.repository.js';

export type { Ende, Mengenvergleich } from './mengenlaufablage.repository.js';

/** `geaendert` only where a row that differs is not one gone and another come. */
type Mengenumfang = Pick<Mengenvergleich, 'vorher' | 'neu' | 'entfallen'> & { geaendert?: number };

/** More of a set may only go or come where that is meant. */
const anteil = 5;

/** Imports of whole sets, for those whose sets they are. */
@Injectable()
export class Mengenlaeufe extends Mengenlaufablage {
  /** Does a file change more than a fifth of what is there? */
  aendertViel({ vorher, neu, geaendert = 0, entfallen }: Mengenumfang): boolean {
    return vorher > 0 && Math.max(neu, geaendert, entfallen) * anteil > vorher;
  }
}
