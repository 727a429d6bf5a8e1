/** The addresses of the contract. */
export const pfade = {
  anmeldung: '/',
  neuerAuftrag: '/auftragsmanagement/auftragserfassung',
  auftrag: (id: number) => `/auftragsmanagement/auftragserfassung/${id}`,
  auftragKopieren: (id: number) => `/auftragsmanagement/auftragserfassung?kopie=${id}`,
  auftragAusVorlage: (id: number) => `/auftragsmanagement/auftragserfassung?vorlage=${id}`,
  vorlageBearbeiten: (id: number) => `/auftragsmanagement/auftragserfassung?vorlage=${id}&bearbeiten`,
  auftragsvorlagen: '/auftragsmanagement/auftragsvorlagen',
  auftragsliste: '/auftragsmanagement/auftragsresearch',
  offeneAuftraege: '/auftragsmanagement/offeneauftraege',
  admin: '/admin',
  verwaltung: {
    mandanten: '/admin/mandanten',
    statuskette: '/admin/statuskette',
    anzeigestatus: '/admin/anzeigestatus',
    information: '/admin/information',
    protokoll: '/admin/protokoll',
    mails: '/admin/mails',
    coco: '/admin/coco',
  },
} as const;
