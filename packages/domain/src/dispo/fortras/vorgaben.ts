import { type Eingangszeichensatz, eingangszeichensaetze } from '../../auftragseingang/auftragseingang.js';
import { Kennung, Liste, Teil, Text, Wahrheit, Zahl } from '../../feld/dekoratoren.js';

/** `ABH`: pickup orders, one a file. `STD`: consignments, all of a closing time in one file. */
export const datenarten = ['ABH', 'STD'] as const;
export type Datenart = (typeof datenarten)[number];

/** The lists of which a consignment file names entries, by codes of three characters. */
export const fortraslisten = [
  'verpackung',
  'lademittel',
  'frankatur',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'serviceDefinition',
] as const;
export type Fortrasliste = (typeof fortraslisten)[number];

export const fortrascodelaenge = 3;

/** An entry of a list that has a code; a service by its number. */
export class Fortrascode {
  @Text({ max: 30, werte: fortraslisten, label: 'beschriftung.liste', nurLesen: true, immer: true })
  liste!: Fortrasliste;
  @Kennung({ label: 'beschriftung.eintrag', nurLesen: true, immer: true }) kennung!: number;
}

/** What the consignment files of a forwarder demand of its orders. */
export class Fortrasvorgaben {
  @Text({ max: 3, werte: datenarten, label: 'anbindung.datenart', nurLesen: true, immer: true })
  datenart!: Datenart;
  @Text({
    max: 20,
    werte: eingangszeichensaetze,
    label: 'beschriftung.zeichensatz',
    nurLesen: true,
    immer: true,
  })
  zeichensatz!: Eingangszeichensatz;
  /** Is there a code for cash on delivery? */
  @Wahrheit({ label: 'anbindung.nachnahmecode', nurLesen: true, immer: true }) nachnahme!: boolean;
  /** Decimals of litres and net kilograms of dangerous goods. */
  @Zahl({ dezimal: 0, bis: 2, label: 'anbindung.mengenDezimal', nurLesen: true, immer: true })
  mengenDezimal!: number;
  @Liste(() => Fortrascode, { label: 'anbindung.codes', nurLesen: true, immer: true })
  codes!: Fortrascode[];
}

/** What the way to the dispatch system demands of orders. */
export class Dispovorgaben {
  /** Null where orders do not go there as consignment files. */
  @Teil(() => Fortrasvorgaben, { label: 'anbindung.fortras', nurLesen: true })
  fortras!: Fortrasvorgaben | null;
}

/** Whose demands are asked for; without a client those of the own. */
export class Vorgabensuche {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}
