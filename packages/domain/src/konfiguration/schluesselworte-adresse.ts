const gruppe = 'Adressen' as const;
const verfolgung = 'Sendungsverfolgung' as const;

export const adresseWorte = {
  isAdresseTelefonEdit: {
    gruppe,
    label: 'Telefon änderbar',
    erklaerung: 'Das Telefon bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseKontaktEdit: {
    gruppe,
    label: 'Kontakt änderbar',
    erklaerung: 'Der Kontakt bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseEinmaladresseEdit: {
    gruppe,
    label: 'Einmaladresse änderbar',
    erklaerung: '„Einmaladresse“ bleibt änderbar, während die Adresse übertragen wird.',
  },
  isAdresseUnsichtbarEdit: {
    gruppe,
    label: 'Unsichtbar änderbar',
    erklaerung: '„unsichtbar“ bleibt änderbar, während die Adresse übertragen wird.',
  },
  isShowTTMailAdress: {
    gruppe,
    label: 'Tracking-E-Mail',
    erklaerung: 'Zeigt das Feld für die E-Mail der Sendungsverfolgung.',
  },
} as const;

export const sendungsverfolgungWorte = {
  ttInhalt: {
    gruppe: verfolgung,
    label: 'Inhalt',
    erklaerung: 'Zeigt den Inhalt der Sendung.',
  },
  ttEmpfaengerFremdnummer: {
    gruppe: verfolgung,
    label: 'Nummer des Empfängers',
    erklaerung: 'Zeigt die Nummer des Empfängers.',
  },
  ttEmpfaengerMatchcode: {
    gruppe: verfolgung,
    label: 'Matchcode des Empfängers',
    erklaerung: 'Zeigt den Matchcode des Empfängers.',
  },
  ttEmpfaengerStrasse: {
    gruppe: verfolgung,
    label: 'Straße des Empfängers',
    erklaerung: 'Zeigt die Straße des Empfängers.',
  },
  ttVersenderFremdnummer: {
    gruppe: verfolgung,
    label: 'Nummer des Absenders',
    erklaerung: 'Zeigt die Nummer des Absenders.',
  },
  ttVersenderMatchcode: {
    gruppe: verfolgung,
    label: 'Matchcode des Absenders',
    erklaerung: 'Zeigt den Matchcode des Absenders.',
  },
  ttVersenderName: {
    gruppe: verfolgung,
    label: 'Name des Absenders',
    erklaerung: 'Zeigt den Namen des Absenders.',
  },
  ttVersenderOrt: {
    gruppe: verfolgung,
    label: 'Ort des Absenders',
    erklaerung: 'Zeigt den Ort des Absenders.',
  },
  ttVersenderStrasse: {
    gruppe: verfolgung,
    label: 'Straße des Absenders',
    erklaerung: 'Zeigt die Straße des Absenders.',
  },
} as const;
