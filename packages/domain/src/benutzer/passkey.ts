import { Kennung, Text, Zeitpunkt } from '../feld/dekoratoren.js';

/** So many a user keeps: each device and a key or two in the drawer. */
export const hoechstensPasskeys = 10;

/** A passkey of a user (WebAuthn): shows in place of a code who somebody is. */
export class Passkey {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 60, label: 'sicherheit.passkey.name', nurLesen: true, immer: true }) name!: string;
  @Zeitpunkt({ label: 'sicherheit.passkey.angelegtAm', nurLesen: true, immer: true }) angelegtAm!: string;
  @Zeitpunkt({ label: 'sicherheit.passkey.zuletztAm', nurLesen: true }) zuletztAm!: string | null;
}

/** What the browser is asked for: options of WebAuthn as JSON, for `navigator.credentials`. */
export class Passkeyfrage {
  @Text({ max: 20_000, immer: true }) optionen!: string;
}

/** What the browser answered, as JSON. */
export class Passkeyantwort {
  @Text({ max: 50_000, pflicht: true }) antwort!: string;
}

export class NeuerPasskey extends Passkeyantwort {
  /** Without one it is called after the browser that made it. */
  @Text({ max: 60, label: 'sicherheit.passkey.name' }) name!: string | null;
}
