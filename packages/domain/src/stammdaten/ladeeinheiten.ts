import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Kennzeichen } from './kennzeichen.js';

/** Packaging of the goods (Karton, Kiste …). */
export class Verpackung extends Kennzeichen {
  @Text({ max: 20, label: 'Kürzel' }) bezkurz!: string | null;
  @Text({ max: 2, label: 'Rec-21-Code' }) rec21!: string | null;
  /** May it hold dangerous goods? */
  @Wahrheit({ label: 'für Gefahrgut' }) ggvs!: boolean;
}

/** Load unit the packages stand on (Europalette, Gitterbox …). */
export class Lademittel extends Verpackung {
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'Länge' }) laengeCM!: number | null;
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'Breite' }) breiteCM!: number | null;
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'Höhe' }) hoeheCM!: number | null;
  @Zahl({ dezimal: 2, bis: 99999, einheit: 'kg', label: 'Eigengewicht' }) eigengewichtKg!: number | null;
}

/** Who owns an additional load unit. */
export class Eigentuemer {
  @Kennung() id!: number;
  @Text({ max: 60, label: 'Eigentümer', pflicht: true }) name!: string;
  @Wahrheit({ label: 'gesperrt' }) awSperre!: boolean;
}
