import { gefahrgutmittel, positionUngezaehlt } from './positionsregeln.js';
import type { Regel } from './regel.js';

/**
 * All rules of sense, once. Form, server, import and transfer ask them through `befunde`; docs/regeln.md is made from
 * here.
 */
export const regeln = {
  positionUngezaehlt: {
    text: 'regel.positionUngezaehlt',
    schwere: 'hinweis',
    pruefe: positionUngezaehlt,
  },
  gefahrgutmittel: { text: 'regel.gefahrgutmittel', schwere: 'hinweis', pruefe: gefahrgutmittel },
} as const satisfies Record<string, Regel>;

export type Regelname = keyof typeof regeln;

export const regelnamen = Object.keys(regeln) as Regelname[];

export function istRegel(name: string): name is Regelname {
  return Object.hasOwn(regeln, name);
}

export function regel(name: Regelname): Regel {
  return regeln[name];
}
