import { Text } from '../feld/dekoratoren.js';

/** What the login form sends. */
export class Anmeldung {
  @Text({ max: 250, label: 'beschriftung.benutzerOderEMail', pflicht: true }) username!: string;
  @Text({ max: 200, label: 'beschriftung.passwort', pflicht: true }) password!: string;
}

/** Stands for a refresh token that lies in a cookie, where no script can read it. */
export const tokenImKeks = 'cookie';

/** A pair of tokens: the short-lived one for requests, the long-lived one to renew it. */
export class Tokenpaar {
  @Text({ max: 8000, pflicht: true }) accessToken!: string;
  @Text({ max: 8000, pflicht: true }) refreshToken!: string;
}

/** What a renewal sends; the old access token may be expired or missing. */
export class Erneuerung {
  @Text({ max: 8000 }) accessToken!: string | null;
  @Text({ max: 8000, pflicht: true }) refreshToken!: string;
}

/** Working as another user for a while, and back: then `backupToken` is the access token from before. */
export class Benutzerwechsel {
  @Text({ max: 8000 }) accessToken!: string | null;
  @Text({ max: 250, label: 'beschriftung.benutzer' }) username!: string | null;
  @Text({ max: 8000 }) backupToken!: string | null;
}

/** A new password with the token of the link that came by mail. */
export class NeuesPasswort {
  @Text({ max: 200, pflicht: true }) token!: string;
  @Text({ max: 200, label: 'beschriftung.passwort', pflicht: true }) password!: string;
}

/** The new password as its form holds it; the repetition never leaves the browser. */
export class Passwortformular extends NeuesPasswort {
  @Text({ max: 200, label: 'beschriftung.passwortWiederholen', pflicht: true }) passwordRepeat!: string;
}
