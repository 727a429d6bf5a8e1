const gruppe = 'konfiguration.gruppe.adressen' as const;
const verfolgung = 'konfiguration.gruppe.sendungsverfolgung' as const;

export const adresseWorte = {
  isAdresseTelefonEdit: {
    gruppe,
    label: 'konfiguration.einstellung.isAdresseTelefonEdit.label',
    erklaerung: 'konfiguration.einstellung.isAdresseTelefonEdit.erklaerung',
  },
  isAdresseKontaktEdit: {
    gruppe,
    label: 'konfiguration.einstellung.isAdresseKontaktEdit.label',
    erklaerung: 'konfiguration.einstellung.isAdresseKontaktEdit.erklaerung',
  },
  isAdresseEinmaladresseEdit: {
    gruppe,
    label: 'konfiguration.einstellung.isAdresseEinmaladresseEdit.label',
    erklaerung: 'konfiguration.einstellung.isAdresseEinmaladresseEdit.erklaerung',
  },
  isAdresseUnsichtbarEdit: {
    gruppe,
    label: 'konfiguration.einstellung.isAdresseUnsichtbarEdit.label',
    erklaerung: 'konfiguration.einstellung.isAdresseUnsichtbarEdit.erklaerung',
  },
  isShowTTMailAdress: {
    gruppe,
    label: 'beschriftung.trackingEMail',
    erklaerung: 'konfiguration.einstellung.isShowTTMailAdress.erklaerung',
  },
} as const;

export const sendungsverfolgungWorte = {
  sendungsmail: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.sendungsmail.label',
    erklaerung: 'konfiguration.einstellung.sendungsmail.erklaerung',
  },
  ttInhalt: {
    gruppe: verfolgung,
    label: 'beschriftung.inhalt',
    erklaerung: 'konfiguration.einstellung.ttInhalt.erklaerung',
  },
  ttEmpfaengerFremdnummer: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttEmpfaengerFremdnummer.label',
    erklaerung: 'konfiguration.einstellung.ttEmpfaengerFremdnummer.erklaerung',
  },
  ttEmpfaengerMatchcode: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttEmpfaengerMatchcode.label',
    erklaerung: 'konfiguration.einstellung.ttEmpfaengerMatchcode.erklaerung',
  },
  ttEmpfaengerStrasse: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttEmpfaengerStrasse.label',
    erklaerung: 'konfiguration.einstellung.ttEmpfaengerStrasse.erklaerung',
  },
  ttVersenderFremdnummer: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttVersenderFremdnummer.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderFremdnummer.erklaerung',
  },
  ttVersenderMatchcode: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttVersenderMatchcode.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderMatchcode.erklaerung',
  },
  ttVersenderName: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttVersenderName.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderName.erklaerung',
  },
  ttVersenderOrt: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttVersenderOrt.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderOrt.erklaerung',
  },
  ttVersenderStrasse: {
    gruppe: verfolgung,
    label: 'konfiguration.einstellung.ttVersenderStrasse.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderStrasse.erklaerung',
  },
} as const;
