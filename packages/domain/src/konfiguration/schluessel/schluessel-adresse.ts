export const adresseSchluessel = {
  isAdresseTelefonEdit: { art: 'wahrheit', standard: false },
  isAdresseKontaktEdit: { art: 'wahrheit', standard: false },
  isAdresseEinmaladresseEdit: { art: 'wahrheit', standard: false },
  isAdresseUnsichtbarEdit: { art: 'wahrheit', standard: false },
  isShowTTMailAdress: { art: 'wahrheit', standard: false },
} as const;

export const sendungsverfolgungSchluessel = {
  sendungsmail: { art: 'wahrheit', standard: false },
  ttInhalt: { art: 'wahrheit', standard: true },
  ttEmpfaengerFremdnummer: { art: 'wahrheit', standard: true },
  ttEmpfaengerMatchcode: { art: 'wahrheit', standard: true },
  ttEmpfaengerStrasse: { art: 'wahrheit', standard: true },
  ttVersenderFremdnummer: { art: 'wahrheit', standard: true },
  ttVersenderMatchcode: { art: 'wahrheit', standard: true },
  ttVersenderName: { art: 'wahrheit', standard: true },
  ttVersenderOrt: { art: 'wahrheit', standard: true },
  ttVersenderStrasse: { art: 'wahrheit', standard: true },
} as const;
