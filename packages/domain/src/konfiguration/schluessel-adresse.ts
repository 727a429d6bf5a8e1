const gruppe = 'Adressen' as const;
const verfolgung = 'Sendungsverfolgung' as const;

export const adresseSchluessel = {
  isAdresseTelefonEdit: {
    gruppe,
    art: 'wahrheit',
    standard: false,
    label: 'Telefon änderbar',
    erklaerung: 'Das Telefon bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseKontaktEdit: {
    gruppe,
    art: 'wahrheit',
    standard: false,
    label: 'Kontakt änderbar',
    erklaerung: 'Der Kontakt bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseEinmaladresseEdit: {
    gruppe,
    art: 'wahrheit',
    standard: false,
    label: 'Einmaladresse änderbar',
    erklaerung: '„Einmaladresse“ bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseUnsichtbarEdit: {
    gruppe,
    art: 'wahrheit',
    standard: false,
    label: 'Unsichtbar änderbar',
    erklaerung: '„unsichtbar“ bleibt änderbar, während die Adresse übertragen wird.',
  },
  isShowTTMailAdress: {
    gruppe,
    art: 'wahrheit',
    standard: false,
    label: 'Tracking-E-Mail',
    erklaerung: 'Zeigt das Feld für die E-Mail der Sendungsverfolgung.',
  },
} as const;

export const sendungsverfolgungSchluessel = {
  ttInhalt: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Inhalt',
    erklaerung: 'Zeigt den Inhalt der Sendung.',
  },
  ttEmpfaengerFremdnummer: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Nummer des Empfängers',
    erklaerung: 'Zeigt die Nummer des Empfängers.',
  },
  ttEmpfaengerMatchcode: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Matchcode des Empfängers',
    erklaerung: 'Zeigt den Matchcode des Empfängers.',
  },
  ttEmpfaengerStrasse: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Straße des Empfängers',
    erklaerung: 'Zeigt die Straße des Empfängers.',
  },
  ttVersenderFremdnummer: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Nummer des Absenders',
    erklaerung: 'Zeigt die Nummer des Absenders.',
  },
  ttVersenderMatchcode: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Matchcode des Absenders',
    erklaerung: 'Zeigt den Matchcode des Absenders.',
  },
  ttVersenderName: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Name des Absenders',
    erklaerung: 'Zeigt den Namen des Absenders.',
  },
  ttVersenderOrt: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Ort des Absenders',
    erklaerung: 'Zeigt den Ort des Absenders.',
  },
  ttVersenderStrasse: {
    gruppe: verfolgung,
    art: 'wahrheit',
    standard: true,
    label: 'Straße des Absenders',
    erklaerung: 'Zeigt die Straße des Absenders.',
  },
} as const;
