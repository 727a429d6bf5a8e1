import { Kennung, Liste, Tag, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** Most load units of one booking. */
const hoechstens = 99_999;
const nurLesen = true;
const immer = true;
const stueck = { dezimal: 0, von: -1_000_000_000, bis: 1_000_000_000, nurLesen, immer } as const;

/** What a person may book by hand. */
export const handbuchungen = ['bewegung', 'eroeffnung', 'ausgleich'] as const;
/** `bestaetigt` comes from an order, `storno` takes another back. */
export const buchungsarten = [...handbuchungen, 'bestaetigt', 'storno'] as const;
/** What kinds of booking are called. */
export const buchungsartnamen = {
  bewegung: 'lademittel.artBewegung',
  eroeffnung: 'lademittel.artEroeffnung',
  ausgleich: 'lademittel.artAusgleich',
  bestaetigt: 'lademittel.artBestaetigt',
  storno: 'lademittel.artStorno',
} as const satisfies Record<(typeof buchungsarten)[number], string>;

/** Seen from the client: given to the partner, or got from them. */
export const richtungen = ['abgabe', 'erhalt'] as const;

/** Whose accounts. */
export class Lademittelfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}

/** How many load units an account has: of a partner's account as many as the partner owes, below zero as many as they get. */
export class Lademittelsaldo {
  @Kennung({ nurLesen, immer }) kontoId!: number;
  @Kennung({ nurLesen, immer }) mandantId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  /** The client's own stock: with it all accounts are zero together. */
  @Wahrheit({ nurLesen, immer, label: 'lademittel.bestand' }) bestand!: boolean;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.ort' }) ort!: string | null;
  @Kennung({ nurLesen, immer }) lademittelId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Zahl({ ...stueck, label: 'lademittel.saldo' }) saldo!: number;
}

/** What an order lets expect: so many load units go to its recipient. */
export class Lademittelplanung {
  @Kennung({ nurLesen, immer }) id!: number;
  @Kennung({ nurLesen, immer }) auftragId!: number;
  @Text({ max: 20, nurLesen, immer, label: 'beschriftung.auftragsnummer' }) nummer!: string;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  @Tag({ nurLesen, immer, label: 'lademittel.tag' }) tag!: string;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.ort' }) ort!: string | null;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Zahl({ ...stueck, label: 'lademittel.geplant' }) anzahl!: number;
}

/** How many of the planned ones really stayed with the recipient; none where all were exchanged. */
export class Lademittelbestaetigung {
  @Tag({ pflicht: true, label: 'lademittel.tag' }) tag!: string;
  @Zahl({ dezimal: 0, von: 0, bis: hoechstens, pflicht: true, label: 'beschriftung.anzahl' }) anzahl!: number;
  @Text({ max: 200, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}

/** A booking by hand between the client's own stock and a partner. */
export class Lademittelbuchung {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** An account there is already, else an entry of the address book, else the forwarder. */
  @Kennung({ label: 'lademittel.konto' }) kontoId!: number | null;
  @Kennung({ label: 'lademittel.partner' }) adresseId!: number | null;
  @Text({ max: 10, werte: handbuchungen, pflicht: true, label: 'lademittel.art' })
  art!: (typeof handbuchungen)[number];
  @Text({ max: 6, werte: richtungen, pflicht: true, label: 'lademittel.richtung' })
  richtung!: (typeof richtungen)[number];
  @Tag({ pflicht: true, label: 'lademittel.tag' }) tag!: string;
  @Kennung({ pflicht: true, label: 'beschriftung.lademittel' }) lademittelId!: number;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstens, pflicht: true, label: 'beschriftung.anzahl' }) anzahl!: number;
  @Text({ max: 200, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}

/** The day on which a booking is taken back, and why. */
export class Lademittelstorno {
  @Tag({ pflicht: true, label: 'lademittel.tag' }) tag!: string;
  @Text({ max: 200, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
}

/** A booking that now stands. */
export class GebuchteLademittel {
  @Kennung({ nurLesen, immer }) id!: number;
  @Kennung({ nurLesen, immer }) kontoId!: number;
  @Kennung({ nurLesen, immer }) lademittelId!: number;
  @Zahl({ ...stueck, label: 'beschriftung.anzahl' }) anzahl!: number;
}

/** Which load unit, in which days. */
export class Auszugsfrage {
  @Kennung({ pflicht: true, label: 'beschriftung.lademittel' }) lademittelId!: number;
  @Tag({ pflicht: true, label: 'beschriftung.von' }) von!: string;
  @Tag({ pflicht: true, label: 'beschriftung.bis' }) bis!: string;
}

export class Kontobewegung {
  @Kennung({ nurLesen, immer }) id!: number;
  @Tag({ nurLesen, immer, label: 'lademittel.tag' }) tag!: string;
  @Text({ max: 12, werte: buchungsarten, nurLesen, immer, label: 'lademittel.art' })
  art!: (typeof buchungsarten)[number];
  @Text({ max: 20, nurLesen, label: 'beschriftung.auftragsnummer' }) nummer!: string | null;
  /** More on this account, or less. */
  @Zahl({ ...stueck, label: 'beschriftung.anzahl' }) anzahl!: number;
  /** What the order had let expect, where the booking confirms one. */
  @Zahl({ dezimal: 0, nurLesen, label: 'lademittel.geplant' }) geplant!: number | null;
  /** The balance after it. */
  @Zahl({ ...stueck, label: 'lademittel.saldo' }) saldo!: number;
  @Text({ max: 200, nurLesen, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
  @Text({ max: 30, nurLesen, immer, label: 'lademittel.verfasser' }) verfasser!: string;
  /** It was taken back, or takes another back: neither can be taken back any more. */
  @Wahrheit({ nurLesen, immer, label: 'lademittel.storniert' }) storniert!: boolean;
}

/** Most entries a statement shows. */
export const hoechstensBewegungen = 1000;

/** An account's bookings of some days, with the balance before and after. */
export class Kontoauszug {
  @Kennung({ nurLesen, immer }) kontoId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Zahl({ ...stueck, label: 'lademittel.anfang' }) anfang!: number;
  @Zahl({ ...stueck, label: 'lademittel.ende' }) ende!: number;
  /** How many bookings these days have; the first of them are there. */
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.anzahl' }) gesamt!: number;
  @Liste(() => Kontobewegung, { nurLesen, immer, label: 'lademittel.auszug' }) bewegungen!: Kontobewegung[];
}

type Sagen = (
  schluessel: (typeof buchungsartnamen)[keyof typeof buchungsartnamen] | 'lademittel.storniert',
) => string;

/** What a booking is called in a statement, and that it was taken back. */
export function buchungsartname(
  { art, storniert }: Pick<Kontobewegung, 'art' | 'storniert'>,
  sage: Sagen,
): string {
  const name = sage(buchungsartnamen[art]);
  return storniert && art !== 'storno' ? `${name} (${sage('lademittel.storniert')})` : name;
}

/** Most bookings of a statement as a file. */
export const hoechstensInDatei = 50_000;
