import { wortform } from '../../texte/wortform.js';
import type { Gefahrgutklasse } from './gefahrgut.js';

/** What belongs to the edition, and what follows from the other fields of a row. */
type Ohne =
  | ('id' | 'version' | 'gueltigVon' | 'gueltigBis' | 'quelle')
  | ('technischerName' | 'lqGrenze' | 'lqEinheit' | 'nameGekuerzt' | 'keine');

/** The fields of a dangerous-goods row that a file can bring. */
export type Gefahrgutfeld = Exclude<keyof Gefahrgutklasse, Ohne>;

/**
 * How tables call the fields: the heads of the printed table, of the database of the BAM, of English programs and our
 * own. What a table calls by a more exact name comes first.
 */
export const gefahrgutspalten: Record<Gefahrgutfeld, readonly [string, ...string[]]> = {
  unnr: ['s unnr', 'un', 'un nr', 'un nummer', 'unnr', 'unnummer', 'un number', 'un no', 'nummer'],
  variante: ['n lfdnr', 'variante', 'variant'],
  bezeichnung: [
    'benennung und beschreibung',
    's name s spezifikation',
    'stoffbezeichnung',
    'psn',
    'benennung',
    'bezeichnung',
    'stoffname',
    'substance name de',
    'name de',
    'name',
  ],
  klasse: ['s klasse', 'klasse', 'kl', 'hazard class', 'class'],
  klassifizierung: [
    's klassifizierungscode',
    'klassifizierungscode',
    'klassifizierung',
    'klassif',
    'classification code',
    'classification',
  ],
  verpackungsgruppe: ['s vp gruppe', 'verpackungsgruppe', 'vg', 'packing group', 'pg'],
  gefahrzettel: ['s kenn', 'gefahrzettel', 'zettel', 'labels', 'label'],
  sondervorschrift: ['s sv', 'sondervorschriften', 'sondervorschrift', 'sv', 'special provisions'],
  verpackungscode: [
    's verpackungsanw',
    'verpackung anweisungen',
    'verpackungsanweisungen',
    'verpackungsanweisung',
    'verpackungscode',
    'vpcode',
    'packing instruction',
  ],
  begrenzteMengeText: [
    's begrenzte mengen',
    'begrenzte und freigestellte mengen a',
    'begrenzte menge',
    'begrenzte mengen',
    'lq',
    'limited quantity',
    'limited quantities',
  ],
  eq: [
    's freigest mengen',
    'begrenzte und freigestellte mengen b',
    'freigestellte menge',
    'freigestellte mengen',
    'eq',
    'excepted quantity',
    'excepted quantities',
  ],
  befoerderungskategorie: [
    's befoerderungskategorie',
    'beforderungskategorie',
    'befoerderungskategorie',
    'kategorie',
    'kat',
    'bk',
    'transport category',
  ],
  tunnelcode: ['tunnelcode', 's tunnel code', 'tunnelbeschrankungscode', 'tunnel', 'tunnel code', 'tbc'],
  aggregatzustand: [
    'aggregatzustand',
    'zustand',
    'adr tanks tankcodierung',
    'tankcodierung',
    's tank code1',
    'physical state',
  ],
  zulassung: ['zulassung', 'n verbot'],
  abfall: ['abfall', 'waste'],
  umweltgefaehrdend: ['umweltgefahrdend', 'umweltgefaehrdend', 'environmentally hazardous'],
};

export const gefahrgutfelder = Object.keys(gefahrgutspalten) as Gefahrgutfeld[];

export const istGefahrgutfeld = (name: string | null): name is Gefahrgutfeld =>
  gefahrgutfelder.some((feld) => feld === name);

/** Without these no row can be told from another. */
export const gefahrgutpflicht = ['unnr', 'bezeichnung', 'klasse'] as const satisfies readonly Gefahrgutfeld[];

const worte = (feld: Gefahrgutfeld) => gefahrgutspalten[feld].map(wortform);

/** Words by which the head line is known. */
export const gefahrgutkopfworte: readonly string[] = gefahrgutfelder.flatMap(worte);

/** What the columns of a head line mean: each field the first column that is called as one of its names. */
export function erkenneGefahrgutspalten(kopf: readonly string[]): (Gefahrgutfeld | null)[] {
  const einfach = kopf.map(wortform);
  const stellen = new Map<number, Gefahrgutfeld>();
  for (const feld of gefahrgutfelder) {
    const stelle = worte(feld)
      .map((wort) => einfach.indexOf(wort))
      .find((i) => i >= 0 && !stellen.has(i));
    if (stelle !== undefined) stellen.set(stelle, feld);
  }
  return kopf.map((_, i) => stellen.get(i) ?? null);
}
