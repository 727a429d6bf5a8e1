/** Texts of the address book, its import and the order templates. */
export const adresstexte = {
  'adresse.gespeichert': 'Die Adresse {name} wurde erfolgreich gespeichert.',
  'adresse.geloescht': 'Die Adresse wurde erfolgreich entfernt!',
  'adresse.plzStellen': 'Bitte eine Postleitzahl mit {stellen} Stellen eingeben ({lkz}).',
  'adresse.plzForm': 'Diese Postleitzahl passt nicht zum Land {lkz}.',
  'adresse.anlegenFrage': 'Wollen Sie die Adresse vom Typ {typ} anlegen?',
  'adresse.inUebertragung':
    'Die Adresse wird gerade übertragen, „{feld}“ kann nicht geändert werden. Bitte kopieren Sie die Adresse.',
  'adresse.loeschenInUebertragung': 'Die Adresse wird gerade übertragen und kann nicht entfernt werden.',
  'adresse.eigene': 'Das ist die eigene Adresse des Mandanten {name}, sie kann nicht entfernt werden.',
  'adresse.mandantFest':
    'Der Mandant einer Adresse kann nicht geändert werden. Bitte kopieren Sie die Adresse.',
  'adresse.erstSpeichern': 'Bitte speichern Sie die Adresse zuerst.',
  'adresse.zusammengefuehrt': 'Die Adressen wurden zusammengeführt.',
  'adresse.sichSelbst': 'Eine Adresse kann nicht mit sich selbst zusammengeführt werden.',
  'adresse.verschiedeneMandanten': 'Nur Adressen desselben Mandanten können zusammengeführt werden.',

  'adressimport.mandant': 'Bitte Mandant auswählen',
  'adressimport.fertig': 'Die Adressen wurden erfolgreich importiert.',
  'adressimport.abgebrochen': 'Der Import wurde abgebrochen, es ist nichts übernommen worden.',
  'adressimport.gescheitert': 'Der Import ist gescheitert, es ist nichts übernommen worden. {grund}',
  'adressimport.zuVieleZellen': 'Zeile {zeile} hat mehr Zellen als die Kopfzeile.',
  'adressimport.nummerDoppelt': 'Die Nummer {nummer} steht schon in Zeile {zeile}.',
  'adressimport.zeileDoppelt': 'Diese Adresse steht schon in Zeile {zeile}.',

  'vorlage.nameVorhanden': 'Name bereits vorhanden',
  'vorlage.aktualisieren': 'Vorlage aktualisieren',
  'vorlage.gespeichert': 'Die Auftragsvorlage {name} wurde erfolgreich gespeichert.',
  'vorlage.mandantFest': 'Der Mandant einer Vorlage kann nicht geändert werden.',
};
