import { Kennung, Text, Verweis, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Mandant } from '../mandant/mandant.js';
import { Sprache } from '../stammdaten/kennzeichen.js';

/** Standardversion and Metroversion. */
export class Benutzerversion {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 40, label: 'beschriftung.version', nurLesen: true, immer: true }) bezeichnung!: string;
}

/** A person who works with the portal. The password never leaves the server. */
export class Benutzer {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 30, label: 'beschriftung.benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'beschriftung.eMail', pflicht: true }) email!: string;
  /** A changed address that is not confirmed yet; until then the old one holds. */
  @Text({ max: 250, label: 'beschriftung.neueEMail', nurLesen: true }) emailNeu!: string | null;
  /** Its own rule says how long it may be (passwort.rules.ts). */
  @Text({ max: 200, label: 'beschriftung.passwort' }) password!: string | null;
  @Verweis(() => Sprache, { label: 'beschriftung.sprache' }) sprache!: { id: number } | null;
  @Verweis(() => Benutzerversion, { label: 'beschriftung.version' }) benutzerversion!: { id: number } | null;
  @Wahrheit({ label: 'beschriftung.aktiv' }) authorized!: boolean | null;
  @Wahrheit({ label: 'beschriftung.hauptbenutzer' }) main!: boolean | null;
  @Wahrheit({ label: 'beschriftung.administrator' }) admin!: boolean | null;
  /** Manages the whole installation, not only the own main client or client; only administrators can. */
  @Wahrheit({ label: 'beschriftung.betreiber' }) betreiber!: boolean | null;
  @Wahrheit({ label: 'beschriftung.darfErfassen' }) edit!: boolean | null;
  @Wahrheit({ label: 'beschriftung.unsichtbareEinmaladresse' }) invisibleEinmaladresse!: boolean | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.zeilenJeSeite' }) rowsInGrid!: number | null;
  @Zeitpunkt({ label: 'beschriftung.angelegt', nurLesen: true, immer: true }) created!: string;
  @Zeitpunkt({ label: 'beschriftung.geaendert', nurLesen: true, immer: true }) changed!: string;
  @Verweis(() => Mandant, { label: 'beschriftung.mandant' }) owningMandant!: { id: number } | null;
  /** Needed to delete this user; whoever read the user alone was given it. */
  @Text({ max: 200, nurLesen: true }) token!: string | null;
}

/** A change of a user. */
export class Benutzeraenderung extends Benutzer {
  /** Asked for with a new password of one's own where the session is no longer fresh; administrators are not asked. */
  @Text({ max: 200, label: 'beschriftung.passwortAlt' }) passwortAlt!: string | null;
}

/** A user as the form holds it; the repetition never leaves the browser. */
export class Benutzerformular extends Benutzeraenderung {
  @Text({ max: 200, label: 'beschriftung.passwortWiederholen' }) passwordRepeat!: string | null;
}

/** What the user list asks for. */
export class Benutzersuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}
