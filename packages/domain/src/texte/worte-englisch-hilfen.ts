/** Sentences that help, empty states and longer explanations. */
export const hilfsworteEnglisch: Record<string, string> = {
  'Hauptmandanten und ihre Untermandanten anlegen, zuordnen und entfernen, Anschriften ändern.':
    'Create, assign and remove main clients and their sub clients, change addresses.',
  'Adressen aus einer CSV- oder Excel-Datei in das Adressbuch eines Mandanten übernehmen.':
    'Take addresses from a CSV or Excel file into the address book of a client.',
  'Postleitzahlgebiete und Zeitfenster des Premiumdienstes aus einer Excel-Datei übernehmen.':
    'Take postal-code areas and time windows of the premium service from an Excel file.',
  'Die Reihenfolge, in der Sendungen ihre Status durchlaufen.':
    'The order in which shipments run through their statuses.',
  'Die Status des Dispositionssystems in Worte übersetzen, die Kunden verstehen.':
    'Translate the statuses of the dispatch system into words that customers understand.',
  'Serverprotokoll, Protokolldateien und aktive Sessions.': 'Server log, log files and active sessions.',
  'Wer wann was getan hat: Anmeldungen, Wechsel, Rechte, Konfiguration, Löschungen, Exporte.':
    'Who did what and when: logins, switches, rights, configuration, deletions, exports.',
  'Was das Portal verschickt hat, und was ohne Mailserver als Datei liegt.':
    'What the portal has sent, and what lies as a file without a mail server.',
  'Alle Einstellungen mit ihrer Erklärung, ihrem Verlauf und den Profilen.':
    'All settings with their explanation, their history and the profiles.',
  'Adresse nicht gefunden': 'Address not found',
  'Die Adresse konnte nicht geladen werden': 'The address could not be loaded',
  'Adressen aus einer CSV- oder Excel-Datei in das Adressbuch eines Mandanten übernehmen. Eine Zeile mit einer Nummer, die es dort schon gibt, ändert diese Adresse.':
    'Take addresses from a CSV or Excel file into the address book of a client. A row with a number that exists there already changes that address.',
  'Die Adresse ist nicht gespeichert. Möchten Sie sie trotzdem verlassen? Ihre Eingaben bleiben als Entwurf erhalten.':
    'The address is not saved. Leave it all the same? What you typed is kept as a draft.',
  EUR: 'EUR',
  'abw. Abh.': 'dev. pickup',
  kostenfrei: 'free of charge',
  CSV: 'CSV',
  XLSX: 'XLSX',
  XML: 'XML',
  'Filter ausblenden': 'Hide filters',
  'Filter anzeigen': 'Show filters',
  erfasst: 'captured',
  alle: 'all',
  'Wird hochgeladen': 'Uploading',
  'ADR 2027': 'ADR 2027',
  'z. B. BGBl. oder Lizenzgeber': 'e.g. law gazette or licensor',
  'Ausgabe: was am Tag gilt': 'Edition: what holds on the day',
  'Kein Gefahrgut gefunden. Gesucht wird nach dem Anfang der UN-Nummer oder einem Teil des Namens.':
    'No dangerous goods found. The search takes the beginning of the UN number or a part of the name.',
  'An diesem Tag gilt keine Ausgabe. Importieren Sie die amtliche oder Ihre lizenzierte Tabelle.':
    'No edition is valid on this day. Import the official table or your licensed one.',
  'Die amtliche Tabelle A des ADR oder die lizenzierte des Spediteurs. Sie gilt ab ihrem Stichtag, die bisherige daneben bis zu dem Tag, den Sie nennen (ADR 1.6.1.1: sechs Monate). Gelöscht wird nichts, und die letzte Übernahme lässt sich zurücknehmen.':
    'The official Table A of ADR or the licensed one of the forwarder. It is valid from its first day on, the former one beside it until the day you name (ADR 1.6.1.1: six months). Nothing is deleted, and the last import can be taken back.',
  'Mit Meldung je Zeile; die verbesserte Datei kann wieder importiert werden.':
    'With a message a row; the corrected file can be imported again.',
  'Sollen die Änderungen der Konfiguration verworfen werden?': 'Discard the changes of the configuration?',
  'Kein Hauptmandant gefunden.': 'No main client found.',
  'Noch kein Hauptmandant. Legen Sie den ersten an.': 'No main client yet. Create the first one.',
  'Name, Straße, PLZ oder Ort': 'Name, street, postal code or town',
  'Untermandant anlegen': 'Create sub client',
  abgelaufen: 'expired',
  'Eine neue Tabelle mit denselben Preisen, etwa ab dem neuen Jahr':
    'A new table with the same prices, e.g. from the new year on',
  'Noch keine Mauttabelle. Erzeugen Sie die erste aus den gesetzlichen Sätzen.':
    'No toll table yet. Make the first one from the statutory rates.',
  'Gesetzlicher Satz Deutschlands (BFStrMG Anlage 1)': 'Statutory rate of Germany (BFStrMG annex 1)',
  'Noch kein Import. Mitgeliefert sind Postleitzahlen von Deutschland, Österreich, der Schweiz und Liechtenstein.':
    'No import yet. Postal codes of Germany, Austria, Switzerland and Liechtenstein are shipped.',
  'Orte übernommen': 'Places taken over',
  fertig: 'done',
  fehlgeschlagen: 'failed',
  abgebrochen: 'given up',
  'Zu diesem Teil gibt es keine Positionen.': 'This part has no lines.',
  'Postleitzahlgebiete und Zeitfenster, in denen der Premiumdienst die Terminarten 50 bis 52 anbietet. Spalten: Terminart, LKZ, PLZ von, PLZ bis, Zeit von, Zeit bis.':
    'Postal-code areas and time windows in which the premium service offers the date types 50 to 52. Columns: Terminart, LKZ, PLZ von, PLZ bis, Zeit von, Zeit bis.',
  'Noch keine Gebiete geladen.': 'No areas loaded yet.',
  'Keine Mail gefunden.': 'No mail found.',
  'Das Portal hat noch keine Mail geschrieben.': 'The portal has not written a mail yet.',
  'Kein Anzeigestatus gefunden.': 'No display status found.',
  'Noch kein Anzeigestatus.': 'No display status yet.',
  'Markieren Sie links einen Anzeigestatus, um seine Sendungsstati zu sehen.':
    'Mark a display status on the left to see its shipment statuses.',
  'Diesem Anzeigestatus ist kein Sendungsstatus zugeordnet.':
    'No shipment status is assigned to this display status.',
  'Kein Sendungsstatus gefunden.': 'No shipment status found.',
  'Erst die Reihenfolge speichern': 'Save the order first',
  'Status hinzufügen …': 'Add status …',
  Stift: 'Pen',
  'Wolke, hinauf': 'Cloud, up',
  'Wolke, erledigt': 'Cloud, done',
  Lkw: 'Truck',
  Bahn: 'Train',
  Schiff: 'Ship',
  Flugzeug: 'Aeroplane',
  Uhr: 'Clock',
  Pause: 'Pause',
  Fahne: 'Flag',
  Haken: 'Tick',
  'gesperrt (wird nicht mehr zur Auswahl angeboten)': 'locked (no longer offered)',
  'Die Reihenfolge wird in der ganzen Liste geändert: bitte Suche und Auswahl leeren.':
    'The order is changed in the whole list: please clear search and filter.',
  'Die Reihenfolge, in der die Auswahl angeboten wird': 'The order in which the choices are offered',
  'Kein Eintrag gefunden. Leeren Sie die Suche, um alle zu sehen.':
    'No entry found. Clear the search to see all.',
  'Noch kein Eintrag. Legen Sie den ersten mit „Neu“ an.': 'No entry yet. Create the first one with "New".',
  'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte neu laden.':
    'Somebody else has changed the entry meanwhile. Please load it again.',
  Speditionsauftrag: 'Forwarding order',
  'Diese Seite konnte nicht angezeigt werden. Gespeicherte Daten sind davon nicht betroffen. Bitte laden Sie die Seite neu; hilft das nicht, melden Sie sich mit der unten stehenden Zeile bei Ihrem Ansprechpartner.':
    'This page could not be shown. Stored data are not affected. Please load the page again; if that does not help, contact your administrator with the line below.',
  'Es gibt einen nicht gespeicherten Entwurf vom': 'There is an unsaved draft of',
  '{anzahl} von {gesamt} Spalten werden übernommen.': '{anzahl} of {gesamt} columns are taken over.',
  'Platz ist für': 'There is room for',
  'Zeilen.': 'rows.',
  '… und': '… and',
  weitere: 'more',
  'Zum Adressmanagement': 'To address management',
  'Noch kein Mandant gewählt.': 'No client chosen yet.',
  'Keine Adresse gefunden, in der „': 'No address found that contains "',
  '“ vorkommt.': '".',
  'Das Adressbuch ist noch leer. Legen Sie die erste Adresse an oder lassen Sie eine Liste importieren.':
    'The address book is still empty. Create the first address or have a list imported.',
  'Jemand anderes hat die Adresse gespeichert, während Sie sie geändert haben. Behalten Sie Ihre Eingaben, so ersetzt erneutes Speichern diese Fassung.':
    'Somebody else has saved the address while you were changing it. If you keep what you typed, saving again replaces that version.',
  'Ihre Eingabe': 'What you typed',
  gespeichert: 'saved',
  'Die Adresse wird gerade übertragen. Wer mehr ändern will, kopiert sie.':
    'The address is being transferred. To change more, copy it.',
  'Eigene Adresse von': 'Own address of',
  'Gespeicherte Aufträge behalten die Angaben, mit denen sie erfasst wurden.':
    'Saved orders keep what they were captured with.',
  'Die bleibende Adresse bekommt die gewählten Werte. Aufträge und Vorlagen der anderen gehen auf sie über; die andere wird entfernt.':
    'The remaining address gets the chosen values. Orders and templates of the other one pass to it; the other one is removed.',
  leer: 'empty',
  'Die Angaben beider Adressen sind gleich.': 'Both addresses say the same.',
  'Mit welcher Adresse soll „': 'Which address shall "',
  'zusammengeführt werden?': 'be merged with?',
  'Auftragsliste:': 'Order list:',
  'hat den Auftrag am': 'saved the order on',
  'gespeichert. Behalten Sie Ihre Eingaben, so ersetzt erneutes Speichern diese Fassung. Laden Sie die gespeicherte Fassung, so bleiben Ihre Eingaben als Entwurf erhalten.':
    '. If you keep what you typed, saving again replaces that version. If you load the saved version, what you typed is kept as a draft.',
  Vorlage: 'Template',
  '· Partnerreferenz': '· partner reference',
  gesichert: 'kept',
  'Punkte nach ADR 1.1.3.6 – die Grenze von': 'points by ADR 1.1.3.6 – the limit of',
  'gilt für das beladene Fahrzeug.': 'holds for the loaded vehicle.',
  'Zum Löschen eine Zeile über die Spalte Nr. markieren und Entf drücken.':
    'To delete a row mark it in the column No. and press Del.',
  'Einfügen aus Excel': 'Paste from Excel',
  'Zeile kopieren': 'Copy row',
  'Markierte löschen': 'Delete marked',
  'Stück ·': 'pieces ·',
  'Keine Aufträge in diesem Zeitraum': 'No orders in this period',
  'Zeilen gelesen. Ein Feld ohne Spalte bleibt, wie es in der bisherigen Ausgabe steht.':
    'rows read. A field without a column stays as it is in the former edition.',
  'Zur Gefahrguttabelle': 'To the dangerous-goods table',
  'Gezeigt werden die ersten': 'Shown are the first',
  'Unterschiede: zuerst Entfallenes und Geändertes.': 'differences: gone and changed ones first.',
  'oder hierher ziehen (': 'or drop it here (',
  ', höchstens': ', at most',
  'Die ersten {anzahl} von {gesamt} Meldungen, die Datei enthält alle.':
    'The first {anzahl} of {gesamt} messages, the file holds all.',
  '{anzahl} von {gesamt}': '{anzahl} of {gesamt}',
  'abweichend, Vorgabe:': 'differs, default:',
  'nicht gespeichert': 'not saved',
  'Keine Einstellung gefunden. Leeren Sie die Suche, um alle zu sehen.':
    'No setting found. Clear the search to see all.',
  'Das Profil enthält genau die Werte, die schon gelten.': 'The profile holds exactly the values in force.',
  'Die Datei ersetzt alle eigenen Werte dieser Ebene. Es ändert sich:':
    'The file replaces all own values of this level. This changes:',
  jetzt: 'now',
  danach: 'then',
  'Alle Profile': 'All profiles',
  Von: 'Of',
  'Mandanten stehen die neuesten hier. Die übrigen findet die Suche.':
    'clients the newest stand here. The search finds the others.',
  'Die Tabelle wurde inzwischen von jemand anderem geändert und ist deshalb nicht gespeichert. Der neue Stand ersetzt Ihre Eingaben.':
    'Somebody else has changed the table meanwhile, so it is not saved. The new state replaces what you typed.',
  'Je Land zählt unter den gültigen Tabellen die zuletzt begonnene. Ein Land ohne Tabelle wird im Ergebnis genannt und nicht berechnet.':
    'For each country the valid table begun last counts. A country without a table is named in the result and not charged.',
  'Noch keine Preise. Erzeugen Sie sie aus einem Mautsatz, oder legen Sie Stufen an.':
    'No prices yet. Make them from a toll rate, or add bands.',
  'bis kg \\ km': 'up to kg \\ km',
  'Betrag = km × Satz × (1 + Leerfahrtanteil) × kg ÷ Auslastung, mit den oberen Grenzen der Stufen, auf Cent gerundet. Ersetzt alle Preise unten.':
    'Amount = km × rate × (1 + share of empty runs) × kg ÷ load, with the upper limits of the bands, rounded to cents. Replaces all prices below.',
  'Postleitzahlen und Orte eines Landes aus einer Datei von':
    'Postal codes and places of a country from a file of',
  GeoNames: 'GeoNames',
  '(Lizenz CC BY 4.0): das Original mit Tabulatoren oder CSV mit Kopfzeile. Die Orte des Landes werden ganz ersetzt oder gar nicht; der Import läuft weiter, wenn Sie die Seite verlassen.':
    '(licence CC BY 4.0): the original with tabs or CSV with a header. The places of the country are replaced as a whole or not at all; the import goes on when you leave the page.',
  'Preis gesamt': 'Total price',
  'Anmeldungen, die noch gelten. Mehrere Fenster eines Browsers zählen einmal.':
    'Logins that are still valid. Several windows of a browser count once.',
  'Noch keine Datei. Das Portal legt jeden Tag eine an.': 'No file yet. The portal makes one a day.',
  '(gesperrt)': '(locked)',
  'So sieht er aus:': 'It looks like this:',
  'In dieser Reihenfolge durchläuft eine Sendung ihre Status. Die ersten zwei Plätze sind fest, die übrigen lassen sich ziehen.':
    'A shipment runs through its statuses in this order. The first two places are fixed, the others can be dragged.',
  'Der Eintrag wurde inzwischen von jemand anderem geändert und ist deshalb nicht gespeichert. Der neue Stand ersetzt Ihre Eingaben.':
    'Somebody else has changed the entry meanwhile, so it is not saved. The new state replaces what you typed.',
  '{anzahl} von {gesamt} Einträgen': '{anzahl} of {gesamt} entries',
  'Wie ein Partner diesen Eintrag in seiner Schnittstelle nennt. Derselbe Partner noch einmal ersetzt seinen bisherigen Code.':
    'What a partner calls this entry in his interface. The same partner again replaces his present code.',
  'Noch kein Code.': 'No code yet.',
};
