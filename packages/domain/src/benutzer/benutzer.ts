import { Kennung, Text, Verweis, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Mandant } from '../mandant/mandant.js';
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
  /** A changed address that is not confirmed yet; until then the old one holds. */
  @Text({ max: 250, label: 'neue E-Mail', nurLesen: true }) emailNeu!: string | null;
  /** Its own rule says how long it may be (passwort.rules.ts). */
  @Text({ max: 200, label: 'Passwort' }) password!: string | null;
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
  @Verweis(() => Mandant, { label: 'Mandant' }) owningMandant!: { id: number } | null;
  /** Needed to delete this user; whoever read the user alone was given it. */
  @Text({ max: 200, nurLesen: true }) token!: string | null;
}

/** A user as the form holds it; the repetition never leaves the browser. */
export class Benutzerformular extends Benutzer {
  @Text({ max: 200, label: 'Passwort wiederholen' }) passwordRepeat!: string | null;
}

/** What the user list asks for. */
export class Benutzersuche {
  @Text({ max: 200, label: 'Suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'Seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'Anzeige pro Seite' }) searchLimit!: number | null;
}
