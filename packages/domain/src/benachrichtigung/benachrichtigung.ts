import { type Phase, phasen } from '../auftrag/liste/phase.js';
import { type Ereignisart, ereignisartnamen } from '../ereignis/ereignis.js';
import { Kennung, Text, Wahrheit, Worte, Zahl } from '../feld/dekoratoren.js';
import { type Mailsprache, mailsprachen } from '../mailvorlage/mailvorlage.js';

/** Who is told, in the words it is offered with. */
export const empfaengerarten = {
  selbst: 'benachrichtigung.an.selbst',
  adresse: 'benachrichtigung.an.adresse',
  empfaenger: 'benachrichtigung.an.empfaenger',
} as const;
export type Empfaengerart = keyof typeof empfaengerarten;

/** How often. */
export const takte = {
  sofort: 'benachrichtigung.takt.sofort',
  stuendlich: 'benachrichtigung.takt.stuendlich',
  taeglich: 'benachrichtigung.takt.taeglich',
} as const;
export type Benachrichtigungstakt = keyof typeof takte;

/** So many rules of their own somebody keeps, and as many for their clients. */
export const hoechstensBenachrichtigungen = 50;

/** The hour at which a daily mail comes, in the forwarder's time zone. */
export const stundeTaeglich = 7;

/** What whoever waits for a shipment may be told of: it is on its way, further, there. */
export const artenFuerEmpfaenger: readonly Ereignisart[] = [
  'auftrag.uebertragen',
  'auftrag.status',
  'auftrag.abgeliefert',
];

const nurLesen = true;
const immer = true;

/** A rule by which mails tell of events. */
export class Benachrichtigung {
  @Kennung({ nurLesen, immer }) id!: number;
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({
    max: 10,
    werte: Object.keys(empfaengerarten),
    label: 'benachrichtigung.empfaenger',
    pflicht: true,
  })
  an!: Empfaengerart;
  /** Only of the kind `adresse`, as is the language. */
  @Text({ max: 255, label: 'beschriftung.eMail' }) email!: string | null;
  @Text({ max: 2, werte: mailsprachen, label: 'beschriftung.sprache' }) sprache!: Mailsprache | null;
  /** Whose events; of a main client those of its clients too. Without it the own client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Worte({ werte: ereignisartnamen, pflicht: true, label: 'ereignis.arten' }) arten!: Ereignisart[];
  /** Of changes of status only those that lead into one of these; without it all. */
  @Worte({ werte: phasen, label: 'benachrichtigung.phasen' }) phasen!: Phase[] | null;
  @Text({ max: 10, werte: Object.keys(takte), label: 'benachrichtigung.haeufigkeit', pflicht: true })
  takt!: Benachrichtigungstakt;
  @Wahrheit({ label: 'benachrichtigung.aktiv', pflicht: true }) aktiv!: boolean;
  /** Whoever is told has ended such mails. */
  @Wahrheit({ label: 'benachrichtigung.abbestellt', nurLesen, immer }) abbestellt!: boolean;
  /** A mail to whoever is told came back; saving the rule again tries once more. */
  @Wahrheit({ label: 'benachrichtigung.unzustellbar', nurLesen, immer }) unzustellbar!: boolean;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen, immer }) version!: number;
}
