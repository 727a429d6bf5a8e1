import { Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** On which level a setting stands: for the whole installation, or for a main client and its sub clients. */
export const ebenen = ['installation', 'hauptmandant'] as const;
export type Ebene = (typeof ebenen)[number];

/** One key with its value, as the configurator sends it. */
export class Einstellung {
  @Text({ max: 100, label: 'beschriftung.schluessel', pflicht: true }) key!: string;
  @Text({ max: 10_000, umbrueche: 500, label: 'beschriftung.wert' }) value!: string | null;
}

export class Ebenenfrage {
  /** Without it the main client's level. */
  @Text({ max: 20, label: 'beschriftung.ebene', werte: ebenen }) ebene!: Ebene | null;
}

/** A key as the configurator shows it: what holds, and what would hold if nothing stood on this level. */
export class Einstellungsstand {
  @Text({ max: 100, immer: true }) key!: string;
  @Text({ max: 10_000, immer: true }) value!: string;
  /** What is shipped. */
  @Text({ max: 10_000, immer: true }) standard!: string;
  /** What would hold without an own value: of the levels below and the profile. */
  @Text({ max: 10_000, immer: true }) ohneEigenen!: string;
  @Wahrheit({ label: 'beschriftung.eigenerWert', immer: true }) eigen!: boolean;
  @Zeitpunkt({ label: 'beschriftung.geaendert' }) geaendertAm!: string | null;
  @Text({ max: 30, label: 'beschriftung.von' }) geaendertVon!: string | null;
}

/** A change that was made, and can be taken back. `null`: no own value. */
export class Konfigurationsaenderung {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 20, werte: ebenen, immer: true }) ebene!: Ebene;
  @Text({ max: 100, label: 'beschriftung.schluessel', immer: true }) key!: string;
  @Text({ max: 10_000, label: 'beschriftung.vorher' }) vorher!: string | null;
  @Text({ max: 10_000, label: 'beschriftung.nachher' }) nachher!: string | null;
  @Zeitpunkt({ label: 'beschriftung.am', immer: true }) am!: string;
  @Text({ max: 30, label: 'beschriftung.von', immer: true }) von!: string;
  @Text({ max: 30, label: 'beschriftung.alsAdministrator' }) gewechseltVon!: string | null;
  /** Whether the dispatch system has it; `null`: it was never to be handed over. */
  @Wahrheit({ label: 'beschriftung.imDispositionssystem' }) uebergeben!: boolean | null;
  /** Why it has not arrived yet, where an attempt failed. */
  @Text({ max: 500, label: 'beschriftung.letzterFehler' }) uebergabefehler!: string | null;
}

export class Vorschlagswert {
  @Text({ max: 100, label: 'beschriftung.schluessel', immer: true }) key!: string;
  @Text({ max: 10_000, label: 'beschriftung.vorher', nurLesen: true }) vorher!: string | null;
  @Text({ max: 10_000, label: 'beschriftung.nachher', nurLesen: true }) nachher!: string | null;
}

/** Changes that wait until a second administrator agrees to all of them. */
export class Konfigurationsvorschlag {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 20, werte: ebenen, immer: true }) ebene!: Ebene;
  @Liste(() => Vorschlagswert, { nurLesen: true, immer: true }) werte!: Vorschlagswert[];
  @Zeitpunkt({ label: 'beschriftung.am', immer: true }) am!: string;
  @Text({ max: 30, label: 'beschriftung.von', immer: true }) von!: string;
  /** Whoever asks may agree to it: somebody else has put it forward. */
  @Wahrheit({ immer: true }) freigebbar!: boolean;
}

export class Aenderungsfrage extends Ebenenfrage {
  @Text({ max: 100, label: 'beschriftung.schluessel' }) key!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}

export const profilformat = 'frachtportal-konfiguration';

/** The own values of a level as a file. */
export class Profildatei {
  @Text({ max: 40, pflicht: true, werte: [profilformat] }) format!: typeof profilformat;
  @Zahl({ dezimal: 0, von: 1, bis: 1, pflicht: true }) version!: number;
  @Liste(() => Einstellung, { hoechstens: 500 }) werte!: Einstellung[];
}
