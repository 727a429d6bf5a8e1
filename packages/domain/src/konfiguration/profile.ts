import type { Schluessel } from '@frachtportal/texte/katalog';
import type { Werte } from './schluessel/schluessel.js';

/** Sets of columns; the screens hold the columns themselves under these names. */
export const listenspaltensaetze = {
  standard: 'konfiguration.profile.vorgabe',
  iban: 'konfiguration.profile.speditionMitIbanNachnahme',
  kompakt: 'konfiguration.profile.kompakt',
  metro: 'konfiguration.profile.metro',
} as const;
export type Listenspalten = keyof typeof listenspaltensaetze;
export type Positionsspalten = Listenspalten;

/** What differs between client variants and is no switch of the configurator. */
export interface Variante {
  /** Cash on delivery by IBAN and BIC in euro instead of amount and currency. */
  ibanNachnahme: boolean;
  zollvermerk: boolean;
  spotpreis: boolean;
  dispohinweis: boolean;
  /** The switch "abw. Labeldruck". */
  labeldruck: boolean;
  /** Longest Absenderreferenz that is sent; a longer one is cut. */
  absenderReferenzMax: number;
  metrokennung: boolean;
  /** The traffic type follows from the countries and the pickup and delivery flags. */
  verkehrsartAbleiten: boolean;
  lieferschein: boolean;
  /** The column "Abfall" of dangerous goods. */
  abfall: boolean;
  /** At registration the customer number has digits only. */
  kundennummerNumerisch: boolean;
  /** Cost-bearing services in a list of their own. */
  servicesNachKosten: boolean;
  /** The history names the planned delivery; status 129 confirms it, with its remark instead of the day. */
  zustellterminBestaetigen: boolean;
  listenspalten: Listenspalten;
  positionsspalten: Positionsspalten;
  /** Keys of texts. */
  suchPlatzhalter: string;
  telefonLabel: string;
  zeichenNummerLabel: string;
  /** What may be shipped without asking, shown beside the login; none where empty. */
  versandkriterien: string;
}

export interface Profil {
  bezeichnung: Schluessel;
  beschreibung: Schluessel;
  werte: Partial<Werte>;
  variante: Variante;
}

const standardvariante: Variante = {
  ibanNachnahme: false,
  zollvermerk: false,
  spotpreis: false,
  dispohinweis: true,
  labeldruck: true,
  absenderReferenzMax: 20,
  metrokennung: false,
  verkehrsartAbleiten: false,
  lieferschein: false,
  abfall: false,
  kundennummerNumerisch: false,
  servicesNachKosten: false,
  zustellterminBestaetigen: false,
  listenspalten: 'standard',
  positionsspalten: 'standard',
  suchPlatzhalter: 'auftragsliste.suche',
  telefonLabel: 'adresse.telefon',
  zeichenNummerLabel: 'position.zeichenNummer',
  versandkriterien: '',
};

/** The preset profiles, chosen by the key `clientKunde` (decisions, section "Tenancy, roles, rights"). */
export const profile = {
  standard: {
    bezeichnung: 'beschriftung.standard',
    beschreibung: 'konfiguration.profile.alleWerteWieAusgeliefert',
    werte: {},
    variante: standardvariante,
  },
  'spedition-iban': {
    bezeichnung: 'konfiguration.profile.speditionMitIbanNachnahme',
    beschreibung: 'konfiguration.profile.speditionMitIbanNachnahmeErklaerung',
    werte: { passwortMindestlaenge: 12 },
    variante: {
      ...standardvariante,
      ibanNachnahme: true,
      zollvermerk: true,
      spotpreis: true,
      dispohinweis: false,
      labeldruck: false,
      absenderReferenzMax: 35,
      servicesNachKosten: true,
      verkehrsartAbleiten: true,
      zustellterminBestaetigen: true,
      listenspalten: 'iban',
      positionsspalten: 'iban',
      telefonLabel: 'adresse.telefonEmailWebsite',
    },
  },
  'liste-kompakt': {
    bezeichnung: 'konfiguration.profile.kompakteAuftragsliste',
    beschreibung: 'konfiguration.profile.kompakteAuftragslisteErklaerung',
    werte: {},
    variante: {
      ...standardvariante,
      lieferschein: true,
      listenspalten: 'kompakt',
      positionsspalten: 'kompakt',
      suchPlatzhalter: 'auftragsliste.sucheKompakt',
      zeichenNummerLabel: 'position.kundenAb',
      versandkriterien: 'anmeldung.versandkriterien',
    },
  },
  metro: {
    bezeichnung: 'konfiguration.profile.metro',
    beschreibung: 'konfiguration.profile.metroErklaerung',
    werte: {},
    variante: {
      ...standardvariante,
      metrokennung: true,
      kundennummerNumerisch: true,
      listenspalten: 'metro',
      positionsspalten: 'metro',
    },
  },
  'massen-pflicht': {
    bezeichnung: 'konfiguration.profile.masseAlsPflicht',
    beschreibung: 'konfiguration.profile.masseAlsPflichtErklaerung',
    werte: {
      isPreisermittlung: false,
      isTauschgeraete: true,
      isZusaetzlicheLademittel: false,
      isLaengePflichtfeld: true,
      isBreitePflichtfeld: true,
      isHoehePflichtfeld: true,
    },
    variante: standardvariante,
  },
  'ohne-berechnung': {
    bezeichnung: 'konfiguration.profile.ohneBerechnung',
    beschreibung: 'konfiguration.profile.ohneBerechnungErklaerung',
    werte: { isLademeterBerechnen: false, isStellplaetzeBerechnen: false },
    variante: standardvariante,
  },
  'nur-lesen': {
    bezeichnung: 'konfiguration.profile.nurLesen',
    beschreibung: 'konfiguration.profile.nurLesenErklaerung',
    werte: { denyOrderEdit: true },
    variante: standardvariante,
  },
  'absender-fest': {
    bezeichnung: 'konfiguration.profile.festerAbsender',
    beschreibung: 'konfiguration.profile.festerAbsenderErklaerung',
    werte: {
      isNoADRVerpackungen: true,
      isNoADRLademittel: true,
      isAbsenderEditDeny: true,
      isShowAbsenderNeutral: true,
    },
    variante: { ...standardvariante, abfall: true },
  },
} as const satisfies Record<string, Profil>;

export type Profilname = keyof typeof profile;

export function istProfil(name: string): name is Profilname {
  return Object.hasOwn(profile, name);
}

/** The profile of a name; an unknown name means `standard`. */
export function profil(name: string): Profil {
  return istProfil(name) ? profile[name] : profile.standard;
}
