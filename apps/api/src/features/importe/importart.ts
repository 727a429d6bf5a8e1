import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type {
  Eingangsausgang,
  Eingangsformat,
  Eingangszeichensatz,
  Nachrichtenformat,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Zelle } from '@frachtportal/domain/auftragseingang/zellwerte';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import type { Tabelle, Tabellengrenzen } from '../../platform/dateien/tabelle.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import type { Fachfehler } from '../../platform/errors/fachfehler.js';

/** What of a run those need who check and store its lines. */
export interface Lauf {
  id: number;
  /** Whose things it brings; null where they belong to no client. */
  mandantId: number | null;
  /** The country whose set it is, where it is that of one and that is known. */
  landId: number | null;
  /** Do its rows take the place of all that are there? */
  ersetzen: boolean;
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
  /** What was said of it when it was checked; undefined where it is checked now. */
  gesagt?: Meldung[];
}

/** What would become of them. */
export interface Vorgangsbefund {
  nummer: number;
  ausgang: Eingangsausgang;
  meldungen: { ort: Zellort; meldung: Meldung }[];
  /** By which the thing is known, where it is. */
  referenz: string | null;
  /** What would change of what is there. */
  aenderungen?: Aenderung[];
}

/** A field with its value before and after. */
export interface Aenderung {
  field: string;
  vorher: string | null;
  nachher: string | null;
}

/** What was stored of a thing, so that it can be taken back. */
export interface Uebernommenes {
  auftragId?: number | null;
  adresseId?: number | null;
  /** What is neither of both. */
  gegenstandId?: number | null;
  /** The state in which the import has left it. */
  version?: number | null;
  /** What was there before; null where nothing was. */
  vorher?: unknown;
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

/** A table whose lines come one bundle after the other. */
export interface Zeilenstrom {
  kopf: string[];
  kopfzeile: number;
  /** Where what the columns mean is known without a head. */
  zuordnung?: (string | null)[];
  bunde: AsyncIterable<Dateizeile[]>;
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
  /** How many things are checked, and stored, at a time. */
  readonly schub: { pruefung: number; uebernahme: number };
  /** All of a file is stored in one transaction. */
  readonly alsGanzes?: boolean;
  /** Lines say something of each other (areas overlap): all are looked at together. */
  readonly alleZusammen?: boolean;
  /** So many runs of a client are kept; without it all. */
  readonly behalten?: number;
  /** A formula in a text file refuses its line, not the file. */
  readonly formelnJeZeile?: boolean;
  /** Under which names the audit log has it. */
  readonly ereignisse: { uebernommen: Protokollart; zurueckgenommen: Protokollart };
  /** Words by which a head line is known. */
  readonly kopfworte: readonly string[];
  /** Those of them that head amounts. */
  readonly mengenworte: readonly string[];
  /** Are tables of JSON read too? */
  readonly auchJson?: boolean;
  /** Brings what is known of the forms in circulation into one: columns that are two, lines that are none. */
  gestalte?(tabelle: Tabelle): Tabelle;
  /** What the columns of a head line mean. */
  erkenne(kopf: readonly string[]): (string | null)[];
  istSpalte(name: string): boolean;
  /** Columns without which nothing can be checked. */
  fehlend(zuordnung: readonly (string | null)[]): string[];
  /** The text of a cell as it is kept. */
  zelle?(text: string, format: Eingangsformat): string;
  /** Lines of JSON, which have no columns, as a table that is understood again. */
  alsTabelle?(zeilen: readonly Dateizeile[], sage: Uebersetzer): { kopf: string[]; zeilen: Zelle[][] };
  /** A document that is no table, as the JSON of one thing; without it there are only tables. @throws Dateifehler */
  ausXml?(text: string): unknown;
  /** @throws Fachfehler 400 at `file` */
  ausNachricht?(
    format: Nachrichtenformat,
    datei: Pick<Eingangsdatei, 'pfad' | 'bytes'>,
    profil: Leseprofil,
  ): Promise<Nachrichtentabelle>;
  /** A large text line by line; undefined for what is no such file. @throws Dateifehler */
  liesStrom?(datei: Pick<Eingangsdatei, 'pfad' | 'bytes'>): Promise<Zeilenstrom>;
  /** Which lines belong together; without it each is a thing. */
  bereiteVor?(lauf: Pick<Lauf, 'format' | 'kopf' | 'zuordnung'>, zeilen: Dateizeile[]): Vorbereitung;
  /** Nothing is stored. In the order of what is given. */
  pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]>;
  /** What becomes of a thing whose reference stands in an earlier line of the file already. */
  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund;
  /** Until the surrounding transaction ends nobody else takes over into the same. */
  sperre(lauf: Lauf): Promise<void>;
  /** Of how many things a file changes some; without it nobody is asked whether that many are meant. */
  anzahl?(): Promise<number>;
  /** Stores them; answers in their order what was stored, or why not. */
  uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<(Uebernommenes | Fachfehler)[]>;
  /** Puts back what was there before; a set is switched as a whole. @throws Fachfehler 409 with what stands against it */
  nimmZurueck?(dinge: Uebernommenes[]): Promise<void>;
}

/** A kind whose file is a set: what the set loses has no line, and what was before it comes back as a whole. */
export interface Mengenart extends Importart {
  /** In the caller's transaction, as all of this. */
  vergleiche(lauf: Lauf): Promise<Mengenstand>;
  /** What the set loses, as lines to read. */
  entfallende(
    lauf: Lauf,
    teil: { hoechstens: number; ab: number },
  ): Promise<{ texte: string[]; gesamt: number }>;
  /** Each file stands on the one before it, not on the state before itself only: one after the other can be taken back. */
  readonly stapel?: boolean;
  /** Puts aside what is there. */
  merke?(lauf: Lauf): Promise<void>;
  /** Removes what is there, for a file that takes its place: all good lines come then. */
  leere?(lauf: Lauf): Promise<void>;
  /** What was put aside holds again, and what held is put aside. */
  wechsle(lauf: Lauf): Promise<void>;
}

/** A set beside the lines of a run. */
export interface Mengenstand {
  vorher: number;
  /** Those of it that no line names, and that would go. */
  entfallen: number;
  /** By what it is seen whether the set is another one by now. */
  grundlage: string;
  /** What the run is to keep of it for its kind. */
  umschlag?: object;
  /** What is asked besides the figures before it is taken over. */
  frage?: Meldung;
}
