import type { Datengruppe } from '@frachtportal/domain/datenleben/datenauftrag';
import type { Nummern } from '../bestand/nummern.repository.js';
import type { Nummernstand } from './abzug.repository.js';

export const kopfdatei = 'export.json';
export const endedatei = 'ende.json';
export const zeilenordner = 'daten';
export const papierordner = 'dokumente';
export const format = 'frachtportal-mandant';

/** What stands at the head of an archive. */
export interface Exportkopf {
  format: typeof format;
  fassung: 1;
  erstellt: string;
  /** The newest migration of the portal that wrote it. */
  stand: string;
  mandant: { id: number; name: string };
  kunden: readonly number[];
  tabellen: { name: string; gruppe: Datengruppe; zeilen: number; spalten: string[] }[];
  nummernstaende: Nummernstand[];
  /** No number of a client, user or person is higher. */
  hoechste: Nummern;
}

export const liesmich = `Alle Daten eines Mandanten aus dem Frachtportal.

export.json       was dieses Archiv enthält: Mandant, Tabellen mit Spalten und Zahl der Zeilen, Nummernkreise
daten/<Tabelle>/  die Zeilen jeder Tabelle, je Zeile ein JSON-Objekt (UTF-8, NDJSON); Zeiten in UTC, Beträge als Zahlen
dokumente/        die Dateien der Aufträge; welche zu welchem Auftrag gehört, steht in daten/dokumentenverweis
                  (ablageschluessel), mit Name, Art, Größe und SHA-256
ende.json         steht am Ende; fehlt es, ist das Archiv nicht vollständig

Nicht enthalten sind Kennwörter und Zugangsschlüssel. Einspielen in eine leere Installation: Verwaltung,
„Aufbewahrung und Löschung“. Die Felder beschreibt docs/betrieb/datenleben.md.
`;
