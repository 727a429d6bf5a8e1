import type { Schreibanweisung } from './sql-in-tests.js';

/** Why a test may write a table by SQL. Whatever the product can reach itself is reached over HTTP, files or the connector. */
export const gruende = {
  abbruch: 'as a process leaves it that died in the middle of something',
  altbestand: 'rows of an earlier version of the portal, for its migrations and for what reads them still',
  leer: 'what the case before has left is gone: an empty outbox, history or installation has no call',
  masse: 'so many rows that calls would take minutes',
  nebenan: 'another process writes, or holds a lock, and the portal is not told',
  probe: 'the statement is what is tested; the table is none of the product or not there',
  schaden: 'what no way in accepts: texts, references and states that must do no harm all the same',
  verboten: 'what the database itself has to refuse',
  welt: 'the people and clients that a test begins with, and sessions of those who may not come in',
  zeit: 'time passes: no test waits for hours or years',
} as const;

type Grund = keyof typeof gruende;

/** Each file that writes by SQL, with what it writes and why. */
export const sqlInTests: Readonly<Record<string, Partial<Record<Schreibanweisung, Grund>>>> = {
  'apps/api/src/features/adressen/suche/adressliste.integration.spec.ts': { 'INSERT adresse': 'masse' },
  'apps/api/src/features/auftraege/ein-tag.integration.spec.ts': { 'UPDATE auftrag': 'zeit' },
  'apps/api/src/features/auftraege/export/auftragexport.integration.spec.ts': {
    'INSERT auftrag': 'masse',
    'UPDATE auftrag': 'schaden',
    'UPDATE auftrag_adresse': 'schaden',
  },
  'apps/api/src/features/auftraege/export/formeln.integration.spec.ts': { 'UPDATE *': 'schaden' },
  'apps/api/src/features/auftraege/feed/auftragsfeed.integration.spec.ts': {
    'UPDATE feed_epoche': 'schaden',
  },
  'apps/api/src/features/auftraege/speichern/auftragsservices.integration.spec.ts': {
    'INSERT auftrag_service': 'altbestand',
    'UPDATE auftrag': 'altbestand',
  },
  'apps/api/src/features/auftraege/speichern/berechnet.integration.spec.ts': {
    'ALTER auftragsposition': 'altbestand',
  },
  'apps/api/src/features/auftraege/speichern/wettlauf.integration.spec.ts': {
    'UPDATE auftrag': 'nebenan',
    'UPDATE uebertragung': 'nebenan',
  },
  'apps/api/src/features/auftraege/suche/auftragsuche.integration.spec.ts': { 'UPDATE auftrag': 'zeit' },
  'apps/api/src/features/auftragsvorlagen/auftragsvorlagen.integration.spec.ts': {
    'UPDATE auftragsvorlage': 'schaden',
    'UPDATE benutzer': 'altbestand',
  },
  'apps/api/src/features/auftragsvorlagen/vorlagenname.integration.spec.ts': {
    'INSERT auftragsvorlage': 'altbestand',
    'INSERT mandant': 'altbestand',
  },
  'apps/api/src/features/authentication/anmelden.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE anmeldeversuch': 'zeit',
  },
  'apps/api/src/features/authentication/raten.integration.spec.ts': { 'UPDATE anmeldeversuch': 'zeit' },
  'apps/api/src/features/authentication/zweiter-faktor/zweiter-faktor.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'DELETE konfigurationswert': 'leer',
    'INSERT konfigurationswert': 'leer',
    'UPDATE sitzung': 'zeit',
  },
  'apps/api/src/features/benachrichtigungen/benachrichtigungen.integration.spec.ts': {
    'DELETE mail': 'leer',
    'UPDATE benachrichtigung': 'zeit',
  },
  'apps/api/src/features/benutzer/sicherheit/sitzungsverwaltung.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
  },
  'apps/api/src/features/authentication/testing/faktor.ts': { 'UPDATE zweiter_faktor': 'zeit' },
  'apps/api/src/features/authentication/sitzungen.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE auffrischung': 'zeit',
    'UPDATE benutzer': 'schaden',
    'UPDATE sitzung': 'zeit',
  },
  'apps/api/src/features/authentication/wechseln.integration.spec.ts': { 'DELETE anmeldeversuch': 'zeit' },
  'apps/api/src/features/benutzer/benutzer-aendern.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE sitzung': 'zeit',
  },
  'apps/api/src/features/benutzer/benutzer.integration.spec.ts': { 'DELETE anmeldeversuch': 'zeit' },
  'apps/api/src/features/benutzer/passwort/passwort-vergessen.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'DELETE mail': 'leer',
    'UPDATE konto_token': 'zeit',
  },
  'apps/api/src/features/benutzer/verwaltungsgrenzen.integration.spec.ts': {
    'ALTER benutzer': 'altbestand',
    'ALTER mail': 'altbestand',
  },
  'apps/api/src/features/berichte/packstuecke/packstueck-status.integration.spec.ts': {
    'ALTER auftragsposition': 'altbestand',
    'ALTER packstueck': 'altbestand',
    'DELETE packstueck': 'altbestand',
    'INSERT packstueck': 'altbestand',
    'UPDATE packstueck': 'altbestand',
  },
  'apps/api/src/features/betrieb/betriebspost.integration.spec.ts': { 'UPDATE betriebsmeldung': 'zeit' },
  'apps/api/src/features/dispo/absturz.integration.spec.ts': { 'UPDATE anbindung': 'zeit' },
  'apps/api/src/features/dispo/anbindungen/datei.integration.spec.ts': {
    'UPDATE auftrag': 'abbruch',
    'UPDATE uebertragung': 'abbruch',
  },
  'apps/api/src/features/dispo/anbindungen/http.integration.spec.ts': { 'UPDATE uebertragung': 'zeit' },
  'apps/api/src/features/dispo/demo-dispo.integration.spec.ts': { 'UPDATE auftrag': 'altbestand' },
  'apps/api/src/features/dispo/eigene/fortras-ausgang.integration.spec.ts': { 'UPDATE uebertragung': 'zeit' },
  'apps/api/src/features/dispo/eingang/statusdateien.integration.spec.ts': {
    'UPDATE uebertragung': 'abbruch',
  },
  'apps/api/src/features/dispo/konfigurationsuebergabe.integration.spec.ts': {
    'DELETE *': 'leer',
    'UPDATE konfigurationsuebergabe': 'zeit',
  },
  'apps/api/src/features/dokumente/dokumente.integration.spec.ts': { 'INSERT dokument_abraum': 'abbruch' },
  'apps/api/src/features/datenleben/datenleben-absturz.integration.spec.ts': {
    'DELETE *': 'leer',
    'UPDATE mandant': 'leer',
  },
  'apps/api/src/features/datenleben/datenleben.integration.spec.ts': {
    'DELETE *': 'leer',
    'UPDATE auftrag': 'zeit',
    'UPDATE auftrag_historie': 'zeit',
    'UPDATE mandant': 'leer',
  },
  'apps/api/src/features/authentication/passkeys/passkeys.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE passkeyvorgang': 'zeit',
  },
  'apps/api/src/features/einladungen/einladungen.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE einladung': 'zeit',
  },
  'apps/api/src/features/einrichtung/schritte/einrichtungsschritte.integration.spec.ts': {
    'DELETE drossel': 'zeit',
    'DELETE mail': 'leer',
  },
  'apps/api/src/features/einrichtung/einrichtung.integration.spec.ts': {
    'DELETE *': 'leer',
    'DELETE anmeldeversuch': 'leer',
    'INSERT benutzer': 'welt',
    'INSERT mandant': 'welt',
    'UPDATE benutzer': 'welt',
    'UPDATE mandant': 'leer',
  },
  'apps/api/src/features/ereignisse/ereignisse.integration.spec.ts': {
    'INSERT auftrag': 'masse',
    'UPDATE auftrag': 'masse',
  },
  'apps/api/src/features/ereignisse/feed/ereignisfeed.integration.spec.ts': { 'UPDATE ereignis': 'zeit' },
  'apps/api/src/features/gefahrgut/gefahrgutklasse.integration.spec.ts': { 'INSERT gefahrgutklasse': 'zeit' },
  'apps/api/src/features/gefahrgut/mitgelieferte-liste.integration.spec.ts': {
    'DELETE gefahrgutklasse': 'altbestand',
  },
  'apps/api/src/features/konfiguration/coco.integration.spec.ts': {
    'DELETE konfigurationsaenderung': 'leer',
    'DELETE konfigurationswert': 'leer',
  },
  'apps/api/src/features/konfiguration/serverwirkung.integration.spec.ts': { 'UPDATE auftrag': 'zeit' },
  'apps/api/src/features/lademittel/lademittel.integration.spec.ts': {
    'DELETE lademittelbuchung': 'verboten',
    'INSERT lademittelbuchung': 'masse',
    'UPDATE lademittelbuchung': 'verboten',
  },
  'apps/api/src/features/lademittel/saldenbestaetigung.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE saldenbestaetigung': 'zeit',
  },
  'apps/api/src/features/mandanten/mandanten.integration.spec.ts': {
    'DELETE mandant': 'masse',
    'INSERT mandant': 'masse',
  },
  'apps/api/src/features/maut/maut.integration.spec.ts': { 'UPDATE land': 'schaden' },
  'apps/api/src/features/preis/preis.integration.spec.ts': { 'UPDATE uebertragung': 'abbruch' },
  'apps/api/src/features/premium/premium.integration.spec.ts': { 'DELETE premium_gebiet': 'leer' },
  'apps/api/src/features/protokoll/log.integration.spec.ts': {
    'DELETE aenderungsprotokoll': 'verboten',
    'UPDATE aenderungsprotokoll': 'verboten',
  },
  'apps/api/src/features/registrierung/registrierung.integration.spec.ts': {
    'DELETE anmeldeversuch': 'zeit',
    'UPDATE konto_token': 'zeit',
  },
  'apps/api/src/features/protokoll/siegel/protokollsiegel.integration.spec.ts': {
    'DELETE aenderungsprotokoll': 'verboten',
    'DELETE protokollversiegelt': 'verboten',
    'INSERT aenderungsprotokoll': 'verboten',
    'INSERT protokollabraum': 'verboten',
    'UPDATE aenderungsprotokoll': 'verboten',
    'UPDATE protokollsiegel': 'verboten',
    'UPDATE protokollversiegelt': 'verboten',
  },
  'apps/api/src/features/stammdaten/ohne-leitung.integration.spec.ts': {
    'UPDATE land': 'nebenan',
    'UPDATE mandant': 'nebenan',
    'UPDATE sendungsstatus': 'nebenan',
  },
  'apps/api/src/features/verfolgung/verfolgung.integration.spec.ts': { 'DELETE drossel': 'zeit' },
  'apps/api/src/features/vorschlaege/auftragsvorschlaege.integration.spec.ts': {
    'UPDATE auftragsvorschlag': 'zeit',
  },
  'apps/api/src/features/webhooks/webhooks.integration.spec.ts': {
    'UPDATE quarantaene': 'abbruch',
    'UPDATE webhookzustellung': 'zeit',
  },
  'apps/api/src/features/zugangsschluessel/zugangsschluessel.integration.spec.ts': {
    'UPDATE zugangsschluessel': 'zeit',
  },
  'apps/api/src/platform/aufraeumen/aufraeumen.integration.spec.ts': {
    'DELETE anmeldeversuch': 'leer',
    'DELETE konto_token': 'leer',
    'INSERT anmeldeversuch': 'zeit',
    'INSERT konto_token': 'zeit',
    'INSERT mail': 'zeit',
    'UPDATE auffrischung': 'zeit',
    'UPDATE sitzung': 'zeit',
  },
  'apps/api/src/platform/auth/identitaet.integration.spec.ts': {
    'UPDATE benutzer': 'nebenan',
    'UPDATE sitzung': 'nebenan',
  },
  'apps/api/src/platform/database/abbildung.integration.spec.ts': {
    'ALTER auftrag': 'verboten',
    'INSERT auftrag': 'verboten',
    'INSERT auftragsposition': 'verboten',
    'TRUNCATE auftrag': 'verboten',
    'UPDATE land': 'altbestand',
  },
  'apps/api/src/platform/database/anweisung.spec.ts': { 'DELETE *': 'probe' },
  'apps/api/src/platform/database/verbindung/pooler.integration.spec.ts': {
    'DELETE aenderungsprotokoll': 'verboten',
    'TRUNCATE auftrag': 'verboten',
    'UPDATE benutzer': 'nebenan',
  },
  'apps/api/src/platform/http/verbindungsende/anhalten.integration.spec.ts': { 'DELETE auftrag': 'leer' },
  'apps/api/src/platform/http/pruefung/rechtematrix.integration.spec.ts': { 'INSERT auffrischung': 'welt' },
  'apps/api/src/platform/http/pruefung/zweite-wand.integration.spec.ts': {
    'ALTER *': 'probe',
    'UPDATE adresse': 'verboten',
  },
  'apps/api/src/platform/mail/versand.integration.spec.ts': { 'DELETE mail': 'leer', 'UPDATE mail': 'zeit' },
  'apps/api/src/testing/ausweise.ts': { 'INSERT sitzung': 'welt' },
  'apps/api/src/testing/rechtematrix/rechtematrix-konten.ts': { 'DELETE anmeldeversuch': 'zeit' },
  'apps/api/src/testing/welt.ts': {
    'INSERT adresse': 'welt',
    'INSERT benutzer': 'welt',
    'INSERT konfigurationswert': 'welt',
    'INSERT mandant': 'welt',
    'INSERT nummernkreis': 'welt',
    'UPDATE gefahrgutklasse': 'zeit',
  },
  'apps/e2e/src/ablauf.ts': { 'UPDATE gefahrgutklasse': 'zeit' },
  'packages/betrieb/src/sicherung/probe.spec.ts': { 'INSERT dokumentenverweis': 'probe' },
  'packages/testkit/src/anweisungen.spec.ts': {
    'ALTER ort': 'probe',
    'DELETE land': 'probe',
    'INSERT land': 'probe',
    'UPDATE land': 'probe',
  },
  'packages/testkit/src/test-datenbank.spec.ts': { 'INSERT ort': 'probe' },
};
