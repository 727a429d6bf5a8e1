import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type {
  Eingangsausgang,
  Eingangsformat,
  Eingangszeichensatz,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Tabellengrenzen } from '../../platform/dateien/tabelle.js';

/** What of a run those need who check and store its lines. */
export interface Lauf {
  id: number;
  mandantId: number;
  format: Eingangsformat;
  /** Whose codes it uses. */
  partner: string | null;
  /** What a message said of itself, as its kind of import keeps it. */
  umschlag: unknown;
  kopf: string[];
  zuordnung: (string | null)[];
  komma: (',' | '.')[];
}

/** Lines that become one thing. */
export interface Vorgang {
  nummer: number;
  zeilen: Dateizeile[];
  /** Of its content: the same again is the same thing. */
  schluessel: string;
}

/** What would become of them. */
export interface Vorgangsbefund {
  nummer: number;
  ausgang: Eingangsausgang;
  meldungen: { ort: Zellort; meldung: Meldung }[];
  /** By which the thing is known, where it is. */
  referenz: string | null;
}

/** How a message of a partner is read. */
export interface Leseprofil {
  partner: string | null;
  zeichensatz: Eingangszeichensatz | null;
}

/** A message of a partner as lines, and what each of their columns means. */
export interface Nachrichtentabelle {
  kopf: string[];
  zuordnung: (string | null)[];
  zeilen: Dateizeile[];
  /** What else must be known of the message later: for an answer, or to refuse parts of it. */
  umschlag?: object;
}

export interface Vorbereitung {
  /** For each line the number of its thing, from 1. */
  vorgaenge: number[];
  komma: (',' | '.')[];
}

/** What a kind of import brings along; everything else is the same for all. */
export interface Importart {
  readonly art: string;
  readonly grenzen: Tabellengrenzen;
  /** Words by which a head line is known. */
  readonly kopfworte: readonly string[];
  /** Those of them that head amounts. */
  readonly mengenworte: readonly string[];
  /** What the columns of a head line mean. */
  erkenne(kopf: readonly string[]): (string | null)[];
  istSpalte(name: string): boolean;
  /** Columns without which nothing can be checked. */
  fehlend(zuordnung: readonly (string | null)[]): string[];
  /** A document that is no table, as the JSON of one thing. @throws Dateifehler */
  ausXml(text: string): unknown;
  /** @throws Fachfehler 400 at `file` */
  ausNachricht(format: Eingangsformat, inhalt: Buffer, profil: Leseprofil): Promise<Nachrichtentabelle>;
  bereiteVor(lauf: Pick<Lauf, 'format' | 'kopf' | 'zuordnung'>, zeilen: Dateizeile[]): Vorbereitung;
  /** Nothing is stored. In the order of what is given. */
  pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]>;
  /** Until the surrounding transaction ends nobody else takes over for this client. */
  sperre(lauf: Lauf): Promise<void>;
  /** Stores it and answers its id. @throws Fachfehler */
  uebernimm(lauf: Lauf, vorgang: Vorgang): Promise<number>;
  /** Removes what was stored. @throws Fachfehler 409 with what stands against it */
  nimmZurueck(ids: number[]): Promise<void>;
}
