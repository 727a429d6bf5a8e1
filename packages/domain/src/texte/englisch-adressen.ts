/** English texts of the address book, its import and the order templates. */
export const adresstexteEnglisch: Record<string, string> = {
  'adresse.gespeichert': 'The address {name} was saved successfully.',
  'adresse.geloescht': 'The address was removed successfully!',
  'adresse.plzStellen': 'Please enter a postcode of {stellen} digits ({lkz}).',
  'adresse.plzForm': 'This postcode does not fit the country {lkz}.',
  'adresse.anlegenFrage': 'Do you want to create the address of type {typ}?',
  'adresse.inUebertragung':
    'The address is being transferred, “{feld}” cannot be changed. Please copy the address.',
  'adresse.loeschenInUebertragung': 'The address is being transferred and cannot be removed.',
  'adresse.eigene': 'This is the own address of the client {name}, it cannot be removed.',
  'adresse.mandantFest': 'The client of an address cannot be changed. Please copy the address.',
  'adresse.erstSpeichern': 'Please save the address first.',
  'adresse.zusammengefuehrt': 'The addresses were merged.',
  'adresse.sichSelbst': 'An address cannot be merged with itself.',
  'adresse.verschiedeneMandanten': 'Only addresses of one client can be merged.',

  'adressimport.mandant': 'Please choose a client',
  'adressimport.fertig': 'The addresses were imported successfully.',
  'adressimport.abgebrochen': 'The import was cancelled, nothing was taken over.',
  'adressimport.gescheitert': 'The import failed, nothing was taken over. {grund}',
  'adressimport.zuVieleZellen': 'Row {zeile} has more cells than the head line.',
  'adressimport.nummerDoppelt': 'The number {nummer} already stands in row {zeile}.',
  'adressimport.zeileDoppelt': 'This address already stands in row {zeile}.',

  'vorlage.nameVorhanden': 'Name already exists',
  'vorlage.aktualisieren': 'Update template',
  'vorlage.gespeichert': 'The order template {name} was saved successfully.',
  'vorlage.mandantFest': 'The client of a template cannot be changed.',
};
