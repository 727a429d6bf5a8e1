import { Blaetterung } from '../dispo/uebertragung.js';
import { Kennung, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** Sheets of thermal printers. */
export const druckerformate = ['a6', '100x150'] as const;
/** What they speak. */
export const druckersprachen = ['zpl'] as const;

/** A label printer as one is chosen. */
export class DruckerKurz {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({ max: 10, werte: druckerformate, label: 'drucker.format', pflicht: true })
  format!: (typeof druckerformate)[number];
}

/** A label printer in the network of a main client, reached over TCP. */
export class Drucker extends DruckerKurz {
  /** A name or an address. */
  @Text({ max: 255, label: 'drucker.host', pflicht: true }) host!: string;
  @Zahl({ dezimal: 0, von: 1, bis: 65_535, label: 'drucker.port', pflicht: true }) port!: number;
  @Text({ max: 10, werte: druckersprachen, label: 'drucker.sprache', pflicht: true })
  sprache!: (typeof druckersprachen)[number];
  @Wahrheit({ label: 'drucker.aktiv', pflicht: true }) aktiv!: boolean;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen: true, immer: true }) version!: number;
}

export const druckzustaende = ['wartet', 'gedruckt', 'fehler', 'verworfen'] as const;

/** Labels on their way to a printer. */
export class Druckauftrag {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung({ nurLesen: true, immer: true }) druckerId!: number;
  @Text({ max: 60, label: 'drucker.drucker', nurLesen: true, immer: true }) drucker!: string;
  /** The first order, or none where the printer is tried. */
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen: true }) spedeigennr!: string | null;
  @Zahl({ dezimal: 0, label: 'drucker.auftraege', nurLesen: true, immer: true }) auftraege!: number;
  @Zahl({ dezimal: 0, label: 'drucker.etiketten', nurLesen: true, immer: true }) etiketten!: number;
  /** How many of them the printer has taken. */
  @Zahl({ dezimal: 0, label: 'drucker.gesendet', nurLesen: true, immer: true }) gesendet!: number;
  @Text({ max: 12, werte: druckzustaende, label: 'beschriftung.zustand', nurLesen: true, immer: true })
  zustand!: (typeof druckzustaende)[number];
  @Zahl({ dezimal: 0, label: 'beschriftung.versuche', nurLesen: true, immer: true }) versuche!: number;
  @Text({ max: 500, label: 'beschriftung.letzterFehler', nurLesen: true }) letzterFehler!: string | null;
  /** Null once nothing is tried any more. */
  @Zeitpunkt({ label: 'beschriftung.naechsterVersuch', nurLesen: true }) naechsterVersuch!: string | null;
  @Zeitpunkt({ label: 'beschriftung.markiertAm', nurLesen: true, immer: true }) erstelltAm!: string;
  @Zeitpunkt({ label: 'beschriftung.erledigtAm', nurLesen: true }) erledigtAm!: string | null;
}

/** Query of the print jobs. */
export class Druckauftragssuche extends Blaetterung {
  @Text({ max: 12, werte: druckzustaende, label: 'beschriftung.zustand' }) zustand!:
    | (typeof druckzustaende)[number]
    | null;
}
