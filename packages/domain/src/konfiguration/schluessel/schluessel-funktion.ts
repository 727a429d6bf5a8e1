import { faktorpflicht } from '../../benutzer/faktorpflicht.js';
import { zeitzoneVorgabe } from '../../feld/zeitpunkt.js';

export const funktionSchluessel = {
  isMautrechner: { art: 'wahrheit', standard: true },
  isRegistrierung: { art: 'wahrheit', standard: false },
  isPreisermittlung: { art: 'wahrheit', standard: true },
  isCustomstylebuttons: { art: 'wahrheit', standard: false },
  isBexPremium: { art: 'wahrheit', standard: false },
  isServicesInternSendungen: { art: 'wahrheit', standard: false },
  dokumentenverweise: { art: 'wahrheit', standard: true },
  isUserCanEditImmediately: { art: 'wahrheit', standard: false },
  benutzerAnlegenNurMitEdit: { art: 'wahrheit', standard: false },
  vierAugen: { art: 'wahrheit', standard: false },
  passwortMindestlaenge: { art: 'zahl', standard: 8, von: 8, bis: 25 },
  zweiterFaktor: { art: 'text', standard: 'freiwillig', max: 20, auswahl: faktorpflicht },
} as const;

export const textSchluessel = {
  clientKunde: { art: 'text', standard: 'standard', max: 40 },
  customServices: { art: 'text', standard: '', max: 2000 },
  auftragsresearchtableconfig: { art: 'text', standard: '', max: 40 },
  zeitzone: { art: 'text', standard: zeitzoneVorgabe as string, max: 40 },
  gs1Basisnummer: { art: 'text', standard: '', max: 10 },
  clientInfobox: { art: 'text', standard: '', max: 10_000 },
  terminArtFixTermin: { art: 'zahl', standard: 4, von: 1, bis: 9999 },
  defaultWaehrung: { art: 'zahl', standard: 2, von: 1, bis: 9999 },
  zustelldatum_offset: { art: 'zahl', standard: 1, von: 0, bis: 365 },
  dispoName: { art: 'text', standard: 'DISPONENTplus', max: 60 },
  cocoHosts: { art: 'text', standard: 'localhost,127.0.0.1', max: 500 },
  ttVersenderFremdnummerLabel: { art: 'text', standard: 'Kundennummer', max: 60 },
  ttVersenderBlockLabel: { art: 'text', standard: 'Absender', max: 60 },
} as const;
