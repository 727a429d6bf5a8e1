import { Kennung, Liste, Tag, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { buchungsarten, handbuchungen } from './buchungsart.js';

/** Most load units of one booking. */
const hoechstens = 99_999;
const nurLesen = true;
const immer = true;
const stueck = { dezimal: 0, von: -1_000_000_000, bis: 1_000_000_000, nurLesen, immer } as const;

/** Seen from the client: given to the partner, or got from them. */
export const richtungen = ['abgabe', 'erhalt'] as const;

/** Whose accounts. */
export class Lademittelfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}

/** Load units of one kind on one account. */
class Kontostand {
  @Kennung({ nurLesen, immer }) kontoId!: number;
  @Kennung({ nurLesen, immer }) mandantId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.ort' }) ort!: string | null;
  @Kennung({ nurLesen, immer }) lademittelId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Zahl({ ...stueck, label: 'lademittel.saldo' }) saldo!: number;
}

/** How many load units an account has: of a partner's account as many as the partner owes, below zero as many as they get. */
export class Lademittelsaldo extends Kontostand {
  /** The client's own stock: with it all accounts are zero together. */
  @Wahrheit({ nurLesen, immer, label: 'lademittel.bestand' }) bestand!: boolean;
}

/** Until how many days back each part of an open balance reaches; what is older is a part of its own. */
export const altersgrenzen = [30, 60, 90] as const;

/** How old an open balance is: what came back settles what is oldest, so the latest is still open. Its parts have its sign. */
export class Lademittelalter extends Kontostand {
  @Zahl({ ...stueck, label: 'lademittel.bis30' }) bis30!: number;
  @Zahl({ ...stueck, label: 'lademittel.bis60' }) bis60!: number;
  @Zahl({ ...stueck, label: 'lademittel.bis90' }) bis90!: number;
  @Zahl({ ...stueck, label: 'lademittel.aelter' }) aelter!: number;
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
  /** The order's proof of delivery, where there is one as a paper. */
  @Kennung({ nurLesen, label: 'lademittel.beleg' }) belegId!: number | null;
}

/** How many of the planned ones really stayed with the recipient; none where all were exchanged. */
export class Lademittelbestaetigung {
  @Tag({ pflicht: true, label: 'lademittel.tag' }) tag!: string;
  @Zahl({ dezimal: 0, von: 0, bis: hoechstens, pflicht: true, label: 'beschriftung.anzahl' }) anzahl!: number;
  @Text({ max: 200, label: 'lademittel.bemerkung' }) bemerkung!: string | null;
  /** The paper of the order that proves it. */
  @Kennung({ label: 'lademittel.beleg' }) dokumentId!: number | null;
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
  /** The paper that proves it, as long as the order has it; its name stays. */
  @Kennung({ nurLesen }) dokumentId!: number | null;
  @Text({ max: 255, nurLesen, label: 'lademittel.beleg' }) dokument!: string | null;
  /** It was taken back, or takes another back: neither can be taken back any more. */
  @Wahrheit({ nurLesen, immer, label: 'lademittel.storniert' }) storniert!: boolean;
}

/** Most entries a statement shows. */
export const hoechstensBewegungen = 1000;

/** An account's bookings of some days, with the balance before and after. */
export class Kontoauszug {
  @Kennung({ nurLesen, immer }) kontoId!: number;
  @Kennung({ nurLesen, immer }) mandantId!: number;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 60, nurLesen, immer, label: 'lademittel.partner' }) partner!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.ort' }) ort!: string | null;
  @Text({ max: 60, nurLesen, immer, label: 'beschriftung.lademittel' }) lademittel!: string;
  @Zahl({ ...stueck, label: 'lademittel.anfang' }) anfang!: number;
  @Zahl({ ...stueck, label: 'lademittel.ende' }) ende!: number;
  /** How many bookings these days have; the first of them are there. */
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.anzahl' }) gesamt!: number;
  @Liste(() => Kontobewegung, { nurLesen, immer, label: 'lademittel.auszug' }) bewegungen!: Kontobewegung[];
}

/** Most bookings of a statement as a file, and as a paper. */
export const hoechstensInDatei = 50_000;
export const hoechstensAufPapier = 5_000;
