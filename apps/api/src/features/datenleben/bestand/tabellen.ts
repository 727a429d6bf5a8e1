import type { Datengruppe } from '@frachtportal/domain/datenleben/datenauftrag';

/** The clients whose data it is, and those whose settings and lists hold for them: the same and their main clients. */
export interface Umfang {
  kunden: readonly number[];
  rahmen: readonly number[];
}

/** Which rows of a table belong to it, over the alias `t`. */
type Zugehoerig =
  /** Of the clients themselves. */
  | 'eigene'
  /** Also of their main client. */
  | 'rahmen'
  /** Also what belongs to nobody and holds for all. */
  | 'liste'
  /** Every row: a list of the whole installation. */
  | 'alle'
  /** Those whose parent belongs to it. */
  | { ueber: string; spalte: string; ziel?: string };

export interface Tabelle {
  name: string;
  gruppe: Datengruppe;
  wo: Zugehoerig;
  /** Also these, by a condition with KUNDEN and RAHMEN. */
  dazu?: string;
  /** Never leaves: passwords, keys, places in a feed. What a restored row has instead. */
  ohne?: Readonly<Record<string, string | null>>;
  /** What leaves instead of a column. */
  statt?: Readonly<Record<string, string>>;
  /** Lists are there already: a row with the same key is overwritten. */
  schluessel?: readonly string[];
  /** Numbers that nothing else names are given anew. */
  neueNummer?: boolean;
  /** Columns that name what comes later. */
  spaeter?: readonly string[];
  /** It stays when its client is deleted. */
  bleibt?: boolean;
}

const zum = (ueber: string, spalte: string, ziel?: string): Zugehoerig => ({ ueber, spalte, ziel });

const listen = (gruppe: Datengruppe, wo: Zugehoerig, namen: readonly string[]): Tabelle[] =>
  namen.map((name) => ({ name, gruppe, wo, schluessel: ['id'] }));

const eigene = (gruppe: Datengruppe, namen: readonly string[]): Tabelle[] =>
  namen.map((name) => ({ name, gruppe, wo: 'eigene' }));

const nurEigen = (spalte: string, sonst: string) =>
  `CASE WHEN t.mandant_id = ANY(KUNDEN) THEN t.${spalte} ELSE ${sonst} END`;

