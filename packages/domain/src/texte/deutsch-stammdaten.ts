/** Texts of the master data: lists, places, dangerous-goods table, toll and the files they are imported from. */
export const stammdatentexte = {
  'datei.fehlt': 'Bitte eine Datei auswählen.',
  'datei.nurEine': 'Bitte nur eine Datei auswählen.',
  'datei.endung': 'Bitte eine Datei dieser Art auswählen: {arten}',
  'datei.metadata': 'Der Teil „metadata“ ist kein JSON.',
  'datei.zuGross': 'Die Datei ist zu groß, möglich sind höchstens {mb} MB.',
  'datei.keinText': 'Die Datei ist keine Textdatei oder in einer unbekannten Kodierung gespeichert.',
  'datei.keinXlsx': 'Die Datei ist keine Excel-Datei (.xlsx).',
  'datei.altesExcel':
    'Die Datei ist im alten Excel-Format oder mit einem Kennwort geschützt. Bitte als .xlsx ohne Kennwort speichern.',
  'datei.kennwort': 'Die Datei ist mit einem Kennwort geschützt.',
  'datei.makros': 'Die Datei enthält Makros. Bitte als .xlsx ohne Makros speichern.',
  'datei.beschaedigt': 'Die Datei ist beschädigt und kann nicht gelesen werden.',
  'datei.zuVieleTeile': 'Die Datei besteht aus zu vielen Teilen, möglich sind höchstens {max}.',
  'datei.entpacktZuGross': 'Die Datei ist entpackt zu groß, möglich sind höchstens {mb} MB.',
  'datei.zuAufwendig':
    'Die Datei ist zu aufwendig zu lesen. Bitte nur die Tabelle selbst in eine neue Datei kopieren.',
  'datei.zuVieleZeilen': 'Die Datei hat zu viele Zeilen, möglich sind höchstens {max}.',
  'datei.zuVieleSpalten': 'Die Datei hat zu viele Spalten, möglich sind höchstens {max}.',
  'datei.zuVieleZellen': 'Die Datei hat zu viele Zellen, möglich sind höchstens {max}.',
  'datei.bereich':
    'Verbundene Zellen oder Gültigkeitsprüfungen der Datei reichen über mehr als {max} Zellen. Bitte entfernen Sie sie.',
  'datei.formel': 'Die Zelle {zelle} enthält eine Formel. Bitte fügen Sie die Werte ohne Formeln ein.',
  'datei.formelZeile': 'In Zeile {zeile} steht eine Formel. Bitte fügen Sie die Werte ohne Formeln ein.',
  'datei.spalteDoppelt': 'Die Spalte „{spalte}“ kommt doppelt vor.',
  'datei.spalteFehlt': 'Die Spalte „{spalte}“ fehlt.',
  'datei.leer': 'Die Datei enthält keine Zeilen.',
  'datei.zeileZuLang': 'Die Zeile {zeile} ist zu lang.',
  'datei.csv': 'Die Zeile {zeile} ist nicht lesbar. Bitte Anführungszeichen und Trennzeichen prüfen.',
  'datei.json': 'Die Datei ist kein JSON.',
  'datei.jsonForm': 'Das JSON ist keine Liste von Zeilen.',
  'datei.jsonZeile': 'Die Zeile {zeile} des JSON ist kein einfaches Objekt.',

  'orte.fertig': 'Es wurden {anzahl} Orte übernommen.',
  'orte.fehlerhaft':
    'Fehlerhafte Zeilen: {anzahl}. Es wurde nichts geändert; die Orte des Landes sind die bisherigen.',
  'orte.abgebrochen': 'Der Import wurde abgebrochen, die bisherigen Orte bleiben.',
  'orte.laeuftSchon': 'Die Orte dieses Landes werden gerade schon importiert.',
  'orte.kodierung': 'Die Datei ist nicht in UTF-8 gespeichert.',
  'orte.land': 'Das Land {land} in Zeile {zeile} ist nicht bekannt.',
  'orte.anderesLand': 'Die Datei enthält Orte eines anderen Landes ({land}).',
  'orte.mehrereLaender': 'Die Datei enthält mehrere Länder (Zeile {zeile}). Bitte je Land eine Datei.',
  'orte.ohneName': 'Der Ortsname fehlt.',
  'orte.plz': 'Die Postleitzahl fehlt oder ist länger als 9 Zeichen.',
  'orte.koordinate': 'Die Koordinate ist keine.',

  'maut.info':
    'Was eine Sendung an Straßenmaut kostet, nach ihrem frachtpflichtigen Gewicht und der Entfernung zwischen den Postleitzahlen.',
  'maut.vorbehalt': 'Ohne Gewähr: Die regulären Tarife können abweichen.',
  'maut.land': 'Für dieses Land wird keine Maut berechnet.',
  'maut.plzFehlt': 'Bitte eine Postleitzahl eingeben.',
  'maut.plzUnbekannt':
    'Die Postleitzahl {plz} ({lkz}) ist nicht bekannt. Bitte prüfen Sie sie oder nehmen Sie eine benachbarte.',
  'maut.ohneOrte':
    'Für {lkz} sind keine Postleitzahlen mit Koordinaten hinterlegt, die Maut kann nicht berechnet werden.',
  'maut.entfernung': 'Von {von} nach {nach} sind es geschätzt {km} km (Luftlinie {luftlinie} km × {faktor}).',
  'maut.teil': '{lkz}: {km} km, bis {bisKg} kg und {bisKm} km: {betrag} EUR nach „{name}“ (gültig ab {ab}).',
  'maut.keineTabelle': '{lkz}: {km} km ohne Mauttabelle, nicht berechnet.',
  'maut.zuWeit': '{lkz}: {km} km sind weiter, als „{name}“ reicht.',
  'maut.schaetzung': 'Der Betrag ist eine Schätzung; die regulären Tarife können abweichen.',
  'maut.preisFehlt': 'Für jede Gewichtsstufe wird ein Preis in jeder Entfernungsstufe gebraucht.',
  'maut.preisDoppelt': 'Ein Preis für dasselbe Gewicht und dieselbe Entfernung steht mehrmals da.',
  'maut.zeitraum': '„gültig bis“ darf nicht vor „gültig von“ liegen.',

  'gefahrgut.unnr': 'Die UN-Nummer besteht aus vier Ziffern.',
  'gefahrgut.nichtGueltig':
    'UN {unnr} der Ausgabe {version} gilt am {tag} nicht. Bitte wählen Sie den Eintrag der gültigen Ausgabe.',
  'gefahrgut.gemischt':
    'Ein Auftrag verwendet nur eine Ausgabe des ADR: UN {unnr} ist aus {version}, andere Zeilen sind aus {andere}.',
  'gefahrgut.startliste':
    'In Gebrauch ist die mitgelieferte, von Hand geprüfte Startliste: ein Anfang mit wenigen UN-Nummern, kein Ersatz für die Tabelle A des ADR. Vor dem Einsatz muss der Spediteur seine lizenzierte oder die amtliche Tabelle laden.',
  'gefahrgutimport.fertig': 'Die Ausgabe {version} wurde erfolgreich übernommen.',
  'gefahrgutimport.fehlerhaft': 'Fehlerhafte Zeilen: {anzahl}. Es wurde nichts geändert.',
  'gefahrgutimport.leer': 'Keine Zeile der Datei kann übernommen werden.',
  'gefahrgutimport.zeitraum': '„gültig bis“ darf nicht vor „gültig von“ liegen.',
  'gefahrgutimport.luecke':
    'Die bisherige Ausgabe gilt mindestens bis zum Tag vor der neuen, sonst gälte dazwischen keine.',
  'gefahrgutimport.tagVergeben':
    'An diesem Tag beginnt schon die Ausgabe {version}. Unter diesem Namen wird sie ergänzt; eine andere Ausgabe braucht einen anderen Tag.',
  'gefahrgutimport.ergaenztTage':
    'Die Datei ergänzt die Ausgabe {version}, deren Tage bleiben, wie sie sind. Bitte leer lassen.',
  'gefahrgutuebernahme.zurueck': 'Die Übernahme von {version} wurde zurückgenommen.',
  'gefahrgutuebernahme.nichtDieLetzte':
    'Zuletzt wurde {version} übernommen. Zurückgenommen werden kann nur die letzte Übernahme.',
  'gefahrgutuebernahme.verwendet':
    'Die Zeilen von {version} werden schon verwendet (Aufträge: {auftraege}, Vorlagen: {vorlagen}). Die Übernahme kann nicht mehr zurückgenommen werden.',

  'premium.abgeschaltet': 'Der Premium-Import ist abgeschaltet.',
  'premium.fertig': 'Datei erfolgreich importiert',
  'premium.teilweise': 'Datei importiert, {anzahl} Zeilen wurden abgelehnt.',
  'premium.zeile': 'Zeile {zeile}: {grund}',
  'premium.termin': 'Die Terminart ist kein Premiumdienst (50 bis 52).',
  'premium.land': 'Das Land ist nicht bekannt.',
  'premium.plz': 'Die Postleitzahl fehlt oder ist zu lang.',
  'premium.plzFolge': '„PLZ bis“ darf nicht vor „PLZ von“ liegen.',
  'premium.doppelt': 'Dieses Gebiet steht schon in Zeile {zeile}.',

  'stammdaten.gespeichert': 'Der Eintrag {name} wurde erfolgreich gespeichert.',
  'stammdaten.gesperrt': 'Der Eintrag {name} wird nicht mehr zur Auswahl angeboten.',
  'stammdaten.entsperrt': 'Der Eintrag {name} wird wieder zur Auswahl angeboten.',
  'stammdaten.codeDoppelt': 'Die Kurzbezeichnung {code} gibt es in dieser Liste schon.',
};
