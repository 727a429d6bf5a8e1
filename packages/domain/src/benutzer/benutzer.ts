import { Kennung, Text, Verweis, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { Sprache } from '../stammdaten/kennzeichen.js';

/** Standardversion and Metroversion. */
export class Benutzerversion {
  @Kennung() id!: number;
  @Text({ max: 40, label: 'Version', nurLesen: true }) bezeichnung!: string;
}

/** A person who works with the portal. The password never leaves the server. */
export class Benutzer {
  @Kennung({ nurLesen: true }) id!: number;
  @Text({ max: 30, label: 'Benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'E-Mail', pflicht: true }) email!: string;
  @Text({ max: 25, label: 'Passwort' }) password!: string | null;
  @Verweis(() => Sprache, { label: 'Sprache' }) sprache!: { id: number } | null;
  @Verweis(() => Benutzerversion, { label: 'Version' }) benutzerversion!: { id: number } | null;
  @Wahrheit({ label: 'aktiv' }) authorized!: boolean | null;
  @Wahrheit({ label: 'Hauptbenutzer' }) main!: boolean | null;
  @Wahrheit({ label: 'Administrator' }) admin!: boolean | null;
  @Wahrheit({ label: 'darf erfassen' }) edit!: boolean | null;
  @Wahrheit({ label: 'unsichtbare Einmaladresse' }) invisibleEinmaladresse!: boolean | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'Zeilen je Seite' }) rowsInGrid!: number | null;
  @Zeitpunkt({ label: 'angelegt', nurLesen: true }) created!: string;
  @Zeitpunkt({ label: 'geändert', nurLesen: true }) changed!: string;
  @Verweis(() => MandantKurz, { label: 'Mandant' }) owningMandant!: { id: number } | null;
}
