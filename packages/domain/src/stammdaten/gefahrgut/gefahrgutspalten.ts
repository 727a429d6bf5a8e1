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
export const gefahrgutspalten: Record<Gefahrgutfeld, readonly string[]> = {
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
  tunnelcode: ['s tunnel code', 'tunnelbeschrankungscode', 'tunnelcode', 'tunnel', 'tunnel code', 'tbc'],
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

/** Which column of the file brings which field. */
export type Spaltenzuordnung = Partial<Record<Gefahrgutfeld, string | null>>;
