import { Kennung, Liste, Tag, Text, Zahl } from '../../feld/dekoratoren.js';
import { plusTage } from '../../feld/tag.js';
import { type Abholstundenwahl, type Auftragssuche, abholstunden, datumstypen } from '../auftragssuche.js';
import { type Phase, phasen } from './phase.js';
import { relationslaenge } from './relation.js';

const anzahl = { dezimal: 0, bis: 2_147_483_647, immer: true } as const;

/** How many orders there are in a phase; delivered ones are those of today. */
export class Phasenstand {
  @Text({ max: 10, werte: phasen, immer: true }) phase!: Phase;
  @Zahl(anzahl) anzahl!: number;
  @Zahl(anzahl) verspaetet!: number;
  /** That have come into their status today. */
  @Zahl(anzahl) heute!: number;
}

/** What is to be collected today from an hour on. */
export class Abholstunde {
  @Text({ max: 4, werte: abholstunden, immer: true }) stunde!: Abholstundenwahl;
  @Zahl(anzahl) offen!: number;
  @Zahl(anzahl) abgeholt!: number;
  /** Of the open ones those with dangerous goods. */
  @Zahl(anzahl) adr!: number;
}

/** Orders whose day of delivery is in the week from this Monday on. */
export class Wochenstand {
  @Tag({ immer: true }) montag!: string;
  @Zahl(anzahl) auftraege!: number;
  @Zahl(anzahl) puenktlich!: number;
  @Zahl(anzahl) zuSpaet!: number;
}

/** Orders of the last four weeks from one area of postal codes to another, and how it was in the four before. */
export class Relationsstand {
  @Text({ max: relationslaenge, immer: true }) relation!: string;
  @Zahl(anzahl) auftraege!: number;
  @Zahl(anzahl) puenktlich!: number;
  @Zahl(anzahl) zuSpaet!: number;
  @Zahl(anzahl) puenktlichVorher!: number;
  @Zahl(anzahl) zuSpaetVorher!: number;
}

/** How things stand: every figure is a list of orders (`listenfragen`). */
export class Uebersicht {
  /** The day it is about. */
  @Tag({ immer: true }) tag!: string;
  @Liste(() => Phasenstand) phasen!: Phasenstand[];
  @Zahl(anzahl) verspaetet!: number;
  @Zahl(anzahl) podFehlt!: number;
  @Zahl(anzahl) uebertragungFehlt!: number;
  /** Orders with open cases. */
  @Zahl(anzahl) klaerfaelle!: number;
  @Liste(() => Abholstunde) abholungen!: Abholstunde[];
  @Liste(() => Wochenstand) wochen!: Wochenstand[];
  @Liste(() => Relationsstand) relationen!: Relationsstand[];
}

/** What the overview is about: all one sees, or less. */
export class Uebersichtsfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Zahl({ dezimal: 0, bis: 9999, label: 'stammdaten.pflegelisten.verkehrsart' }) verkehrsart!: number | null;
}

/** What a figure asks the list for. */
export type Listenfrage = Partial<
  Pick<Auftragssuche, 'phase' | 'nur' | 'datumVon' | 'datumBis' | 'abholstunde' | 'relation'> & {
    datumTyp: (typeof datumstypen)[keyof typeof datumstypen];
  }
>;

/** How many weeks there are of orders by week. */
export const wochenanzahl = 12;
/** Days in which a missing POD counts. */
const podTage = 30;
const relationstage = 28;

const abgeholte = phasen.filter((p) => p !== 'erfasst');
const zustellung = (datumVon: string, datumBis: string): Listenfrage => ({
  datumTyp: datumstypen.ZUSTELLDATUM,
  datumVon,
  datumBis,
});

/** The days that count, seen from this day. */
export const zeitraumVon = {
  pod: (tag: string) => ({ von: plusTage(tag, 1 - podTage), bis: tag }),
  relationen: (tag: string) => ({ von: plusTage(tag, 1 - relationstage), bis: tag }),
  relationenVorher: (tag: string) => ({
    von: plusTage(tag, 1 - 2 * relationstage),
    bis: plusTage(tag, -relationstage),
  }),
};

/** Which orders each figure counts, as the list is asked for them. */
export const listenfragen = {
  phase: (phase: Phase): Listenfrage =>
    phase === 'zugestellt' ? { phase: [phase], nur: ['heute'] } : { phase: [phase] },
  verspaetetIn: (phase: Phase): Listenfrage => ({ phase: [phase], nur: ['verspaetet'] }),
  neuIn: (phase: Phase): Listenfrage => ({ phase: [phase], nur: ['heute'] }),
  verspaetet: (): Listenfrage => ({ nur: ['verspaetet'] }),
  klaerfall: (): Listenfrage => ({ nur: ['klaerfall'] }),
  uebertragungFehlt: (): Listenfrage => ({ nur: ['uebertragungFehlt'] }),
  podFehlt(tag: string): Listenfrage {
    const { von, bis } = zeitraumVon.pod(tag);
    return { nur: ['podFehlt'], ...zustellung(von, bis) };
  },
  abholungen: (tag: string, was: 'alle' | 'offen' | 'abgeholt', stunde?: Abholstundenwahl): Listenfrage => ({
    datumTyp: datumstypen.VERSANDDATUM,
    datumVon: tag,
    datumBis: tag,
    ...(was !== 'alle' && { phase: was === 'offen' ? ['erfasst'] : abgeholte }),
    ...(stunde !== undefined && { abholstunde: stunde }),
  }),
  adrAbholungen: (tag: string, stunde: Abholstundenwahl): Listenfrage => ({
    ...listenfragen.abholungen(tag, 'offen', stunde),
    nur: ['adr'],
  }),
  woche: (montag: string, wie?: 'puenktlich' | 'zuSpaet'): Listenfrage => ({
    ...zustellung(montag, plusTage(montag, 6)),
    ...(wie && { nur: [wie] }),
  }),
  relation(tag: string, relation: string, wie?: 'puenktlich' | 'zuSpaet'): Listenfrage {
    const { von, bis } = zeitraumVon.relationen(tag);
    return { ...zustellung(von, bis), relation, ...(wie && { nur: [wie] }) };
  },
};
