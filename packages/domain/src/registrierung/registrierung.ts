import { Benutzerversion } from '../benutzer/benutzer.js';
import { Teil, Text, Verweis } from '../feld/dekoratoren.js';
import { Sprache } from '../stammdaten/kennzeichen.js';
import { Land } from '../stammdaten/land.js';

/** The address of a new client; limits and required fields of the specification of accounts, section 5. */
export class Registrierungsadresse {
  @Text({ max: 20, label: 'Kundennummer', pflicht: true }) fremdnummer!: string;
  @Text({ max: 35, label: 'Name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'Namenzusatz 2' }) zeile2!: string | null;
  @Text({ max: 35, label: 'Namenzusatz 3' }) zeile3!: string | null;
  @Verweis(() => Land, { label: 'Land' }) land!: { id: number } | null;
  /** May be sent instead of `land`. */
  @Text({ max: 3, label: 'LKZ' }) lkz!: string | null;
  @Text({ max: 9, label: 'PLZ', pflicht: true }) plz!: string;
  @Text({ max: 35, label: 'Ort', pflicht: true }) ort!: string;
  @Text({ max: 35, label: 'Ortsteil' }) ortsteil!: string | null;
  @Text({ max: 35, label: 'Straße', pflicht: true }) strasse!: string;
  @Text({ max: 10, label: 'Hausnummer' }) hausnummer!: string | null;
  @Text({ max: 5, label: 'Zusatz' }) zusatz!: string | null;
  @Text({ max: 100, label: 'Kontakt' }) kontakt!: string | null;
  @Text({ max: 50, label: 'Telefon' }) telefon!: string | null;
  @Text({ max: 250, label: 'Tracking-E-Mail' }) mailTrackTrace!: string | null;
}

export class Registrierungsmandant {
  @Text({ max: 35, label: 'Mandant', pflicht: true }) name!: string;
  @Teil(() => Registrierungsadresse, { label: 'Adresse', pflicht: true }) adresse!: Registrierungsadresse;
}

/** A new client with its first user. */
export class Registrierung {
  @Teil(() => Registrierungsmandant, { label: 'Mandant', pflicht: true })
  owningMandant!: Registrierungsmandant;
  @Text({ max: 30, label: 'Benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'E-Mail', pflicht: true }) email!: string;
  @Text({ max: 200, label: 'Passwort', pflicht: true }) password!: string;
  @Verweis(() => Benutzerversion, { label: 'Version' }) benutzerversion!: { id: number } | null;
  @Verweis(() => Sprache, { label: 'Sprache' }) sprache!: { id: number } | null;
}

/** The registration as its form holds it; the repetition never leaves the browser. */
export class Registrierungsformular extends Registrierung {
  @Text({ max: 200, label: 'Passwort wiederholen', pflicht: true }) passwordRepeat!: string;
}

/** What the first set-up of an empty installation needs: its first main client and administrator. */
export class Einrichtung {
  @Text({ max: 200, pflicht: true }) token!: string;
  @Text({ max: 35, label: 'Mandant', pflicht: true }) mandant!: string;
  @Text({ max: 30, label: 'Benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'E-Mail', pflicht: true }) email!: string;
  @Text({ max: 200, label: 'Passwort', pflicht: true }) password!: string;
}

/** The first set-up as its form holds it. */
export class Einrichtungsformular extends Einrichtung {
  @Text({ max: 200, label: 'Passwort wiederholen', pflicht: true }) passwordRepeat!: string;
}
