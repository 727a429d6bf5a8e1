import { Kennung, Teil, Text, Verweis, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { Sprache } from '../stammdaten/kennzeichen.js';

/** Days an invitation holds where nobody says otherwise, and at most. */
export const einladungstage = { vorgabe: 14, hoechstens: 90 } as const;

/** Somebody who was asked by mail to come in, and has not yet. */
export class Einladung {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 250, nurLesen: true, immer: true, label: 'beschriftung.eMail' }) email!: string;
  @Teil(() => MandantKurz, { nurLesen: true, immer: true }) mandant!: MandantKurz;
  @Wahrheit({ nurLesen: true, immer: true, label: 'beschriftung.darfErfassen' }) edit!: boolean;
  @Wahrheit({ nurLesen: true, immer: true, label: 'beschriftung.hauptbenutzer' }) main!: boolean;
  @Wahrheit({ nurLesen: true, immer: true, label: 'beschriftung.administrator' }) admin!: boolean;
  /** Whoever asked them; null once that one is gone. */
  @Text({ max: 30, nurLesen: true, label: 'einladung.von' }) eingeladenVon!: string | null;
  @Zeitpunkt({ nurLesen: true, immer: true, label: 'einladung.am' }) eingeladenAm!: string;
  @Zeitpunkt({ nurLesen: true, immer: true, label: 'einladung.bis' }) laeuftAbAm!: string;
  @Wahrheit({ nurLesen: true, immer: true, label: 'einladung.abgelaufen' }) abgelaufen!: boolean;
  /** The mail came back. */
  @Wahrheit({ nurLesen: true, immer: true, label: 'einladung.unzustellbar' }) unzustellbar!: boolean;
}

/** Asks people in: all of them with the same rights into the same client. */
export class NeueEinladungen {
  /** Addresses, one a line or separated by blanks, commas or semicolons. */
  @Text({ max: 30_000, umbrueche: 1000, label: 'einladung.adressen', pflicht: true }) adressen!: string;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** Of the mail, and of the user. */
  @Verweis(() => Sprache, { label: 'beschriftung.sprache' }) sprache!: { id: number } | null;
  @Wahrheit({ label: 'beschriftung.darfErfassen' }) edit!: boolean | null;
  @Wahrheit({ label: 'beschriftung.hauptbenutzer' }) main!: boolean | null;
  @Wahrheit({ label: 'beschriftung.administrator' }) admin!: boolean | null;
  @Zahl({ dezimal: 0, von: 1, bis: einladungstage.hoechstens, label: 'einladung.tage' }) tage!: number | null;
}

/** The link of an invitation. */
export class Einladungslink {
  @Text({ max: 200, pflicht: true }) token!: string;
}

/** What whoever holds the link is asked into. */
export class Einladungsangebot {
  @Text({ max: 35, nurLesen: true, immer: true, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 250, nurLesen: true, immer: true, label: 'beschriftung.eMail' }) email!: string;
  /** A name that nobody has. */
  @Text({ max: 30, nurLesen: true, immer: true, label: 'beschriftung.benutzername' }) name!: string;
  /** The forwarder whose terms are to be agreed to; null where it has none. */
  @Kennung({ nurLesen: true }) agbVon!: number | null;
  @Text({ max: 30, nurLesen: true, label: 'mandant.auftritt.agbFassung' }) agbFassung!: string | null;
}

/** Whoever was invited comes in. */
export class Einladungsannahme extends Einladungslink {
  @Text({ max: 30, label: 'beschriftung.benutzername', pflicht: true }) name!: string;
  @Text({ max: 200, label: 'beschriftung.passwort', pflicht: true }) password!: string;
  /** The edition of the forwarder's terms that is agreed to. */
  @Text({ max: 30, label: 'mandant.auftritt.agb' }) agbFassung!: string | null;
}

/** The same as its form holds it; the repetition never leaves the browser. */
export class Einladungsformular extends Einladungsannahme {
  @Text({ max: 200, label: 'beschriftung.passwortWiederholen', pflicht: true }) passwordRepeat!: string;
}