/** Everything that a client has, in an order in which each row finds what it names. */
export const tabellen: readonly Tabelle[] = [
  ...listen('stammdaten', 'alle', ['sprache', 'land', 'waehrung', 'anzeigestatus', 'sendungsstatus']),
  {
    name: 'gefahrgutuebernahme',
    gruppe: 'stammdaten',
    wo: 'alle',
    schluessel: ['id'],
    ohne: { benutzer_id: null, lauf_id: null },
  },
  ...listen('stammdaten', 'alle', ['gefahrgutklasse']),
  {
    name: 'mandant',
    gruppe: 'mandanten',
    wo: zum('mandant', 'id'),
    dazu: 't.id = ANY(RAHMEN)',
    spaeter: ['adresse_id'],
  },
  ...listen('stammdaten', 'liste', ['frankatur', 'verkehrsart', 'terminkennzeichen', 'zustellkennzeichen']),
  ...listen('stammdaten', 'liste', ['anlieferkennzeichen', 'sperrigkeit', 'metrokennung', 'verpackung']),
  ...listen('stammdaten', 'liste', ['lademittel', 'eigentuemer', 'service_definition']),
  {
    // Whoever else is named on what belongs to the client comes as a deleted user with a name.
    name: 'benutzer',
    gruppe: 'benutzer',
    wo: 'eigene',
    dazu: 't.id IN (GENANNTE)',
    ohne: { passwort_hash: '', email_neu: null },
    statt: {
      mandant_id: nurEigen('mandant_id', '(KUNDEN)[1]'),
      email: nurEigen('email', "''"),
      authorized: nurEigen('authorized', 'false'),
      admin: nurEigen('admin', 'false'),
      // Who manages another installation manages none by that.
      betreiber: 'false',
      main: nurEigen('main', 'false'),
      edit: nurEigen('edit', 'false'),
      geloescht_am: nurEigen('geloescht_am', 'coalesce(t.geloescht_am, now())'),
    },
  },
  { name: 'registrierung', gruppe: 'benutzer', wo: 'eigene', ohne: { spediteur_id: null } },
  // Its link opens nothing elsewhere: they are asked again.
  { name: 'einladung', gruppe: 'benutzer', wo: 'eigene', ohne: { token_hash: null }, neueNummer: true },
  { name: 'person', gruppe: 'benutzer', wo: 'alle', dazu: 't.nr IN (PERSONEN)', bleibt: true },
  {
    name: 'adresse',
    gruppe: 'adressen',
    wo: 'eigene',
    dazu: 't.id IN (SELECT m.adresse_id FROM mandant m WHERE m.id = ANY(RAHMEN))',
  },
  {
    name: 'konfigurationswert',
    gruppe: 'einstellungen',
    wo: 'liste',
    schluessel: ['mandant_id', 'schluessel'],
  },
  { name: 'konfigurationsaenderung', gruppe: 'einstellungen', wo: 'rahmen', neueNummer: true },
  { name: 'nummernkreis', gruppe: 'einstellungen', wo: 'rahmen', neueNummer: true },
  {
    name: 'einrichtungsschritt',
    gruppe: 'einstellungen',
    wo: 'rahmen',
    schluessel: ['mandant_id', 'schritt'],
  },
  { name: 'auftritt', gruppe: 'einstellungen', wo: 'rahmen', schluessel: ['mandant_id'] },
  {
    name: 'mailvorlage',
    gruppe: 'einstellungen',
    wo: 'rahmen',
    schluessel: ['mandant_id', 'art', 'sprache'],
  },
  { name: 'partnercode', gruppe: 'einstellungen', wo: 'rahmen' },
  { name: 'tarif', gruppe: 'einstellungen', wo: 'rahmen' },
  ...['tarif_zone', 'tarif_gebiet', 'tarif_staffel', 'tarif_maut', 'tarif_zuschlag'].map(
    (name): Tabelle => ({ name, gruppe: 'einstellungen', wo: zum('tarif', 'tarif_id') }),
  ),
  { name: 'premium_gebiet', gruppe: 'einstellungen', wo: 'rahmen' },
  { name: 'premium_gebiet_vorher', gruppe: 'einstellungen', wo: 'rahmen' },
  // Places in the feed hold in one database only.
  { name: 'auftrag', gruppe: 'auftraege', wo: 'eigene', ohne: { aenderung: null, bewegt: null } },
  ...eigene('auftraege', ['auftrag_adresse', 'auftragsposition', 'gefahrgutzeile', 'auftrag_lademittel']),
  ...eigene('auftraege', ['auftrag_service', 'packstueck', 'berechnteil', 'berechnteilposition']),
  ...eigene('dokumente', ['dokumentenverweis', 'ablieferung']),
  ...eigene('historie', ['auftrag_historie', 'uebertragung', 'rueckmeldefehler']),
  ...eigene('vorgaenge', ['auftragsvorlage', 'auftragsvorschlag', 'adresse_nachfolger', 'listenansicht']),
  { name: 'benutzereinstellung', gruppe: 'benutzer', wo: zum('benutzer', 'benutzer_id') },
  ...eigene('vorgaenge', ['kommentar']),
  { name: 'kommentar_erwaehnung', gruppe: 'vorgaenge', wo: zum('kommentar', 'kommentar_id') },
  { name: 'kommentar_gelesen', gruppe: 'vorgaenge', wo: zum('auftrag', 'auftrag_id') },
  ...eigene('vorgaenge', ['klaerfall']),
  ...['klaerfallschritt', 'schaden', 'schadensbild'].map(
    (name): Tabelle => ({ name, gruppe: 'vorgaenge', wo: zum('klaerfall', 'klaerfall_id') }),
  ),
  ...eigene('vorgaenge', ['dauerauftrag']),
  { name: 'dauerlauf', gruppe: 'vorgaenge', wo: zum('dauerauftrag', 'dauerauftrag_id') },
  ...eigene('importe', ['importlauf', 'importzeile', 'importzuordnung']),
  { name: 'drucker', gruppe: 'anbindungen', wo: 'eigene' },
  { name: 'anbindung', gruppe: 'anbindungen', wo: 'eigene', ohne: { geheimnis: null, geprueft_am: null } },
  ...eigene('anbindungen', ['anbindungseingang', 'ausgangsdatei']),
  ...eigene('lademittel', ['lademittelkonto', 'lademittelbuchung', 'lademittelplanung']),
  { name: 'abbestellung', gruppe: 'vorgaenge', wo: 'rahmen', schluessel: ['mandant_id', 'adresse'] },
  // A link opens nothing elsewhere.
  { name: 'verfolgungslink', gruppe: 'vorgaenge', wo: 'eigene', ohne: { schluessel: null } },
  { name: 'saldenbestaetigung', gruppe: 'lademittel', wo: 'eigene', ohne: { schluessel: null } },
  {
    name: 'sscc_kreis',
    gruppe: 'einstellungen',
    wo: 'alle',
    schluessel: ['basisnummer'],
    bleibt: true,
    dazu: `EXISTS (SELECT FROM packstueck p WHERE p.mandant_id = ANY(KUNDEN) AND strpos(p.sscc, t.basisnummer) > 0)`,
  },
  { name: 'aenderungsprotokoll', gruppe: 'protokoll', wo: 'eigene', neueNummer: true, bleibt: true },
];

