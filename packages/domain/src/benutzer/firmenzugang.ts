import { Kennung, Text } from '../feld/dekoratoren.js';

/** A way to sign in with the account of a company, as the login page offers it. */
export class Firmenzugang {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 60, nurLesen: true, immer: true }) bezeichnung!: string;
}

/** The provider whose account belongs to a user; none where they have never come in that way. */
export class Firmenkontostand {
  @Text({ max: 500, nurLesen: true }) aussteller!: string | null;
}

/** Which ways are offered: those of the host, and those of the domain of an address. */
export class Firmensuche {
  @Text({ max: 253 }) domaene!: string | null;
}

/** Somebody sets out to the provider. */
export class Firmenbeginn {
  /** The address or name that was typed; the provider fills it in. */
  @Text({ max: 250 }) name!: string | null;
}

/** Where the browser goes to; nowhere where there is no such place. */
export class Firmenweg {
  @Text({ max: 8000, nurLesen: true }) adresse!: string | null;
}

/** With what the provider has sent somebody back: the part of the address after the question mark. */
export class Firmenantwort {
  @Text({ max: 8000, pflicht: true }) antwort!: string;
}
