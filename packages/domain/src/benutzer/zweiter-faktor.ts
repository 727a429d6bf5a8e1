import { Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Tokenpaar } from './anmeldung.js';
import { Passkey } from './passkey.js';

/** So many codes for whoever has lost the device. */
export const anzahlWiederherstellung = 10;

/** The ticket of a login whose password was right. */
export class Anmeldeschein {
  @Text({ max: 2000, pflicht: true }) schein!: string;
}

/** A code of the app; where it is gone, one of the recovery codes. */
export class Einmalcode {
  @Text({ max: 40, label: 'sicherheit.code', pflicht: true }) code!: string;
}

/** The second step of a login. */
export class ZweiterSchritt extends Anmeldeschein {
  @Text({ max: 40, label: 'sicherheit.code', pflicht: true }) code!: string;
}

/** The same with a passkey. */
export class Passkeyschritt extends Anmeldeschein {
  @Text({ max: 50_000, pflicht: true }) antwort!: string;
}

/** What an app needs to know; told once. */
export class Faktoreinrichtung {
  @Text({ max: 100, immer: true }) geheimnis!: string;
  @Text({ max: 1000, immer: true }) adresse!: string;
  /** The same as a picture to be scanned (SVG). */
  @Text({ max: 50_000, umbrueche: 1000, immer: true }) bild!: string;
}

/** What opens an account whose app is gone, each once; told once. */
export class Wiederherstellungscodes {
  @Text({ max: 300, umbrueche: anzahlWiederherstellung, immer: true }) codes!: string;
}

/** A login that has set up its second factor on the way. */
export class EingerichteteAnmeldung extends Tokenpaar {
  @Text({ max: 300, umbrueche: anzahlWiederherstellung, immer: true }) codes!: string;
}

/** How it stands with a user's second factor. */
export class Faktorstand {
  @Zeitpunkt({ label: 'sicherheit.eingerichtetAm' }) seit!: string | null;
  /** Does the configuration ask for it? */
  @Wahrheit({ label: 'sicherheit.verlangt', immer: true }) verlangt!: boolean;
  @Zahl({ dezimal: 0, bis: anzahlWiederherstellung, label: 'sicherheit.codesUebrig', immer: true })
  codesUebrig!: number;
  @Liste(() => Passkey, { nurLesen: true, immer: true }) passkeys!: Passkey[];
  /** The host name under which passkeys work; null where the portal has none that browsers take. */
  @Text({ max: 253, nurLesen: true }) passkeyHost!: string | null;
}

/** One's own second factor is set up by whoever has just logged in, or knows the password. */
export class Faktorbeginn {
  @Text({ max: 200, label: 'beschriftung.passwortAlt' }) passwortAlt!: string | null;
}
