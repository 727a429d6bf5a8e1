import type { Importart, Lauf, Mengenart } from './importart.js';

/** The client of a run of things that belong to one. */
export function mandantVon({ mandantId }: Pick<Lauf, 'mandantId'>): number {
  if (mandantId === null) throw new Error('Ein Lauf ohne Mandanten');
  return mandantId;
}

export const istMenge = (art: Importart): art is Mengenart => 'vergleiche' in art;

/** How much of a set a file changes; `geaendert` only where a row that differs is not one gone and another come. */
interface Mengenumfang {
  vorher: number;
  neu: number;
  entfallen: number;
  geaendert?: number;
}

/** More of a set may only go or come where that is meant. */
const anteil = 5;

/** Does a file change more than a fifth of what is there? */
export function aendertViel({ vorher, neu, geaendert = 0, entfallen }: Mengenumfang): boolean {
  return vorher > 0 && Math.max(neu, geaendert, entfallen) * anteil > vorher;
}
