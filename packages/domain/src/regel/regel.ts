import type { AuftragAdresse } from '../adresse/adresse.js';
import type { Auftragsrolle } from '../adresse/adresstyp.js';
import type { Auftrag } from '../auftrag/auftrag.js';
import type { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import type { HeutigerAuftrag } from '../auftrag/wiederholung/bisherige.js';
import type { Fortrasvorgaben } from '../dispo/fortras/vorgaben.js';
import type { Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Land } from '../stammdaten/land.js';

/**
 * What a rule that finds something does: it is told; or the order can be saved but not marked for transfer; or it
 * cannot be saved.
 */
export const schweren = {
  hinweis: 'regel.schwere.hinweis',
  sperre: 'regel.schwere.sperre',
  pflicht: 'regel.schwere.pflicht',
} as const;

export type Schwere = keyof typeof schweren;

/** What of a packaging or load unit the rules need. */
export interface Packmittel {
  id: number;
  langBezeichnung: string;
  ggvs: boolean;
  /** Of load units, where they are known. */
  laengeCM?: number | null;
  breiteCM?: number | null;
}

/** What rules need and an order does not say. */
export interface Regelkontext {
  konfiguration: Konfiguration;
  verpackungen: readonly Packmittel[];
  lademittel: readonly Packmittel[];
  laender: readonly Land[];
  heute: string;
  /** The client's orders of today to this recipient, as far as they were asked for. */
  heutige: readonly HeutigerAuftrag[];
  /** What the partner's consignment files demand, where orders leave in such. */
  fortras: Fortrasvorgaben | null;
}

/** An order as it stands in a form, is sent, or is stored. */
export type Pruefling = Omit<Partial<Auftrag>, 'auftragspositionen' | Auftragsrolle> & {
  auftragspositionen?: readonly Partial<Auftragsposition>[] | null;
} & Partial<Record<Auftragsrolle, Partial<AuftragAdresse> | null>>;

/** A rule of sense: what the contract does not demand, and everybody who works with the order does. */
export interface Regel {
  /** Key of the sentence that says what the rule demands. */
  text: string;
  /** As it is shipped; a client may choose another. */
  schwere: Schwere;
  /** The severity is that of the law, or of a file that cannot say otherwise: nobody chooses another. */
  fest?: true;
  pruefe: (auftrag: Pruefling, kontext: Regelkontext) => Meldung[];
}
