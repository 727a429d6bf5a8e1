import { Auftrag } from '../auftrag/auftrag.js';
import { Kennung, Liste, Tag, Teil, Text, Verweis, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { Hinweis } from '../regel/hinweis.js';
import {
  type Vorschlagsquelle,
  type Vorschlagszustand,
  vorschlagsquellen,
  vorschlagszustaende,
} from './vorschlagsart.js';

/** Most rows a page holds: what would be refused is asked of each of them. */
export const hoechstensVorschlaege = 100;
/** Most of what is wrong that a row of the list names. */
export const hoechstensBeanstandungen = 5;

const nurLesen = true;
const immer = true;

/** What creating the order would refuse. */
export class Beanstandung {
  @Text({ max: 100, nurLesen, immer, label: 'beschriftung.meldung' }) key!: string;
  /** The path of the field in the order, as in messages. */
  @Text({ max: 200, nurLesen, label: 'beschriftung.feld' }) field!: string | null;
  @Text({ max: 500, nurLesen, immer, label: 'beschriftung.text' }) text!: string;
}

/** A proposal as the list shows it. */
export class Auftragsvorschlagszeile {
  @Kennung({ nurLesen, immer }) id!: number;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.version' }) version!: number;
  @Text({
    max: 12,
    nurLesen,
    immer,
    label: 'beschriftung.zustand',
    werte: Object.keys(vorschlagszustaende),
  })
  zustand!: Vorschlagszustand;
  @Verweis(() => MandantKurz, { nurLesen, immer, label: 'beschriftung.mandant' }) mandant!: MandantKurz;
  @Text({ max: 10, pflicht: true, label: 'beschriftung.quelle', werte: Object.keys(vorschlagsquellen) })
  quelle!: Vorschlagsquelle;
  /** Which file, which rule, which program. */
  @Text({ max: 200, label: 'beschriftung.herkunft' }) herkunft!: string | null;
  /** What its source calls it: there is never a second one of the same. */
  @Text({ max: 100, label: 'beschriftung.referenz' }) referenz!: string | null;
  /** Why it waits for a person. */
  @Text({ max: 500, umbrueche: 10, pflicht: true, label: 'beschriftung.grund' }) grund!: string;
  @Text({ max: 35, nurLesen, label: 'beschriftung.empfaenger' }) empfaenger!: string | null;
  @Text({ max: 9, nurLesen, label: 'beschriftung.plz' }) plz!: string | null;
  @Text({ max: 35, nurLesen, label: 'beschriftung.ort' }) ort!: string | null;
  @Tag({ nurLesen, label: 'beschriftung.abholdatum' }) beladedatum!: string | null;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'beschriftung.positionen' }) positionen!: number;
  /** How much creating the order would refuse now, and what; in a list only the first of it. */
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'vorschlag.beanstandungen' }) beanstandet!: number;
  @Liste(() => Beanstandung, { nurLesen, immer, label: 'vorschlag.beanstandungen' })
  beanstandungen!: Beanstandung[];
  @Text({ max: 30, nurLesen, label: 'vorschlag.erstelltVon' }) erstelltVon!: string | null;
  @Zeitpunkt({ nurLesen, immer, label: 'vorschlag.erstelltAm' }) erstelltAm!: string;
  @Text({ max: 30, nurLesen, label: 'vorschlag.entschiedenVon' }) entschiedenVon!: string | null;
  @Zeitpunkt({ nurLesen, label: 'vorschlag.entschiedenAm' }) entschiedenAm!: string | null;
  @Text({ max: 500, nurLesen, label: 'vorschlag.verwerfgrund' }) verwerfgrund!: string | null;
  /** The order it has become; null again where that was deleted. */
  @Kennung({ nurLesen, label: 'beschriftung.auftrag' }) auftragId!: number | null;
  @Text({ max: 20, nurLesen, label: 'beschriftung.auftragsnummer' }) spedeigennr!: string | null;
}

/**
 * An order that waits for a person to release or discard it. It is none yet: it stands in no list, sum, export or
 * feed of orders. It may be incomplete; what is missing is asked for when it is released.
 */
export class Auftragsvorschlag extends Auftragsvorschlagszeile {
  @Teil(() => Auftrag, { label: 'beschriftung.auftrag', pflicht: true, entwurf: true }) auftrag!: Auftrag;
  /** What the rules of sense would say. */
  @Liste(() => Hinweis, { nurLesen, immer, label: 'beschriftung.hinweise' }) hinweise!: Hinweis[];
}

/** Why a proposal is discarded. */
export class Verwerfung {
  @Text({ max: 500, umbrueche: 10, label: 'beschriftung.grund' }) grund!: string | null;
}

/** What the list of proposals asks for. */
export class Vorschlagssuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Text({ max: 12, label: 'beschriftung.zustand', werte: Object.keys(vorschlagszustaende) })
  zustand!: Vorschlagszustand | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensVorschlaege, label: 'beschriftung.anzeigeProSeite' })
  searchLimit!: number | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'beschriftung.sortierung' }) sortierung!: string | null;
}
