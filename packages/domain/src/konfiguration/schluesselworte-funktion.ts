const gruppe = 'Funktionen' as const;
const texte = 'Texte und Werte' as const;

export const funktionWorte = {
  isMautrechner: {
    gruppe,
    label: 'Mautrechner',
    erklaerung: 'Zeigt den Mautrechner auf der Anmeldeseite.',
  },
  isRegistrierung: {
    gruppe,
    label: 'Registrierung',
    erklaerung: 'Neue Kunden können sich auf der Anmeldeseite selbst registrieren.',
  },
  isPreisermittlung: {
    gruppe,
    label: 'Preisermittlung',
    erklaerung: 'Für erfasste Aufträge kann ein Tagespreis angefragt werden.',
  },
  isCustomstylebuttons: {
    gruppe,
    label: 'Farbschema wählbar',
    erklaerung: 'Zeigt vier Schaltflächen für das Aussehen der Oberfläche.',
  },
  isBexPremium: {
    gruppe,
    label: 'Premium-Import',
    erklaerung: 'Zeigt den Premium-Import im Adminbereich.',
  },
  isServicesInternSendungen: {
    gruppe,
    label: 'Services für internationale Sendungen',
    erklaerung: 'Zeigt einen zweiten Abschnitt mit Services für internationale Sendungen.',
  },
  dokumentenverweise: {
    gruppe,
    label: 'Dokumente',
    erklaerung: 'Zeigt die Dokumente eines Auftrags und erlaubt das Hochladen.',
  },
  isUserCanEditImmediately: {
    gruppe,
    label: 'Neue Benutzer dürfen sofort erfassen',
    erklaerung: 'Sonst sehen neue Benutzer Aufträge nur an, bis das Erfassen freigegeben wird.',
  },
  passwortMindestlaenge: {
    gruppe,
    label: 'Mindestlänge des Passworts',
    erklaerung: 'So viele Zeichen braucht ein Passwort mindestens.',
  },
} as const;

export const textWorte = {
  clientKunde: {
    gruppe: texte,
    label: 'Profil',
    erklaerung: 'Voreingestelltes Profil, dessen Werte gelten, wo hier nichts anderes steht.',
  },
  customServices: {
    gruppe: texte,
    label: 'Eigene Services',
    erklaerung: 'Servicenummern mit Komma getrennt; leer bedeutet alle Services.',
  },
  auftragsresearchtableconfig: {
    gruppe: texte,
    label: 'Spalten der Auftragsliste',
    erklaerung: 'Name eines Spaltensatzes; leer bedeutet der Spaltensatz des Profils.',
  },
  gs1Basisnummer: {
    gruppe: texte,
    label: 'GS1-Basisnummer',
    erklaerung:
      '7 bis 10 Ziffern von GS1; damit bekommt jedes Packstück auf dem GS1-Etikett seine Nummer (SSCC).',
  },
  clientInfobox: {
    gruppe: texte,
    label: 'Infotext der Anmeldeseite',
    erklaerung: 'Text neben der Anmeldung, einfache HTML-Auszeichnung ist erlaubt.',
  },
  terminArtFixTermin: {
    gruppe: texte,
    label: 'Terminart Fixtermin',
    erklaerung: 'Nummer der Terminart, bei der das Zustelldatum frei gewählt wird.',
  },
  defaultWaehrung: {
    gruppe: texte,
    label: 'Währung',
    erklaerung: 'Nummer der Währung, mit der neue Aufträge beginnen.',
  },
  zustelldatum_offset: {
    gruppe: texte,
    label: 'Laufzeit in Werktagen',
    erklaerung: 'So viele Werktage nach der Abholung wird zugestellt.',
  },
  dispoName: {
    gruppe: texte,
    label: 'Name des Dispositionssystems',
    erklaerung: 'So heißt das System, an das Aufträge übertragen werden, in Meldungen.',
  },
  cocoHosts: {
    gruppe: texte,
    label: 'Rechnernamen des Konfigurators',
    erklaerung: 'Nur unter diesen Namen, mit Komma getrennt, zeigt die Oberfläche den Konfigurator.',
  },
  ttVersenderFremdnummerLabel: {
    gruppe: texte,
    label: 'Beschriftung der Absendernummer',
    erklaerung: 'Beschriftung der Nummer des Absenders in der Sendungsverfolgung.',
  },
  ttVersenderBlockLabel: {
    gruppe: texte,
    label: 'Überschrift des Absenders',
    erklaerung: 'Überschrift des Absenders in der Sendungsverfolgung.',
  },
} as const;