/** Kept with every booking by the database itself: made anew with the bookings, gone before them. */
export const abgeleitete = ['lademittelsaldo', 'lademitteltag'] as const;

/** What belongs to no client or is over with it, and why it stays behind. */
export const ausgelassene: Readonly<Record<string, string>> = {
  anmeldeversuch: 'locks of this installation',
  auffrischung: 'sessions end with the installation',
  aufbewahrung: 'rules of the installation',
  auftrag_entfallen: 'places in the feed of this database',
  auftragszahl: 'counted again with the orders',
  auftragszahl_bewegung: 'counted again with the orders',
  benachrichtigung: 'places in the feed of this database; what leaves is decided in this installation',
  betriebsmeldung: 'notices of this installation',
  datenauftrag: 'work of this installation',
  dispo_index: 'state of this connection',
  dokument_abraum: 'files on their way out',
  drossel: 'counts of this installation',
  druckauftrag: 'labels on their way to a printer',
  ereignis: 'places in the feed of this database',
  ereignisfolge: 'places in the feed of this database',
  firmenanmeldung: 'known to its provider by the address of this installation',
  firmenkonto: 'opens accounts of this installation',
  firmenvorgang: 'people on their way in',
  feed_epoche: 'places in the feed of this database',
  idempotenz: 'requests of this installation',
  konfigurationsuebergabe: 'what waits for the dispatch system',
  konfigurationsvorschlag: 'waits for administrators of this installation',
  konto_token: 'links that open accounts',
  logauszug: 'answers of processes to whoever looks at the log',
  mail: 'the outbox of the installation',
  mailversand: 'encrypted for this installation',
  mandantensperre: 'decided in this installation',
  maut_tabelle: 'shipped with the portal',
  migrations: 'the state of the tables',
  ort: 'shipped with the portal',
  ort_vorher: 'shipped with the portal',
  ort_wort: 'shipped with the portal',
  passkey: 'opens accounts of this installation',
  passkeyvorgang: 'opens accounts of this installation',
  protokollabraum: 'seals of this installation',
  protokollsiegel: 'seals of this installation',
  protokollversiegelt: 'seals of this installation',
  quarantaene: 'state of this installation',
  referenz_geloescht: 'shipped with the portal',
  sitzung: 'sessions end with the installation',
  sscc_ausgeschieden: 'numbers of the installation',
  webhook: 'programs of others; their secret opens nothing elsewhere',
  sendungsmail: 'the outbox of the installation',
  webhookzustellung: 'the outbox of the installation',
  zugangsnutzung: 'keys open this installation',
  zugangsschluessel: 'keys open this installation',
  wiederherstellungscode: 'opens accounts of this installation',
  zweiter_faktor: 'encrypted for this installation',
};
