/** What can be entered of an address, in the order of every form. */
export const adressfelder = [
  'fremdnummer',
  'name',
  'zeile2',
  'zeile3',
  'strasse',
  'hausnummer',
  'zusatz',
  'land',
  'plz',
  'ort',
  'ortsteil',
  'kontakt',
  'telefon',
] as const;
