/** The addresses of the contract. */
export const pfade = {
  anmeldung: '/',
  neuerAuftrag: '/auftragsmanagement/auftragserfassung',
  auftrag: (id: number) => `/auftragsmanagement/auftragserfassung/${id}`,
  auftragKopieren: (id: number) => `/auftragsmanagement/auftragserfassung?kopie=${id}`,
  auftragsliste: '/auftragsmanagement/auftragsresearch',
  offeneAuftraege: '/auftragsmanagement/offeneauftraege',
} as const;
