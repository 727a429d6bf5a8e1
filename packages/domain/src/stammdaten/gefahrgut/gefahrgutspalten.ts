import type { Gefahrgutklasse } from './gefahrgut.js';

/** The fields of a dangerous-goods row that a file can bring. */
export type Gefahrgutfeld = Exclude<
  keyof Gefahrgutklasse,
  'id' | 'version' | 'gueltigVon' | 'gueltigBis' | 'quelle'
>;

/** How tables call the fields: German official tables, English programs, our own names. */
export const gefahrgutspalten: Record<Gefahrgutfeld, readonly string[]> = {
  unnr: ['un', 'un nr', 'un nummer', 'unnr', 'unnummer', 'un number', 'un no', 'nummer'],
  bezeichnung: [
    'benennung und beschreibung',
    'benennung',
    'bezeichnung',
    'stoffname',
    'substance name de',
    'name de',
    'name',
  ],
  klasse: ['klasse', 'kl', 'hazard class', 'class'],
  klassifizierung: [
    'klassifizierungscode',
    'klassifizierung',
    'klassif',
    'classification code',
    'classification',
  ],
  verpackungsgruppe: ['verpackungsgruppe', 'vg', 'packing group', 'pg'],
  gefahrzettel: ['gefahrzettel', 'zettel', 'labels', 'label'],
  sondervorschrift: ['sondervorschriften', 'sondervorschrift', 'sv', 'special provisions'],
  verpackungscode: ['verpackungsanweisung', 'verpackungscode', 'vpcode', 'packing instruction'],
  begrenzteMengeText: ['begrenzte menge', 'begrenzte mengen', 'lq', 'limited quantity', 'limited quantities'],
  eq: ['freigestellte menge', 'freigestellte mengen', 'eq', 'excepted quantity', 'excepted quantities'],
  befoerderungskategorie: [
    'beforderungskategorie',
    'befoerderungskategorie',
    'kategorie',
    'kat',
    'transport category',
  ],
  tunnelcode: ['tunnelbeschrankungscode', 'tunnelcode', 'tunnel', 'tunnel code'],
  abfall: ['abfall', 'waste'],
  umweltgefaehrdend: ['umweltgefahrdend', 'umweltgefaehrdend', 'environmentally hazardous'],
};

export const gefahrgutfelder = Object.keys(gefahrgutspalten) as Gefahrgutfeld[];

/** Which column of the file brings which field. */
export type Spaltenzuordnung = Partial<Record<Gefahrgutfeld, string | null>>;
