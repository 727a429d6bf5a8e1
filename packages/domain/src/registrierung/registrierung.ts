import { Benutzerversion } from '../benutzer/benutzer.js';
import { Teil, Text, Verweis } from '../feld/dekoratoren.js';
import { Sprache } from '../stammdaten/kennzeichen.js';
import { Land } from '../stammdaten/land.js';

/** The address of a new client; limits and required fields of the specification of accounts, section 5. */
export class Registrierungsadresse {
  @Text({ max: 20, label: 'beschriftung.kundennummer', pflicht: true }) fremdnummer!: string;
  /** An addition: by it a forwarder recognises a client it has already. */
  @Text({ max: 20, label: 'beschriftung.uStIdNr' }) usteuerid!: string | null;
  @Text({ max: 35, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'beschriftung.namenzusatz2' }) zeile2!: string | null;
  @Text({ max: 35, label: 'beschriftung.namenzusatz3' }) zeile3!: string | null;
  @Verweis(() => Land, { label: 'beschriftung.land' }) land!: { id: number } | null;
  /** May be sent instead of `land`. */
  @Text({ max: 3, label: 'beschriftung.lkz' }) lkz!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz', pflicht: true }) plz!: string;
  @Text({ max: 35, label: 'beschriftung.ort', pflicht: true }) ort!: string;
  @Text({ max: 35, label: 'beschriftung.ortsteil' }) ortsteil!: string | null;
  @Text({ max: 35, label: 'beschriftung.strasse', pflicht: true }) strasse!: string;
  @Text({ max: 10, label: 'beschriftung.hausnummer' }) hausnummer!: string | null;
  @Text({ max: 5, label: 'beschriftung.zusatz' }) zusatz!: string | null;
  @Text({ max: 100, label: 'beschriftung.kontakt' }) kontakt!: string | null;
  @Text({ max: 50, label: 'beschriftung.telefon' }) telefon!: string | null;
  @Text({ max: 250, label: 'beschriftung.trackingEMail' }) mailTrackTrace!: string | null;
}

export class Registrierungsmandant {
  @Text({ max: 35, label: 'beschriftung.mandant', pflicht: true }) name!: string;
  @Teil(() => Registrierungsadresse, { label: 'beschriftung.adresse', pflicht: true })
  adresse!: Registrierungsadresse;
}

/** A new client with its first user. */
export class Registrierung {
  @Teil(() => Registrierungsmandant, { label: 'beschriftung.mandant', pflicht: true })
  owningMandant!: Registrierungsmandant;
  @Text({ max: 30, label: 'beschriftung.benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'beschriftung.eMail', pflicht: true }) email!: string;
  @Text({ max: 200, label: 'beschriftung.passwort', pflicht: true }) password!: string;
  @Verweis(() => Benutzerversion, { label: 'beschriftung.version' }) benutzerversion!: { id: number } | null;
  @Verweis(() => Sprache, { label: 'beschriftung.sprache' }) sprache!: { id: number } | null;
  /** An addition: the edition of the forwarder's terms that whoever registers has agreed to. */
  @Text({ max: 30, label: 'mandant.auftritt.agb' }) agbFassung!: string | null;
}

/** The registration as its form holds it; the repetition never leaves the browser. */
export class Registrierungsformular extends Registrierung {
  @Text({ max: 200, label: 'beschriftung.passwortWiederholen', pflicht: true }) passwordRepeat!: string;
}

/** What the first set-up of an empty installation needs: its first main client and administrator. */
export class Einrichtung {
  @Text({ max: 200, pflicht: true }) token!: string;
  @Text({ max: 35, label: 'beschriftung.mandant', pflicht: true }) mandant!: string;
  @Text({ max: 30, label: 'beschriftung.benutzername', pflicht: true }) name!: string;
  @Text({ max: 250, label: 'beschriftung.eMail', pflicht: true }) email!: string;
  @Text({ max: 200, label: 'beschriftung.passwort', pflicht: true }) password!: string;
}

/** The first set-up as its form holds it. */
export class Einrichtungsformular extends Einrichtung {
  @Text({ max: 200, label: 'beschriftung.passwortWiederholen', pflicht: true }) passwordRepeat!: string;
}
