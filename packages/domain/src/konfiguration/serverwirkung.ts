import type { Schluessel } from './schluessel/schluessel.js';
import { position, type Sperre, sperren } from './sperren.js';

/** What the server does with input that a key hides, locks or demands, or what else the key changes. */
export type Serverwirkung =
  | Sperre
  /** With `true` an order without these fields is refused. */
  | { art: 'verlangt'; felder: readonly string[] }
  /** It changes what the server does: its answer to one request differs between two values of the key. */
  | { art: 'wirkt' }
  /** Only the browser reads it, because the server has nothing to refuse or to do. */
  | { art: 'oberflaeche'; grund: string };

const verlangt = (...felder: string[]) => ({ art: 'verlangt', felder }) as const;
const wirkt = { art: 'wirkt' } as const;
const nurBrowser = (grund: string) => ({ art: 'oberflaeche', grund }) as const;

/** Every key once: the rules read their fields from here, and the tests are made from it. */
export const serverwirkung: Readonly<Record<Schluessel, Serverwirkung>> = {
  ...sperren,

  isLaengePflichtfeld: verlangt(position('laengeCM')),
  isBreitePflichtfeld: verlangt(position('breiteCM')),
  isHoehePflichtfeld: verlangt(position('hoeheCM')),
  isVerkehrsartPflichtfeld: verlangt('verkehrsart'),
  isAbholDatumPflicht: verlangt('beladedatum'),
  isZustellDatumPflicht: verlangt('entladedatum'),

  denyOrderEdit: wirkt,
  isStellplaetzeBerechnen: wirkt,
  isLademeterBerechnen: wirkt,
  isBeladedatumVorbelegen: wirkt,
  isEntladedatumVorbelegen: wirkt,
  feiertageRegion: wirkt,
  regeln: wirkt,
  zustelldatum_offset: wirkt,
  terminArtFixTermin: wirkt,
  adrAbsender: wirkt,
  mandantSpezi29: wirkt,
  defaultWaehrung: wirkt,
  clientKunde: wirkt,
  isPreisermittlung: wirkt,
  isMautrechner: wirkt,
  isRegistrierung: wirkt,
  isBexPremium: wirkt,
  dokumentenverweise: wirkt,
  isUserCanEditImmediately: wirkt,
  benutzerAnlegenNurMitEdit: wirkt,
  vierAugen: wirkt,
  passwortMindestlaenge: wirkt,
  zweiterFaktor: wirkt,
  saveKontaktdaten: wirkt,
  gs1Basisnummer: wirkt,
  zeitzone: wirkt,
  isAdresseTelefonEdit: wirkt,
  isAdresseKontaktEdit: wirkt,
  isAdresseEinmaladresseEdit: wirkt,
  isAdresseUnsichtbarEdit: wirkt,
  isShowTTMailAdress: wirkt,

  clientInfobox: nurBrowser('Ein Text neben der Anmeldung; der Server prüft und nennt ihn.'),
  dispoName: nurBrowser('Wie das Dispositionssystem in den Meldungen des Browsers heißt.'),
  isCustomstylebuttons: nurBrowser('Farben und Schriften sind Sache des Browsers.'),
  directly_back_2list: nurBrowser('Wohin es nach dem Speichern geht, weiß nur der Browser.'),
  auftragsresearchtableconfig: nurBrowser('Spalten der Auftragsliste; die API antwortet immer alle Felder.'),
  cocoHosts: nurBrowser('Zeigt oder verbirgt einen Verweis im Menü; wer darf, entscheidet das Recht.'),
  isTTSwitchAbsenderToNeutral: wirkt,
  sendungsmail: wirkt,
  ttInhalt: wirkt,
  ttEmpfaengerFremdnummer: wirkt,
  ttEmpfaengerMatchcode: wirkt,
  ttEmpfaengerStrasse: wirkt,
  ttVersenderFremdnummer: wirkt,
  ttVersenderMatchcode: wirkt,
  ttVersenderName: wirkt,
  ttVersenderOrt: wirkt,
  ttVersenderStrasse: wirkt,
  ttVersenderFremdnummerLabel: wirkt,
  ttVersenderBlockLabel: wirkt,
};
