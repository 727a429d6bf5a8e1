import { Text, Wahrheit } from '../feld/dekoratoren.js';

/** What a forwarder sets up before its first order, in this order; those of the installation are its operators'. */
export const einrichtungsschritte = {
  mail: 'betreiber',
  auftritt: 'verwalter',
  recht: 'verwalter',
  hostname: 'betreiber',
  nummernkreis: 'verwalter',
  gefahrgut: 'betreiber',
  disposition: 'verwalter',
  kunde: 'verwalter',
  benutzer: 'verwalter',
  sicherheit: 'verwalter',
} as const;
export type Schrittname = keyof typeof einrichtungsschritte;
export const schrittnamen = Object.keys(einrichtungsschritte) as Schrittname[];

export const schrittstaende = ['offen', 'erledigt', 'uebersprungen'] as const;

/** A step of setting up a forwarder: done is what the portal finds done, whoever did it and where. */
export class Einrichtungsschritt {
  @Text({ max: 20, werte: schrittnamen, nurLesen: true, immer: true }) schritt!: Schrittname;
  @Text({ max: 15, werte: schrittstaende, nurLesen: true, immer: true })
  stand!: (typeof schrittstaende)[number];
  /** How it stands, in words. */
  @Text({ max: 500, nurLesen: true, immer: true }) satz!: string;
}

/** Leaves a step out, or takes it up again. */
export class Schrittwahl {
  @Wahrheit({ pflicht: true }) uebersprungen!: boolean;
}
