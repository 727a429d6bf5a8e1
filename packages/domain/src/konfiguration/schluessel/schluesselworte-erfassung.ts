const gruppe = 'konfiguration.gruppe.auftragserfassung' as const;
const anzeige = 'konfiguration.gruppe.anzeige' as const;

export const erfassungWorte = {
  denyOrderEdit: {
    gruppe,
    label: 'konfiguration.einstellung.denyOrderEdit.label',
    erklaerung: 'konfiguration.einstellung.denyOrderEdit.erklaerung',
  },
  isLaengePflichtfeld: {
    gruppe,
    label: 'konfiguration.einstellung.isLaengePflichtfeld.label',
    erklaerung: 'konfiguration.einstellung.isLaengePflichtfeld.erklaerung',
  },
  isBreitePflichtfeld: {
    gruppe,
    label: 'konfiguration.einstellung.isBreitePflichtfeld.label',
    erklaerung: 'konfiguration.einstellung.isBreitePflichtfeld.erklaerung',
  },
  isHoehePflichtfeld: {
    gruppe,
    label: 'konfiguration.einstellung.isHoehePflichtfeld.label',
    erklaerung: 'konfiguration.einstellung.isHoehePflichtfeld.erklaerung',
  },
  isVerkehrsartPflichtfeld: {
    gruppe,
    label: 'konfiguration.einstellung.isVerkehrsartPflichtfeld.label',
    erklaerung: 'konfiguration.einstellung.isVerkehrsartPflichtfeld.erklaerung',
  },
  isAbholDatumPflicht: {
    gruppe,
    label: 'konfiguration.einstellung.isAbholDatumPflicht.label',
    erklaerung: 'konfiguration.einstellung.isAbholDatumPflicht.erklaerung',
  },
  isZustellDatumPflicht: {
    gruppe,
    label: 'konfiguration.einstellung.isZustellDatumPflicht.label',
    erklaerung: 'konfiguration.einstellung.isZustellDatumPflicht.erklaerung',
  },
  isStellplaetzeBerechnen: {
    gruppe,
    label: 'konfiguration.einstellung.isStellplaetzeBerechnen.label',
    erklaerung: 'konfiguration.einstellung.isStellplaetzeBerechnen.erklaerung',
  },
  isLademeterBerechnen: {
    gruppe,
    label: 'konfiguration.einstellung.isLademeterBerechnen.label',
    erklaerung: 'konfiguration.einstellung.isLademeterBerechnen.erklaerung',
  },
  isBeladedatumVorbelegen: {
    gruppe,
    label: 'konfiguration.einstellung.isBeladedatumVorbelegen.label',
    erklaerung: 'konfiguration.einstellung.isBeladedatumVorbelegen.erklaerung',
  },
  isEntladedatumVorbelegen: {
    gruppe,
    label: 'konfiguration.einstellung.isEntladedatumVorbelegen.label',
    erklaerung: 'konfiguration.einstellung.isEntladedatumVorbelegen.erklaerung',
  },
  isDenyZustelldatum: {
    gruppe,
    label: 'konfiguration.einstellung.isDenyZustelldatum.label',
    erklaerung: 'konfiguration.einstellung.isDenyZustelldatum.erklaerung',
  },
  feiertageRegion: {
    gruppe,
    label: 'konfiguration.einstellung.feiertageRegion.label',
    erklaerung: 'konfiguration.einstellung.feiertageRegion.erklaerung',
  },
  regeln: {
    gruppe,
    label: 'konfiguration.einstellung.regeln.label',
    erklaerung: 'konfiguration.einstellung.regeln.erklaerung',
  },
  isNoADRVerpackungen: {
    gruppe,
    label: 'konfiguration.einstellung.isNoADRVerpackungen.label',
    erklaerung: 'konfiguration.einstellung.isNoADRVerpackungen.erklaerung',
  },
  isNoADRLademittel: {
    gruppe,
    label: 'konfiguration.einstellung.isNoADRLademittel.label',
    erklaerung: 'konfiguration.einstellung.isNoADRLademittel.erklaerung',
  },
  isAbsenderEditDeny: {
    gruppe,
    label: 'konfiguration.einstellung.isAbsenderEditDeny.label',
    erklaerung: 'konfiguration.einstellung.isAbsenderEditDeny.erklaerung',
  },
  adrAbsender: {
    gruppe,
    label: 'konfiguration.einstellung.adrAbsender.label',
    erklaerung: 'konfiguration.einstellung.adrAbsender.erklaerung',
  },
  mandantSpezi29: {
    gruppe,
    label: 'konfiguration.einstellung.mandantSpezi29.label',
    erklaerung: 'konfiguration.einstellung.mandantSpezi29.erklaerung',
  },
  saveKontaktdaten: {
    gruppe,
    label: 'konfiguration.einstellung.saveKontaktdaten.label',
    erklaerung: 'konfiguration.einstellung.saveKontaktdaten.erklaerung',
  },
  directly_back_2list: {
    gruppe,
    label: 'konfiguration.einstellung.directly_back_2list.label',
    erklaerung: 'konfiguration.einstellung.directly_back_2list.erklaerung',
  },
} as const;

export const anzeigeWorte = {
  isDisableUhrzeitfelder: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isDisableUhrzeitfelder.label',
    umgekehrt: true,
    erklaerung: 'konfiguration.einstellung.isDisableUhrzeitfelder.erklaerung',
  },
  isTauschgeraete: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isTauschgeraete.label',
    erklaerung: 'konfiguration.einstellung.isTauschgeraete.erklaerung',
  },
  isZusaetzlicheLademittel: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isZusaetzlicheLademittel.label',
    erklaerung: 'konfiguration.einstellung.isZusaetzlicheLademittel.erklaerung',
  },
  isShowEmpfRechnung: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isShowEmpfRechnung.label',
    erklaerung: 'konfiguration.einstellung.isShowEmpfRechnung.erklaerung',
  },
  isShowKlassifizierung: {
    gruppe: anzeige,
    label: 'beschriftung.klassifizierung',
    erklaerung: 'konfiguration.einstellung.isShowKlassifizierung.erklaerung',
  },
  isShowAbsenderNeutral: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isShowAbsenderNeutral.label',
    erklaerung: 'konfiguration.einstellung.isShowAbsenderNeutral.erklaerung',
  },
  isTTSwitchAbsenderToNeutral: {
    gruppe: anzeige,
    label: 'konfiguration.einstellung.isTTSwitchAbsenderToNeutral.label',
    erklaerung: 'konfiguration.einstellung.isTTSwitchAbsenderToNeutral.erklaerung',
  },
} as const;
