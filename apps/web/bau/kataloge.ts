import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A test names a folder with more languages. */
const ordner = process.env.FRACHTPORTAL_KATALOGE
  ? `${process.env.FRACHTPORTAL_KATALOGE}/`
  : fileURLToPath(new URL('../../../packages/texte/kataloge/', import.meta.url));
const vorsatz = 'virtual:texte';
/** The last word of a module's name; a language may have hyphens of its own. */
const teile = ['anfang', 'portal', 'verwaltung'] as const;
type Teil = (typeof teile)[number];

/** What only the server says. */
const nurServer = ['papier.json'];
const nurServerTexte =
  /^(anbindung\.(beleg|entladung|quittung)\.|auftragsexport\.spalte\.|betrieb\.(ablage|adresse|bereich|betreiber|daten|datenbank|druck|einrichtung|fehler|geheimnis|importe|impressum|platte|post|sicherung|uebertragungen|uhr|version)\.|datenleben\.(gruppe|recht)\.|einrichtung\.satz\.|meldung\.mail\.\w+\.(anrede|anredeOhne|auftrag|betreff|inhalt|intern|mehr)$|meldung\.orte\.|verfolgung\.seite\.|meldung\.auftragseingang\.(satz|segment|austausch)\.)/;

/** What the login page says, and whatever can happen to it. It comes before the first sight: the less, the sooner. */
const anfang =
  /^(allgemein|anmeldung|bedienung|beschriftung|maut|rahmen|sprache|theme)\.|^konfiguration\.einstellung\.(isMautrechner|isRegistrierung)\.|^mandant\.auftritt\.|^meldung\.((anmeldung|maut|server)\.|(einladung\.angenommen|einrichtung\.fertig|passwort\.gesetzt)$)/;

/** What only the admin area says, and the page of notifications; it comes with them. */
const verwaltung =
  /^(meldung\.)?(anbindung|benachrichtigung|betrieb|einrichtung|mailvorlage|mandant\.firma|nummernkreis|webhook|zugangsschluessel)\.(?!(betrieb|erneuern|platteBanner|quarantaene\.banner|erklaerung|fertig)$)/;

/** Refusals of the server alone: each comes with its sentence. */
const absagen: Readonly<Record<string, string>> = {
  adressimport:
    'geloescht inUebertragung nummerDoppelt seitherGeaendert verwendet zeileDoppelt zuVieleZellen',
  adresse: 'eigene loeschenInUebertragung mandantFest sichSelbst verschiedeneMandanten',
  auftragseingang:
    'adresse adresseAehnlich doppelt doppeltInDatei json mandant nachnahme nichtZurueck nichtsZuUebernehmen spalteZweimal test vorhanden xml zeileAndererAuftraege zustand',
  anbindung:
    'abschlusszeiten andererAusgang andererServer anmeldungAbgewiesen fremderAbsender fremderSchluessel gestoert gestoertMit gleicherOrdner keinToken keinePreisanfrage keineGewoehnliche klartext kurzerSchluessel nameVergeben format privaterSchluessel netz.abgebrochen netz.abgewiesen netz.schweigt netz.unbekannt netz.verboten netz.zertifikat nichtMehrDa niemand nurHauptmandant ohneAnhang ohneCode ohneMailserver ordnerFehlt ordnerImCluster ordnerVergeben ordnerVerweist ordnername passtNicht sftpAbgewiesen statusAbgewiesen statuscode statuscodes statusdatei ueberzaehlig unbestaetigt unbewiesenerAbsender unlesbar wartendeDateien wirdGerade zeichensatz ziel zuGross',
  anmeldung:
    'firma.abgelaufen firma.abgelehnt firma.andereKennung firma.betreiber firma.mehrdeutig firma.nichtErreichbar firma.nichtZugeordnet firma.unbekannt firma.ungeprueft firma.ungueltig nurFirma',
  bericht:
    'abgelaufen belegeZuGross gs1Fehlt keinGefahrgut keineAblieferung laeuftSchon ssccErschoepft zuLange zuVieleEtiketten zuVieleZeilen',
  datei:
    'altesExcel ausgeblendet bereich beschaedigt blattFehlt csv entpacktZuGross formel formelZeile json jsonForm jsonZeile keinText keinXlsx kennwort kennwortEntfernen leer makros metadata ods unbekannt zeileZuLang zuAufwendig zuVieleSpalten zuVieleTeile zuVieleVerbuende zuVieleZeilen zuVieleZellen',
  dauerauftrag: 'anderesMandanten bisVorVon niemand vorlageFehlt zuViele',
  datenleben:
    'bestaetigung eigener erstArchivieren keinArchiv mehrmalsAbgebrochen neuer nichtLeer papierVeraendert schonDabei selbst unerwartet vorbei',
  dispo:
    'auftragUnbekannt indexAktualisiert indexFehler indexUnbekannt keineAnfrage nichtUebertragen schluessel ssccFremd ssccUnbekannt statusUnbekannt technisch',
  dokument: 'abgeschaltet bezugFehlt dateiFehlt inhalt podNurSpedition podZuFrueh zuViele',
  gefahrgutimport: 'luecke tagVergeben unvollstaendig zeitraum',
  gefahrgutuebernahme: 'verwendet',
  benutzer: 'betreiberOhneAdmin loeschtoken mehrRechte',
  drucker: 'auftragSteht erwartet',
  einladung: 'link schonBenutzer',
  einrichtung: 'link',
  export: 'xlsxZuGross',
  feed: 'neuBeginnen stelleUnbekannt',
  maut: 'land plzUnbekannt',
  mandant:
    'auftritt.hostNurBetreiber auftritt.hostVergeben auftritt.logo.keinBild auftritt.logo.zuGross firma.domaenenNurBetreiber firma.fremderMandant firma.geheimnisNeu firma.nichtDa firma.probe keinHauptmandant nurEigene selbstSperren',
  konfiguration: 'beiMandant inzwischen',
  passwort: 'link',
  registrierung: 'geschlossen hatDaten link wohin',
  sicherheit:
    'nichtBegonnen passkeyErstCode passkeyFalsch passkeyHost passkeyVergeben passkeyZuViele schonDa',
  stammdaten: 'codeDoppelt',
  server:
    'keineQuarantaene medientyp methode nurLesen platteVoll quarantaene sortierung stuecklisteFehlt vielBestellt',
  status: 'kennungVergeben',
  suche: 'mitOhneWirkung',
  vorschlag: 'referenzVorhanden',
  webhook: 'verboten',
  wechsel: 'faktor nichtMoeglich zurueck',
  klaerfall:
    'bildFehlt internNurHaupt keinSchaden kuenftigAbgeliefert liestNichts niemand ohneSchaden schonErledigt vergangen zuViele',
  kommentar: 'erwaehntExterne internNurHaupt zuViele',
  lademittel:
    'belegFehlt eigenerBestand gleicherSaldo kuenftigerStichtag saldenlink schonBeantwortet schonBestaetigt stornoBleibt vonNachBis zuVieleBuchungen',
  stammdatenimport:
    'andererStand nichtDerLetzte nichts ohneAusgabe ohneErsetzen ohneLand ohneMandant seitherGeaendert widerspruch zeileDoppelt',
  zugangsschluessel:
    'benutzerUnbekannt fuerEinen nameVergeben nieMitSchluessel nurMitSchluessel rechtFehlt vergangen',
};
const absage = new Set(
  Object.entries(absagen).flatMap(([bereich, namen]) =>
    namen.split(' ').map((name) => `meldung.${bereich}.${name}`),
  ),
);

