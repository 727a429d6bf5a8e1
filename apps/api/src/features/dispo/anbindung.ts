import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import type { Preismeldung } from '@frachtportal/domain/preis/berechnteil';
import type { Konfigurationsmeldung } from './anbindungen/nachricht.js';

/** What a dispatch system says when it has taken something. */
export interface Quittung {
  /** Its own number for it. */
  nummer?: string | null;
  /** The answer to a price request where it comes at once; otherwise it is reported later. */
  preis?: Preismeldung;
}

/**
 * The way to a dispatch system. The form in which an order travels is the connector's own affair; what comes back
 * is taken in by `Rueckmeldungen`, whichever way it came.
 */
export interface Anbindung {
  /**
   * Hands an order over, or the request for its price (`typ` 1). The same reference is the same handover: however
   * often it is tried, the other side has it once.
   * @throws Uebergabefehler; anything else counts as unclear
   */
  uebergib(auftrag: Auftrag, referenz: string): Promise<Quittung>;

  /** Tells the dispatch system to bring one of its indexes up to date, as a whole or for the given entries. */
  aktualisiere(index: Indextyp, ids: number[]): Promise<void>;

  /**
   * Hands the configuration over that holds now. The same reference is the same handover here too.
   * @throws Uebergabefehler
   */
  konfiguriere(meldung: Konfigurationsmeldung, referenz: string): Promise<void>;
}

/** DI token of the connector that the environment chooses. */
export const ANBINDUNG = Symbol('Anbindung');

/**
 * Why a handover failed: `abgelehnt` for good, so that trying again is useless; `nichtErreicht`, so that the other
 * side surely has nothing; `unklar`, so that it may have it.
 */
export type Fehlerart = 'abgelehnt' | 'nichtErreicht' | 'unklar';

export class Uebergabefehler extends Error {
  constructor(
    message: string,
    readonly art: Fehlerart,
  ) {
    super(message);
  }
}
