import type { Sendungsmasse } from './frachtgewicht.js';

/** One end of a transport. */
export interface Preisort {
  lkz: string;
  plz: string;
  ort: string;
}

/** What a price depends on. */
export interface Preisanfrage extends Sendungsmasse {
  von: Preisort;
  nach: Preisort;
  /** Road kilometres where known. */
  km: number | null;
  mautpflichtig: boolean;
  /** Dangerous goods that are not packed in limited quantities. */
  gefahrgut: boolean;
  /** Those that are switched on. */
  services: readonly { spez_num: number; wert: string | null }[];
  leistungsDatum: string | null;
  rechnungsempfaenger: string | null;
}

/** The tariff has no price for this; the message is for people. */
export class KeinPreis extends Error {}
