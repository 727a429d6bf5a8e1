import type { IncomingMessage } from 'node:http';

/** What the log says of a request beside its address: numbers, no names. */
export interface Anfrageangaben {
  route?: string;
  benutzer?: number;
  mandant?: number;
}

const gemerkt = new WeakMap<IncomingMessage, Anfrageangaben>();

export function merkeAngaben(anfrage: IncomingMessage, angaben: Anfrageangaben): void {
  gemerkt.set(anfrage, angaben);
}

export const angabenVon = (anfrage: IncomingMessage): Anfrageangaben => gemerkt.get(anfrage) ?? {};
