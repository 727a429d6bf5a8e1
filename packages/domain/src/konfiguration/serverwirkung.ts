import type { Schluessel } from './schluessel.js';

/** What the server does with input that a key hides, locks or demands, or what else the key changes. */
export type Serverwirkung =
  /** With the value `gesperrt` a new or changed value of these fields of an order is refused, with `frei` it is taken. */
  | { art: 'sperrt'; gesperrt: string; frei: string; felder: readonly string[] }
  /** With `true` an order without these fields is refused. */
  | { art: 'verlangt'; felder: readonly string[] }
  /** It changes what the server does; shown by the spec named, over HTTP. */
  | { art: 'wirkt'; gezeigtIn: string }
  /** Only the browser reads it, because the server has nothing to refuse or to do. */
  | { art: 'oberflaeche'; grund: string };

const mitSchalter = (...felder: string[]) =>
  ({ art: 'sperrt', gesperrt: 'false', frei: 'true', felder }) as const;
const durchSchalter = (...felder: string[]) =>
  ({ art: 'sperrt', gesperrt: 'true', frei: 'false', felder }) as const;
const verlangt = (...felder: string[]) => ({ art: 'verlangt', felder }) as const;
const wirkt = (gezeigtIn: string) => ({ art: 'wirkt', gezeigtIn }) as const;
const nurBrowser = (grund: string) => ({ art: 'oberflaeche', grund }) as const;

const verfolgung = nurBrowser(
  'Eine Seite zur Sendungsverfolgung gibt es noch nicht; der Schlüssel wird nur verwahrt.',
);
const position = (feld: string) => `auftragspositionen[0].${feld}`;

/** Every key once: the rules read their fields from here, and the tests are made from it. */
export const serverwirkung: Readonly<Record<Schluessel, Serverwirkung>> = {
  isTauschgeraete: mitSchalter('tauschpaletteA', 'tauschpaletteB', 'tauschpaletteR', 'tauschpaletteY'),
  isZusaetzlicheLademittel: mitSchalter('auftragZusLademittel'),
  isShowKlassifizierung: mitSchalter('sperrigkeit'),
  isShowAbsenderNeutral: mitSchalter('neutralerAbsenderAdresse'),
  isShowEmpfRechnung: mitSchalter('rechnungsempfaengerAdresse'),
  isDisableUhrzeitfelder: durchSchalter('beladezeitVon', 'beladezeitBis', 'entladezeitVon', 'entladezeitBis'),
  isDenyZustelldatum: durchSchalter('entladedatum'),
  isAbsenderEditDeny: durchSchalter('absenderAdresse.name', 'absenderAdresse.fremdnummer'),
  isServicesInternSendungen: mitSchalter('auftragServices[0].spez_num'),
  customServices: { art: 'sperrt', gesperrt: '6', frei: '', felder: ['auftragServices[0].spez_num'] },
  isNoADRVerpackungen: durchSchalter(position('verpackung'), position('auftragsgefahrgueter[0].verpackung')),
  isNoADRLademittel: durchSchalter(position('lademittel')),

  isLaengePflichtfeld: verlangt(position('laengeCM')),
  isBreitePflichtfeld: verlangt(position('breiteCM')),
  isHoehePflichtfeld: verlangt(position('hoeheCM')),
  isVerkehrsartPflichtfeld: verlangt('verkehrsart'),
  isAbholDatumPflicht: verlangt('beladedatum'),
  isZustellDatumPflicht: verlangt('entladedatum'),

  denyOrderEdit: wirkt('features/adressen/adressbuch.integration.spec.ts'),
  isStellplaetzeBerechnen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isLademeterBerechnen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isBeladedatumVorbelegen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isEntladedatumVorbelegen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  feiertageRegion: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  zustelldatum_offset: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  terminArtFixTermin: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  mandantSpezi29: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  defaultWaehrung: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  clientKunde: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isPreisermittlung: wirkt('features/preis/preis.integration.spec.ts'),
  isMautrechner: wirkt('features/maut/maut.integration.spec.ts'),
  isRegistrierung: wirkt('features/registrierung/registrierung.integration.spec.ts'),
  isBexPremium: wirkt('features/premium/premium.integration.spec.ts'),
  dokumentenverweise: wirkt('features/dokumente/dokumente.integration.spec.ts'),
  isUserCanEditImmediately: wirkt('features/benutzer/benutzer.integration.spec.ts'),
  passwortMindestlaenge: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  saveKontaktdaten: wirkt('features/auftraege/kontaktdaten.integration.spec.ts'),
  gs1Basisnummer: wirkt('features/berichte/packstuecknummern.integration.spec.ts'),
  clientInfobox: wirkt('features/konfiguration/coco.integration.spec.ts'),
  dispoName: wirkt('features/konfiguration/coco.integration.spec.ts'),
  isAdresseTelefonEdit: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isAdresseKontaktEdit: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isAdresseEinmaladresseEdit: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isAdresseUnsichtbarEdit: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isShowTTMailAdress: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),

  isCustomstylebuttons: nurBrowser('Farben und Schriften sind Sache des Browsers.'),
  directly_back_2list: nurBrowser('Wohin es nach dem Speichern geht, weiß nur der Browser.'),
  auftragsresearchtableconfig: nurBrowser('Spalten der Auftragsliste; die API antwortet immer alle Felder.'),
  cocoHosts: nurBrowser('Zeigt oder verbirgt einen Verweis im Menü; wer darf, entscheidet das Recht.'),
  isTTSwitchAbsenderToNeutral: verfolgung,
  ttInhalt: verfolgung,
  ttEmpfaengerFremdnummer: verfolgung,
  ttEmpfaengerMatchcode: verfolgung,
  ttEmpfaengerStrasse: verfolgung,
  ttVersenderFremdnummer: verfolgung,
  ttVersenderMatchcode: verfolgung,
  ttVersenderName: verfolgung,
  ttVersenderOrt: verfolgung,
  ttVersenderStrasse: verfolgung,
  ttVersenderFremdnummerLabel: verfolgung,
  ttVersenderBlockLabel: verfolgung,
};
