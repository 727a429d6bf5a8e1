import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';

/** Nothing can come on this way at the moment. */
export class Transportfehler extends Error {
  constructor(readonly meldung: Meldung) {
    super(meldung.key);
  }
}

/** What the system says of a folder or a server, in its own short words. */
export const gestoert = (grund: unknown): Meldung =>
  fehler('anbindung.gestoert', undefined, {
    grund: (grund instanceof Error ? grund.message : String(grund)).slice(0, 300),
  });
