/** What the audit log writes down, in the words it is shown with. */
export const protokollarten = {
  anmeldung: 'allgemein.anmeldung',
  'anmeldung.gescheitert': 'protokoll.protokollart.anmeldungGescheitert',
  abmeldung: 'protokoll.protokollart.abmeldung',
  benutzerwechsel: 'allgemein.benutzerwechsel',
  'benutzerwechsel.zurueck': 'protokoll.protokollart.benutzerwechselZurueck',
  'benutzer.angelegt': 'protokoll.protokollart.benutzerAngelegt',
  'benutzer.geaendert': 'protokoll.protokollart.benutzerGeaendert',
  'benutzer.geloescht': 'protokoll.protokollart.benutzerGeloescht',
  'passwort.geaendert': 'protokoll.protokollart.passwortGeaendert',
  registrierung: 'konfiguration.einstellung.isRegistrierung.label',
  bestaetigung: 'protokoll.protokollart.eMailAdresseBestaetigt',
  'mandant.angelegt': 'protokoll.protokollart.mandantAngelegt',
  'mandant.geaendert': 'protokoll.protokollart.mandantGeaendert',
  'mandant.abgestuft': 'protokoll.protokollart.hauptmandantEntfernt',
  'status.angelegt': 'protokoll.protokollart.statusAngelegt',
  'status.geaendert': 'protokoll.protokollart.statusGeaendert',
  'status.geloescht': 'protokoll.protokollart.statusGeloescht',
  'statuskette.geaendert': 'protokoll.protokollart.statusketteGeaendert',
  'konfiguration.geaendert': 'protokoll.protokollart.konfigurationGeaendert',
  'konfiguration.ausgegeben': 'protokoll.protokollart.konfigurationAusgegeben',
  'mail.gelesen': 'protokoll.protokollart.mailGeoeffnet',
  'adresse.zusammengefuehrt': 'protokoll.protokollart.adressenZusammengefuehrt',
  'anbindung.angelegt': 'protokoll.protokollart.anbindungAngelegt',
  'anbindung.geaendert': 'protokoll.protokollart.anbindungGeaendert',
  'anbindung.geloescht': 'protokoll.protokollart.anbindungGeloescht',
  'stammdaten.angelegt': 'protokoll.protokollart.stammdatenAngelegt',
  'stammdaten.geaendert': 'protokoll.protokollart.stammdatenGeaendert',
  'stammdaten.geordnet': 'protokoll.protokollart.stammdatenGeordnet',
  'stammdaten.importiert': 'protokoll.protokollart.stammdatenImportiert',
  'stammdaten.zurueckgenommen': 'protokoll.protokollart.importVonStammdatenZurueckgenommen',
  'vorschlag.verworfen': 'protokoll.protokollart.auftragsvorschlagVerworfen',
  'adressen.importiert': 'protokoll.protokollart.adressenImportiert',
  'adressen.zurueckgenommen': 'protokoll.protokollart.adressenZurueckgenommen',
  'auftraege.importiert': 'protokoll.protokollart.auftraegeImportiert',
  'auftraege.zurueckgenommen': 'protokoll.protokollart.auftraegeZurueckgenommen',
  'quarantaene.verworfen': 'protokoll.protokollart.quarantaeneVerworfen',
  'quarantaene.freigegeben': 'protokoll.protokollart.quarantaeneFreigegeben',
  loeschung: 'protokoll.protokollart.loeschung',
  export: 'allgemein.export',
  einrichtung: 'protokoll.protokollart.einrichtung',
} as const;

export type Protokollart = keyof typeof protokollarten;

/** The words for a kind; one that is not known stays as it is. */
export function protokollartText(art: string): string {
  return Object.hasOwn(protokollarten, art) ? protokollarten[art as Protokollart] : art;
}
