/** What the audit log writes down, in the words it is shown with. */
export const protokollarten = {
  anmeldung: 'Anmeldung',
  'anmeldung.gescheitert': 'Anmeldung gescheitert',
  abmeldung: 'Abmeldung',
  benutzerwechsel: 'Benutzerwechsel',
  'benutzerwechsel.zurueck': 'Benutzerwechsel zurück',
  'benutzer.angelegt': 'Benutzer angelegt',
  'benutzer.geaendert': 'Benutzer geändert',
  'benutzer.geloescht': 'Benutzer gelöscht',
  'passwort.geaendert': 'Passwort geändert',
  registrierung: 'Registrierung',
  bestaetigung: 'E-Mail Adresse bestätigt',
  'mandant.angelegt': 'Mandant angelegt',
  'mandant.geaendert': 'Mandant geändert',
  'mandant.abgestuft': 'Hauptmandant entfernt',
  'status.angelegt': 'Status angelegt',
  'status.geaendert': 'Status geändert',
  'status.geloescht': 'Status gelöscht',
  'statuskette.geaendert': 'Statuskette geändert',
  'konfiguration.geaendert': 'Konfiguration geändert',
  'konfiguration.ausgegeben': 'Konfiguration ausgegeben',
  'mail.gelesen': 'Mail geöffnet',
  'adresse.zusammengefuehrt': 'Adressen zusammengeführt',
  'stammdaten.angelegt': 'Stammdaten angelegt',
  'stammdaten.geaendert': 'Stammdaten geändert',
  'stammdaten.geordnet': 'Stammdaten geordnet',
  'stammdaten.importiert': 'Stammdaten importiert',
  'stammdaten.zurueckgenommen': 'Import von Stammdaten zurückgenommen',
  loeschung: 'Löschung',
  export: 'Export',
  einrichtung: 'Einrichtung',
} as const;

export type Protokollart = keyof typeof protokollarten;

/** The words for a kind; one that is not known stays as it is. */
export function protokollartText(art: string): string {
  return Object.hasOwn(protokollarten, art) ? protokollarten[art as Protokollart] : art;
}
