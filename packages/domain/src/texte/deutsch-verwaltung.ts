/** Texts of the admin area. */
export const verwaltungstexte = {
  'mandant.angelegt': 'Der Mandant {name} wurde erfolgreich angelegt.',
  'mandant.geaendert': 'Der Mandant {name} wurde erfolgreich aktualisiert.',
  'mandant.zugeordnet': 'Der Mandant {name} wurde zugeordnet.',
  'mandant.hauptGeworden': '{name} ist jetzt ein Hauptmandant.',
  'mandant.freiGeworden': '{name} ist jetzt ein freier Mandant.',
  'mandant.schonFrei': 'Dieser Mandant ist schon frei.',
  'mandant.hauptWaehlen': 'Bitte markieren Sie zuerst einen Hauptmandanten.',

  'status.ketteGespeichert': 'Die Standard-Statuskette wurde gespeichert.',
  'status.nameVergeben': 'Einen Anzeigestatus „{name}“ gibt es schon.',
  'status.angelegt': 'Der Status „{name}“ wurde erfolgreich angelegt.',
  'status.geaendert': 'Der Status „{name}“ wurde erfolgreich aktualisiert.',
  'status.geloescht': 'Der Status „{name}“ wurde gelöscht.',
  'status.anzeigeWaehlen': 'Bitte markieren Sie zuerst einen Anzeigestatus.',

  'mail.keineDatei': 'Diese Mail wurde versendet und liegt nicht als Datei vor.',

  'konfiguration.zurueckgenommen': 'Die Änderung wurde zurückgenommen.',
  'konfiguration.keinProfil': 'Diese Datei ist kein Profil des Frachtportals.',
};
