/** Paths of the look-up lists that everybody may read. */
export const listen = [
  'laender',
  'waehrungen',
  'sprachen',
  'frankaturen',
  'verkehrsarten',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'sperrigkeiten',
  'metrokennungen',
  'verpackungen',
  'lademittel',
  'eigentuemer',
  'auftragdefaultservice',
];
