import { feiertageRegionen } from '../../kalender/feiertage-regionen.js';

/** Who is the consignor of dangerous goods where a neutral sender is named (ADR 5.4.1.1.1 g). */
const adrAbsender = {
  absender: 'konfiguration.adrAbsender.absender',
  spediteur: 'konfiguration.adrAbsender.spediteur',
} as const;

export const erfassungSchluessel = {
  denyOrderEdit: { art: 'wahrheit', standard: false },
  isLaengePflichtfeld: { art: 'wahrheit', standard: false },
  isBreitePflichtfeld: { art: 'wahrheit', standard: false },
  isHoehePflichtfeld: { art: 'wahrheit', standard: false },
  isVerkehrsartPflichtfeld: { art: 'wahrheit', standard: false },
  isAbholDatumPflicht: { art: 'wahrheit', standard: false },
  isZustellDatumPflicht: { art: 'wahrheit', standard: false },
  isStellplaetzeBerechnen: { art: 'wahrheit', standard: true },
  isLademeterBerechnen: { art: 'wahrheit', standard: true },
  isBeladedatumVorbelegen: { art: 'wahrheit', standard: true },
  isEntladedatumVorbelegen: { art: 'wahrheit', standard: true },
  isDenyZustelldatum: { art: 'wahrheit', standard: false },
  feiertageRegion: { art: 'text', standard: '', max: 4, auswahl: feiertageRegionen },
  regeln: { art: 'text', standard: '', max: 4000 },
  isNoADRVerpackungen: { art: 'wahrheit', standard: false },
  isNoADRLademittel: { art: 'wahrheit', standard: false },
  isAbsenderEditDeny: { art: 'wahrheit', standard: false },
  adrAbsender: { art: 'text', standard: 'absender', max: 10, auswahl: adrAbsender },
  mandantSpezi29: { art: 'wahrheit', standard: false },
  saveKontaktdaten: { art: 'wahrheit', standard: false },
  directly_back_2list: { art: 'wahrheit', standard: false },
} as const;

export const anzeigeSchluessel = {
  isDisableUhrzeitfelder: { art: 'wahrheit', standard: false },
  isTauschgeraete: { art: 'wahrheit', standard: false },
  isZusaetzlicheLademittel: { art: 'wahrheit', standard: false },
  isShowEmpfRechnung: { art: 'wahrheit', standard: false },
  isShowKlassifizierung: { art: 'wahrheit', standard: false },
  isShowAbsenderNeutral: { art: 'wahrheit', standard: false },
  isTTSwitchAbsenderToNeutral: { art: 'wahrheit', standard: true },
} as const;
