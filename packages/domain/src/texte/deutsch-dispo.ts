/** Texts of the transfer to the dispatch system, of what it reports and of prices. */
export const dispotexte = {
  'dispo.indexAktualisiert': 'Der Index {x} wurde erfolgreich aktualisiert.',
  'dispo.indexUnbekannt': 'Den Index {x} gibt es nicht.',
  'dispo.indexFehler': 'Der Index {x} konnte nicht aktualisiert werden: {grund}',
  'dispo.schluessel': 'Der Schlüssel des Dispositionssystems fehlt oder ist falsch.',
  'dispo.statusOderPreis': 'Bitte entweder einen Status oder einen Preis angeben.',
  'dispo.statusUnbekannt': 'Den Status {status} gibt es nicht.',
  'dispo.auftragUnbekannt': 'Den Auftrag {number} gibt es nicht.',
  'dispo.nichtUebertragen': 'Der Auftrag {number} ist nicht übertragen.',
  'dispo.keineAnfrage': 'Für den Auftrag {number} läuft keine Preisermittlung.',
  'dispo.technisch': 'Der Satz kann nicht gespeichert werden ({code}).',
  'dispo.zukunft': 'Der Zeitpunkt liegt in der Zukunft.',
  'dispo.signatur': 'Die Unterschrift ist kein PNG oder JPEG in base64.',
  'dispo.dokument': 'Das Dokument ist kein base64.',
  'dispo.preisSumme': 'Die Berechnteile ergeben zusammen nicht den Betrag.',

  'preis.abgeschaltet': 'Die Preisermittlung ist abgeschaltet.',
  'preis.angefragt':
    'Ihre Preisanfrage wurde versendet und wird nun berechnet. Dies kann mehrere Minuten dauern.',
  'preis.keineAnfrage': 'Der Auftrag {number} ist keine Preisanfrage im Status „erfasst Internet“.',
};
