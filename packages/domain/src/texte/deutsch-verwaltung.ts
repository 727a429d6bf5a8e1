/** Texts of the admin area. */
export const verwaltungstexte = {
  'mandant.angelegt': 'Der Mandant {name} wurde erfolgreich angelegt.',
  'mandant.geaendert': 'Der Mandant {name} wurde erfolgreich aktualisiert.',
  'mandant.zugeordnet': 'Der Mandant {name} wurde zugeordnet.',
  'mandant.hauptGeworden': '{name} ist jetzt ein Hauptmandant.',
  'mandant.freiGeworden': '{name} ist jetzt ein freier Mandant.',
  'mandant.schonFrei': 'Dieser Mandant ist schon frei.',
  'mandant.hauptWaehlen': 'Bitte markieren Sie zuerst einen Hauptmandanten.',
};