function teilVon(name: string): Teil {
  if (verwaltung.test(name)) return 'verwaltung';
  return anfang.test(name) ? 'anfang' : 'portal';
}

function lies(iso: string, teil: Teil): { dateien: string[]; texte: Record<string, string> } {
  const dateien = readdirSync(ordner + iso)
    .filter((name) => !nurServer.includes(name))
    .map((name) => `${ordner}${iso}/${name}`);
  const alle: Record<string, string> = Object.assign(
    {},
    ...dateien.map((d) => JSON.parse(readFileSync(d, 'utf8'))),
  );
  const texte = Object.fromEntries(
    Object.entries(alle).filter(
      ([name]) => !nurServerTexte.test(name) && !absage.has(name) && teilVon(name) === teil,
    ),
  );
  return { dateien, texte };
}

/** `virtual:texte`: what the choice of a language shows, and how to fetch all that is said in one. */
function uebersicht(): string {
  const zeilen = readdirSync(ordner).map((iso) => {
    const { texte } = lies(iso, 'anfang');
    const angaben = { iso, id: Number(texte['sprache.kennung']), name: texte['sprache.name'] ?? iso };
    const lade = teile.map((teil) => `${teil}: () => import('${vorsatz}-${iso}-${teil}')`);
    return `{ ...${JSON.stringify(angaben)}, lade: { ${lade.join()} } }`;
  });
  return `export const sprachen = [${zeilen.join()}];`;
}

/** The catalogues of `packages/texte` for the browser: each language that has a folder is three modules. */
export function kataloge(): Plugin {
  return {
    name: 'kataloge',
    resolveId: (id) => (id.startsWith(vorsatz) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${vorsatz}`) return uebersicht();
      if (!id.startsWith(`\0${vorsatz}-`)) return null;
      const name = id.slice(vorsatz.length + 2);
      const teil = teile.find((t) => name.endsWith(`-${t}`)) ?? 'portal';
      const { dateien, texte } = lies(name.slice(0, -teil.length - 1), teil);
      for (const datei of dateien) this.addWatchFile(datei);
      return `export default ${JSON.stringify(texte)}`;
    },
  };
}
