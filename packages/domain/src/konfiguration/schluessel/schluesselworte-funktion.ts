const gruppe = 'konfiguration.gruppe.funktionen' as const;
const texte = 'konfiguration.gruppe.texteUndWerte' as const;

export const funktionWorte = {
  isMautrechner: {
    gruppe,
    label: 'konfiguration.einstellung.isMautrechner.label',
    erklaerung: 'konfiguration.einstellung.isMautrechner.erklaerung',
  },
  isRegistrierung: {
    gruppe,
    label: 'konfiguration.einstellung.isRegistrierung.label',
    erklaerung: 'konfiguration.einstellung.isRegistrierung.erklaerung',
  },
  isPreisermittlung: {
    gruppe,
    label: 'konfiguration.einstellung.isPreisermittlung.label',
    erklaerung: 'konfiguration.einstellung.isPreisermittlung.erklaerung',
  },
  isCustomstylebuttons: {
    gruppe,
    label: 'konfiguration.einstellung.isCustomstylebuttons.label',
    erklaerung: 'konfiguration.einstellung.isCustomstylebuttons.erklaerung',
  },
  isBexPremium: {
    gruppe,
    label: 'konfiguration.einstellung.isBexPremium.label',
    erklaerung: 'konfiguration.einstellung.isBexPremium.erklaerung',
  },
  isServicesInternSendungen: {
    gruppe,
    label: 'konfiguration.einstellung.isServicesInternSendungen.label',
    erklaerung: 'konfiguration.einstellung.isServicesInternSendungen.erklaerung',
  },
  dokumentenverweise: {
    gruppe,
    label: 'beschriftung.dokumente',
    erklaerung: 'konfiguration.einstellung.dokumentenverweise.erklaerung',
  },
  isUserCanEditImmediately: {
    gruppe,
    label: 'konfiguration.einstellung.isUserCanEditImmediately.label',
    erklaerung: 'konfiguration.einstellung.isUserCanEditImmediately.erklaerung',
  },
  benutzerAnlegenNurMitEdit: {
    gruppe,
    label: 'konfiguration.einstellung.benutzerAnlegenNurMitEdit.label',
    erklaerung: 'konfiguration.einstellung.benutzerAnlegenNurMitEdit.erklaerung',
  },
  vierAugen: {
    gruppe,
    label: 'konfiguration.einstellung.vierAugen.label',
    erklaerung: 'konfiguration.einstellung.vierAugen.erklaerung',
  },
  passwortMindestlaenge: {
    gruppe,
    label: 'konfiguration.einstellung.passwortMindestlaenge.label',
    erklaerung: 'konfiguration.einstellung.passwortMindestlaenge.erklaerung',
  },
  zweiterFaktor: {
    gruppe,
    label: 'konfiguration.einstellung.zweiterFaktor.label',
    erklaerung: 'konfiguration.einstellung.zweiterFaktor.erklaerung',
  },
} as const;

export const textWorte = {
  clientKunde: {
    gruppe: texte,
    label: 'konfiguration.einstellung.clientKunde.label',
    erklaerung: 'konfiguration.einstellung.clientKunde.erklaerung',
  },
  customServices: {
    gruppe: texte,
    label: 'konfiguration.einstellung.customServices.label',
    erklaerung: 'konfiguration.einstellung.customServices.erklaerung',
  },
  auftragsresearchtableconfig: {
    gruppe: texte,
    label: 'konfiguration.einstellung.auftragsresearchtableconfig.label',
    erklaerung: 'konfiguration.einstellung.auftragsresearchtableconfig.erklaerung',
  },
  zeitzone: {
    gruppe: texte,
    label: 'konfiguration.einstellung.zeitzone.label',
    erklaerung: 'konfiguration.einstellung.zeitzone.erklaerung',
  },
  gs1Basisnummer: {
    gruppe: texte,
    label: 'konfiguration.einstellung.gs1Basisnummer.label',
    erklaerung: 'konfiguration.einstellung.gs1Basisnummer.erklaerung',
  },
  clientInfobox: {
    gruppe: texte,
    label: 'konfiguration.einstellung.clientInfobox.label',
    erklaerung: 'konfiguration.einstellung.clientInfobox.erklaerung',
  },
  terminArtFixTermin: {
    gruppe: texte,
    label: 'konfiguration.einstellung.terminArtFixTermin.label',
    erklaerung: 'konfiguration.einstellung.terminArtFixTermin.erklaerung',
  },
  defaultWaehrung: {
    gruppe: texte,
    label: 'beschriftung.waehrung',
    erklaerung: 'konfiguration.einstellung.defaultWaehrung.erklaerung',
  },
  zustelldatum_offset: {
    gruppe: texte,
    label: 'konfiguration.einstellung.zustelldatum_offset.label',
    erklaerung: 'konfiguration.einstellung.zustelldatum_offset.erklaerung',
  },
  dispoName: {
    gruppe: texte,
    label: 'konfiguration.einstellung.dispoName.label',
    erklaerung: 'konfiguration.einstellung.dispoName.erklaerung',
  },
  cocoHosts: {
    gruppe: texte,
    label: 'konfiguration.einstellung.cocoHosts.label',
    erklaerung: 'konfiguration.einstellung.cocoHosts.erklaerung',
  },
  ttVersenderFremdnummerLabel: {
    gruppe: texte,
    label: 'konfiguration.einstellung.ttVersenderFremdnummerLabel.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderFremdnummerLabel.erklaerung',
  },
  ttVersenderBlockLabel: {
    gruppe: texte,
    label: 'konfiguration.einstellung.ttVersenderBlockLabel.label',
    erklaerung: 'konfiguration.einstellung.ttVersenderBlockLabel.erklaerung',
  },
} as const;
