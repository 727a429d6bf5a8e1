import { identitaet } from './anfrage-kontext.js';

/** Who reads: the clients they see, and whether what is internal is for them. */
export interface Leser {
  benutzerId: number;
  mandanten: readonly number[];
  intern: boolean;
}

/** Whoever asks. */
export function leser(): Leser {
  const { benutzerId, sichtbareMandanten: mandanten, hauptmandant: intern } = identitaet();
  return { benutzerId, mandanten, intern };
}
