/** Texts of the order list, its panel and the monthly export. */
export const auftragslistentexte = {
  'auftragsliste.suche': 'Auftragsnummer, Referenz, Name, Ort …',
  'auftragsliste.sucheKompakt': 'Nummer, Referenz oder Empfänger …',
  'auftragsliste.einenMarkieren': 'Bitte genau einen Auftrag markieren.',
  'liste.auftragMarkieren': 'Bitte markieren Sie einen Auftrag.',
  'liste.ohneLeitung':
    'Neue Status kommen gerade nicht von selbst. Die Liste wird alle 10 Sekunden neu gelesen.',
  'liste.verladung': 'Zur Verladung dieses Auftrags liegen keine Angaben vor.',
  'liste.controlling': 'Zum Controlling dieses Auftrags liegen keine Angaben vor.',

  'export.keine': 'Für den angegebenen Zeitraum gibt es keine Aufträge',
  'export.erfolg': '{count} Aufträge wurden erfolgreich in Datei {datei} exportiert',
  'export.fertig': 'Fertig mit dem Export der Aufträge',
  'export.laeuft': 'Aufträge werden exportiert …',
  'export.abgebrochen': 'Der Export wurde abgebrochen, es wurde keine Datei gespeichert.',
  'export.dauer':
    'Der Export kann je nach Zeitraum mehrere Minuten dauern. Er läuft weiter, wenn Sie im Portal eine andere Seite öffnen; schließen Sie dieses Fenster bitte nicht.',
};
