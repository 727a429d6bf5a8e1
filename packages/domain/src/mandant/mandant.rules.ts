import { Text } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** Fewest characters a client search looks for; nothing at all finds everything. */
export const mindestensZeichen = 2;

export class Mandantensuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) searchString!: string | null;
}

export function pruefeMandantensuche({ searchString }: Mandantensuche): Meldung[] {
  const laenge = Array.from((searchString ?? '').trim()).length;
  return laenge > 0 && laenge < mindestensZeichen
    ? [fehler('mandant.suche', 'searchString', { min: mindestensZeichen })]
    : [];
}

/** What a client is: its own main client, the sub client of another, or free. */
export type Stellung = 'haupt' | 'unter' | 'frei';

export function stellung(id: number, hauptmandantId: number | null): Stellung {
  if (hauptmandantId === null) return 'frei';
  return hauptmandantId === id ? 'haupt' : 'unter';
}

interface Lage {
  /** Sub clients it has now. */
  untermandanten: number;
  /** It is the main client of the one who asks. */
  eigener: boolean;
}

/** May a main client become something else? Not while clients hang on it, and nobody saws off their own branch. */
export function pruefeAbstufung({ untermandanten, eigener }: Lage): Meldung[] {
  if (untermandanten > 0) return [fehler('mandant.untermandanten')];
  return eigener ? [fehler('mandant.eigener')] : [];
}
