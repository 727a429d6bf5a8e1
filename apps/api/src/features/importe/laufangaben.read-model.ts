import type { Importart, Lauf, Mengenart } from './importart.js';

/** The client of a run of things that belong to one. */
export function mandantVon({ mandantId }: Pick<Lauf, 'mandantId'>): number {
  if (mandantId === null) throw new Error('Ein Lauf ohne Mandanten');
  return mandantId;
}

export const istMenge = (art: Importart): art is Mengenart => 'vergleiche' in art;
