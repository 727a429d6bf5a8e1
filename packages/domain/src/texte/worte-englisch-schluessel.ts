/** The keys of the configuration, their explanations and the profiles. */
export const schluesselworteEnglisch: Record<string, string> = {
  'Alle Werte wie ausgeliefert.': 'All values as shipped.',
  'Nachnahme mit IBAN und BIC, Zollvermerk, Spot-Preis Nr., eigene Spalten und längere Passwörter.':
    'Cash on delivery with IBAN and BIC, customs note, spot price no., own columns and longer passwords.',
  'Weniger Spalten in der Auftragsliste, ein eigener Hinweis im Suchfeld und Versandkriterien neben der Anmeldung.':
    'Fewer columns in the order list, a hint of its own in the search field and shipment criteria beside the login.',
  'Metro-Kennung am Auftrag, eigene Spalten, Kundennummern nur aus Ziffern.':
    'Metro identifier on the order, own columns, customer numbers of digits only.',
  'Keine Preisermittlung, Tauschgeräte an, Länge, Breite und Höhe sind Pflicht.':
    'No pricing, exchange devices on, length, width and height are required.',
  'Lademeter und Stellplätze werden nicht berechnet.': 'Loading metres and pallet places are not worked out.',
  'Aufträge, Vorlagen und Adressen können nicht geändert werden.':
    'Orders, templates and addresses cannot be changed.',
  'Absender gesperrt, neutraler Absender sichtbar, keine Verpackungen und Lademittel für Gefahrgut.':
    'Consignor locked, neutral consignor visible, no packaging and load units for dangerous goods.',
  'Telefon änderbar': 'Phone can be changed',
  'Das Telefon bleibt änderbar, während die Adresse übertragen wird.':
    'The phone can be changed while the address is being transferred.',
  'Kontakt änderbar': 'Contact can be changed',
  'Der Kontakt bleibt änderbar, während die Adresse übertragen wird.':
    'The contact can be changed while the address is being transferred.',
  'Einmaladresse änderbar': 'One-time address can be changed',
  '„Einmaladresse“ bleibt änderbar, während die Adresse übertragen wird.':
    '"One-time address" can be changed while the address is being transferred.',
  'Unsichtbar änderbar': 'Invisible can be changed',
  '„unsichtbar“ bleibt änderbar, während die Adresse übertragen wird.':
    '"invisible" can be changed while the address is being transferred.',
  'Zeigt das Feld für die E-Mail der Sendungsverfolgung.': 'Shows the field for the tracking e-mail.',
  'Zeigt den Inhalt der Sendung.': 'Shows the contents of the shipment.',
  'Nummer des Empfängers': 'Number of the consignee',
  'Zeigt die Nummer des Empfängers.': 'Shows the number of the consignee.',
  'Matchcode des Empfängers': 'Matchcode of the consignee',
  'Zeigt den Matchcode des Empfängers.': 'Shows the matchcode of the consignee.',
  'Straße des Empfängers': 'Street of the consignee',
  'Zeigt die Straße des Empfängers.': 'Shows the street of the consignee.',
  'Nummer des Absenders': 'Number of the consignor',
  'Zeigt die Nummer des Absenders.': 'Shows the number of the consignor.',
  'Matchcode des Absenders': 'Matchcode of the consignor',
  'Zeigt den Matchcode des Absenders.': 'Shows the matchcode of the consignor.',
  'Name des Absenders': 'Name of the consignor',
  'Zeigt den Namen des Absenders.': 'Shows the name of the consignor.',
  'Ort des Absenders': 'Town of the consignor',
  'Zeigt den Ort des Absenders.': 'Shows the town of the consignor.',
  'Straße des Absenders': 'Street of the consignor',
  'Zeigt die Straße des Absenders.': 'Shows the street of the consignor.',
  'Erfassung gesperrt': 'Capture locked',
  'Aufträge, Vorlagen und Adressen können nur angesehen werden.':
    'Orders, templates and addresses can only be looked at.',
  'Länge ist Pflichtfeld': 'Length is required',
  'Jede Auftragsposition braucht eine Länge.': 'Every goods position needs a length.',
  'Breite ist Pflichtfeld': 'Width is required',
  'Jede Auftragsposition braucht eine Breite.': 'Every goods position needs a width.',
  'Höhe ist Pflichtfeld': 'Height is required',
  'Jede Auftragsposition braucht eine Höhe.': 'Every goods position needs a height.',
  'Verkehrsart ist Pflichtfeld': 'Traffic type is required',
  'Die Verkehrsart ist nicht vorbelegt und muss gewählt werden.':
    'The traffic type is not prefilled and must be chosen.',
  'Abholdatum ist Pflichtfeld': 'Pickup date is required',
  'Jeder Auftrag braucht ein Abholdatum.': 'Every order needs a pickup date.',
  'Zustelldatum ist Pflichtfeld': 'Delivery date is required',
  'Jeder Auftrag braucht ein Zustelldatum.': 'Every order needs a delivery date.',
  'Stellplätze berechnen': 'Work out pallet places',
  'Leere Stellplätze werden aus Maßen und Anzahl der Lademittel berechnet.':
    'Empty pallet places are worked out from dimensions and number of load units.',
  'Lademeter berechnen': 'Work out loading metres',
  'Leere Lademeter werden aus Maßen und Anzahl der Lademittel berechnet.':
    'Empty loading metres are worked out from dimensions and number of load units.',
  'Abholdatum vorbelegen': 'Prefill pickup date',
  'Neue Aufträge beginnen mit dem heutigen Abholdatum.': 'New orders begin with today as pickup date.',
  'Zustelldatum vorbelegen': 'Prefill delivery date',
  'Das Zustelldatum folgt dem Abholdatum nach der Laufzeit.':
    'The delivery date follows the pickup date by the transit time.',
  'Zustelldatum nicht änderbar': 'Delivery date cannot be changed',
  'Das Zustelldatum ergibt sich aus dem Abholdatum, außer beim Fixtermin.':
    'The delivery date follows from the pickup date, except for a fixed date.',
  Feiertage: 'Public holidays',
  'Die Feiertage dieses Bundeslands zählen als freie Tage.':
    'The public holidays of this federal state count as days off.',
  'Keine Gefahrgut-Verpackungen': 'No dangerous-goods packaging',
  'Verpackungen für Gefahrgut werden nicht angeboten.': 'Packaging for dangerous goods is not offered.',
  'Keine Gefahrgut-Lademittel': 'No dangerous-goods load units',
  'Lademittel für Gefahrgut werden nicht angeboten.': 'Load units for dangerous goods are not offered.',
  'Absender nicht änderbar': 'Consignor cannot be changed',
  'Nummer und Name des Absenders können nicht geändert werden.':
    'Number and name of the consignor cannot be changed.',
  'Verpackung bestehend aus Lademitteln': 'Packaging made of load units',
  'Gezählt wird immer in Verpackungen; Lademittel beschreiben ihren Inhalt.':
    'Counting is always in packaging; load units describe its contents.',
  'Kontaktdaten speichern': 'Keep contact data',
  'Im Auftrag geänderte Kontaktdaten werden in die Adresse übernommen.':
    'Contact data changed in the order are taken over into the address.',
  'Nach dem Speichern zum Adressmanagement': 'To address management after saving',
  'Sonst beginnt nach dem Speichern einer Adresse die nächste.':
    'Otherwise the next address begins after saving one.',
  Uhrzeitfelder: 'Time fields',
  'Zeigt Uhrzeiten für Abholung und Zustellung.': 'Shows times for pickup and delivery.',
  'Zeigt die Felder für Tauschpaletten; nicht zusammen mit zusätzlichen Lademitteln.':
    'Shows the fields for exchange pallets; not together with additional load units.',
  'Zusätzliche Lademittel': 'Additional load units',
  'Zeigt die Erfassung zusätzlicher Lademittel; nicht zusammen mit Tauschgeräten.':
    'Shows the capture of additional load units; not together with exchange devices.',
  'Rechnungsadresse des Empfängers': 'Invoice address of the consignee',
  'Zeigt beim Empfänger die Lasche „Rechnung“.': 'Shows the tab "Invoice" at the consignee.',
  'Zeigt die Auswahl der Klassifizierung.': 'Shows the choice of the classification.',
  'Neutraler Absender': 'Neutral consignor',
  'Zeigt beim Absender die Lasche „Neutral“.': 'Shows the tab "Neutral" at the consignor.',
  'Neutraler Absender in der Sendungsverfolgung': 'Neutral consignor in tracking',
  'Die Sendungsverfolgung zeigt den neutralen Absender, wo es einen gibt.':
    'Tracking shows the neutral consignor where there is one.',
  'Zeigt den Mautrechner auf der Anmeldeseite.': 'Shows the toll calculator on the login page.',
  'Neue Kunden können sich auf der Anmeldeseite selbst registrieren.':
    'New customers can register themselves on the login page.',
  'Für erfasste Aufträge kann ein Tagespreis angefragt werden.':
    'A daily price can be asked for captured orders.',
  'Farbschema wählbar': 'Colour scheme can be chosen',
  'Zeigt vier Schaltflächen für das Aussehen der Oberfläche.':
    'Shows four buttons for the look of the screens.',
  'Zeigt den Premium-Import im Adminbereich.': 'Shows the premium import in the admin area.',
  'Services für internationale Sendungen': 'Services for international shipments',
  'Zeigt einen zweiten Abschnitt mit Services für internationale Sendungen.':
    'Shows a second section with services for international shipments.',
  'Zeigt die Dokumente eines Auftrags und erlaubt das Hochladen.':
    'Shows the documents of an order and allows uploading.',
  'Neue Benutzer dürfen sofort erfassen': 'New users may capture at once',
  'Sonst sehen neue Benutzer Aufträge nur an, bis das Erfassen freigegeben wird.':
    'Otherwise new users only look at orders until capturing is released.',
  'Mindestlänge des Passworts': 'Minimum length of the password',
  'So viele Zeichen braucht ein Passwort mindestens.': 'A password needs at least this many characters.',
  Profil: 'Profile',
  'Voreingestelltes Profil, dessen Werte gelten, wo hier nichts anderes steht.':
    'Preset profile whose values hold where nothing else stands here.',
  'Eigene Services': 'Own services',
  'Servicenummern mit Komma getrennt; leer bedeutet alle Services.':
    'Service numbers separated by commas; empty means all services.',
  'Spalten der Auftragsliste': 'Columns of the order list',
  'Name eines Spaltensatzes; leer bedeutet der Spaltensatz des Profils.':
    'Name of a column set; empty means the column set of the profile.',
  'GS1-Basisnummer': 'GS1 company prefix',
  '7 bis 10 Ziffern von GS1; damit bekommt jedes Packstück auf dem GS1-Etikett seine Nummer (SSCC).':
    '7 to 10 digits from GS1; with it every package gets its number (SSCC) on the GS1 label.',
  'Infotext der Anmeldeseite': 'Info text of the login page',
  'Text neben der Anmeldung, einfache HTML-Auszeichnung ist erlaubt.':
    'Text beside the login, simple HTML markup is allowed.',
  'Terminart Fixtermin': 'Date type fixed date',
  'Nummer der Terminart, bei der das Zustelldatum frei gewählt wird.':
    'Number of the date type with a freely chosen delivery date.',
  'Nummer der Währung, mit der neue Aufträge beginnen.':
    'Number of the currency with which new orders begin.',
  'Laufzeit in Werktagen': 'Transit time in working days',
  'So viele Werktage nach der Abholung wird zugestellt.': 'Delivery is this many working days after pickup.',
  'Name des Dispositionssystems': 'Name of the dispatch system',
  'So heißt das System, an das Aufträge übertragen werden, in Meldungen.':
    'What messages call the system that orders are transferred to.',
  'Rechnernamen des Konfigurators': 'Host names of the configurator',
  'Nur unter diesen Namen, mit Komma getrennt, zeigt die Oberfläche den Konfigurator.':
    'Only under these names, separated by commas, the configurator is shown.',
  'Beschriftung der Absendernummer': 'Label of the consignor number',
  'Beschriftung der Nummer des Absenders in der Sendungsverfolgung.':
    'Label of the number of the consignor in tracking.',
  'Überschrift des Absenders': 'Heading of the consignor',
  'Überschrift des Absenders in der Sendungsverfolgung.': 'Heading of the consignor in tracking.',
};
