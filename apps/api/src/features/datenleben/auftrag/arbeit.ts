import type { Genommener } from './datenauftraege.repository.js';
import type { Fortschritt } from './fortschritt.js';

/** One kind of work. It marks itself as done in the transaction that does it: what is killed leaves nothing half. */
export interface Arbeit {
  tue(auftrag: Genommener, fortschritt: Fortschritt): Promise<void>;
}
