import type { Schluessel } from './schluessel/schluessel.js';
import { position, type Sperre, sperren } from './sperren.js';

/** What the server does with input that a key hides, locks or demands, or what else the key changes. */
export type Serverwirkung =
  | Sperre
  /** With `true` an order without these fields is refused. */
  | { art: 'verlangt'; felder: readonly string[] }
  /** It changes what the server does; shown by the spec named, over HTTP. */
  | { art: 'wirkt'; gezeigtIn: string }
  /** Only the browser reads it, because the server has nothing to refuse or to do. */
  | { art: 'oberflaeche'; grund: string };

const verlangt = (...felder: string[]) => ({ art: 'verlangt', felder }) as const;
const wirkt = (gezeigtIn: string) => ({ art: 'wirkt', gezeigtIn }) as const;
const nurBrowser = (grund: string) => ({ art: 'oberflaeche', grund }) as const;

const verfolgung = nurBrowser(
  'Eine Seite zur Sendungsverfolgung gibt es noch nicht; der Schlüssel wird nur verwahrt.',
);

/** Every key once: the rules read their fields from here, and the tests are made from it. */
export const serverwirkung: Readonly<Record<Schluessel, Serverwirkung>> = {
  ...sperren,

  isLaengePflichtfeld: verlangt(position('laengeCM')),
  isBreitePflichtfeld: verlangt(position('breiteCM')),
  isHoehePflichtfeld: verlangt(position('hoeheCM')),
  isVerkehrsartPflichtfeld: verlangt('verkehrsart'),
  isAbholDatumPflicht: verlangt('beladedatum'),
  isZustellDatumPflicht: verlangt('entladedatum'),

  denyOrderEdit: wirkt('features/adressen/adressbuch/adressbuch.integration.spec.ts'),
  isStellplaetzeBerechnen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isLademeterBerechnen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isBeladedatumVorbelegen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  isEntladedatumVorbelegen: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  feiertageRegion: wirkt('features/konfiguration/serverwirkung.integration.spec.ts'),
  regeln: wirkt('features/auftraege/regeln/regeln.integration.spec.ts'),
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
  saveKontaktdaten: wirkt('features/auftraege/speichern/kontaktdaten.integration.spec.ts'),
  gs1Basisnummer: wirkt('features/berichte/packstuecke/packstuecknummern.integration.spec.ts'),
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
