const gruppe = 'Auftragserfassung' as const;
const anzeige = 'Anzeige' as const;

export const erfassungWorte = {
  denyOrderEdit: {
    gruppe,
    label: 'Erfassung gesperrt',
    erklaerung: 'Aufträge, Vorlagen und Adressen können nur angesehen werden.',
  },
  isLaengePflichtfeld: {
    gruppe,
    label: 'Länge ist Pflichtfeld',
    erklaerung: 'Jede Auftragsposition braucht eine Länge.',
  },
  isBreitePflichtfeld: {
    gruppe,
    label: 'Breite ist Pflichtfeld',
    erklaerung: 'Jede Auftragsposition braucht eine Breite.',
  },
  isHoehePflichtfeld: {
    gruppe,
    label: 'Höhe ist Pflichtfeld',
    erklaerung: 'Jede Auftragsposition braucht eine Höhe.',
  },
  isVerkehrsartPflichtfeld: {
    gruppe,
    label: 'Verkehrsart ist Pflichtfeld',
    erklaerung: 'Die Verkehrsart ist nicht vorbelegt und muss gewählt werden.',
  },
  isAbholDatumPflicht: {
    gruppe,
    label: 'Abholdatum ist Pflichtfeld',
    erklaerung: 'Jeder Auftrag braucht ein Abholdatum.',
  },
  isZustellDatumPflicht: {
    gruppe,
    label: 'Zustelldatum ist Pflichtfeld',
    erklaerung: 'Jeder Auftrag braucht ein Zustelldatum.',
  },
  isStellplaetzeBerechnen: {
    gruppe,
    label: 'Stellplätze berechnen',
    erklaerung: 'Leere Stellplätze werden aus Maßen und Anzahl der Lademittel berechnet.',
  },
  isLademeterBerechnen: {
    gruppe,
    label: 'Lademeter berechnen',
    erklaerung: 'Leere Lademeter werden aus Maßen und Anzahl der Lademittel berechnet.',
  },
  isBeladedatumVorbelegen: {
    gruppe,
    label: 'Abholdatum vorbelegen',
    erklaerung: 'Neue Aufträge beginnen mit dem heutigen Abholdatum.',
  },
  isEntladedatumVorbelegen: {
    gruppe,
    label: 'Zustelldatum vorbelegen',
    erklaerung: 'Das Zustelldatum folgt dem Abholdatum nach der Laufzeit.',
  },
  isDenyZustelldatum: {
    gruppe,
    label: 'Zustelldatum nicht änderbar',
    erklaerung: 'Das Zustelldatum ergibt sich aus dem Abholdatum, außer beim Fixtermin.',
  },
  feiertageRegion: {
    gruppe,
    label: 'Feiertage',
    erklaerung: 'Die Feiertage dieses Bundeslands zählen als freie Tage.',
  },
  isNoADRVerpackungen: {
    gruppe,
    label: 'Keine Gefahrgut-Verpackungen',
    erklaerung: 'Verpackungen für Gefahrgut werden nicht angeboten.',
  },
  isNoADRLademittel: {
    gruppe,
    label: 'Keine Gefahrgut-Lademittel',
    erklaerung: 'Lademittel für Gefahrgut werden nicht angeboten.',
  },
  isAbsenderEditDeny: {
    gruppe,
    label: 'Absender nicht änderbar',
    erklaerung: 'Nummer und Name des Absenders können nicht geändert werden.',
  },
  mandantSpezi29: {
    gruppe,
    label: 'Verpackung bestehend aus Lademitteln',
    erklaerung: 'Gezählt wird immer in Verpackungen; Lademittel beschreiben ihren Inhalt.',
  },
  saveKontaktdaten: {
    gruppe,
    label: 'Kontaktdaten speichern',
    erklaerung: 'Im Auftrag geänderte Kontaktdaten werden in die Adresse übernommen.',
  },
  directly_back_2list: {
    gruppe,
    label: 'Nach dem Speichern zum Adressmanagement',
    erklaerung: 'Sonst beginnt nach dem Speichern einer Adresse die nächste.',
  },
} as const;

export const anzeigeWorte = {
  isDisableUhrzeitfelder: {
    gruppe: anzeige,
    label: 'Uhrzeitfelder',
    umgekehrt: true,
    erklaerung: 'Zeigt Uhrzeiten für Abholung und Zustellung.',
  },
  isTauschgeraete: {
    gruppe: anzeige,
    label: 'Tauschgeräte',
    erklaerung: 'Zeigt die Felder für Tauschpaletten; nicht zusammen mit zusätzlichen Lademitteln.',
  },
  isZusaetzlicheLademittel: {
    gruppe: anzeige,
    label: 'Zusätzliche Lademittel',
    erklaerung: 'Zeigt die Erfassung zusätzlicher Lademittel; nicht zusammen mit Tauschgeräten.',
  },
  isShowEmpfRechnung: {
    gruppe: anzeige,
    label: 'Rechnungsadresse des Empfängers',
    erklaerung: 'Zeigt beim Empfänger die Lasche „Rechnung“.',
  },
  isShowKlassifizierung: {
    gruppe: anzeige,
    label: 'Klassifizierung',
    erklaerung: 'Zeigt die Auswahl der Klassifizierung.',
  },
  isShowAbsenderNeutral: {
    gruppe: anzeige,
    label: 'Neutraler Absender',
    erklaerung: 'Zeigt beim Absender die Lasche „Neutral“.',
  },
  isTTSwitchAbsenderToNeutral: {
    gruppe: anzeige,
    label: 'Neutraler Absender in der Sendungsverfolgung',
    erklaerung: 'Die Sendungsverfolgung zeigt den neutralen Absender, wo es einen gibt.',
  },
} as const;
