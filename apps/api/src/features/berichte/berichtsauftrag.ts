import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';

/** What stands on top of a paper: who issues it. */
export interface Briefkopf {
  name: string;
  telefon?: string | null;
  zeilen: string[];
  /** An object, so that it travels once to whoever draws the papers of many clients of one forwarder. */
  logo?: { datenadresse: string };
  /** What the forwarder wants to stand at the foot of every page. */
  fuss?: string | null;
}

/** What is known of a delivery. */
export interface Ablieferung {
  zugestelltAm: string;
  /** Only the day of it is known. */
  nurTag: boolean;
  quittiert: string | null;
  ereignisort: string | null;
  kommentar: string | null;
  /** The signature as data URL. */
  signatur: string | null;
  /** Name of the signed paper, where one is stored, and the paper itself as data URL where it is a picture. */
  belegname: string | null;
  belegbild?: string;
  /** The signed paper, where it is stored as PDF: its pages take the place of the sheet. */
  belegPdf?: Uint8Array;
}

/** Words for what an order carries as plain id, and the letterhead of each client. */
export interface Berichtstexte {
  frankaturen: Readonly<Record<number, string>>;
  verkehrsarten: Readonly<Record<number, string>>;
  koepfe: Readonly<Record<number, Briefkopf>>;
  /** Under which the portal is reached, where that has been said. */
  portal?: string;
  /** In which moments stand on the paper. */
  zeitzone: string;
  /** By order. */
  ablieferungen?: Readonly<Record<number, Ablieferung>>;
  /** With a neutral sender: is the forwarder the consignor of dangerous goods, or the real sender? */
  adrAbsenderIstSpediteur?: boolean;
}

export const keineTexte: Berichtstexte = {
  frankaturen: {},
  verkehrsarten: {},
  koepfe: {},
  zeitzone: zeitzoneVorgabe,
};

/** An order as the API answers it. */
export type Berichtsauftrag = Auftrag;
export type Berichtsposition = Auftrag['auftragspositionen'][number];
export type Berichtsadresse = NonNullable<Auftrag['absenderAdresse']>;
