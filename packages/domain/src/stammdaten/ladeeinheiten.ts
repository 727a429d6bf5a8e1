import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Kennzeichen } from './kennzeichen.js';

/** Packaging of the goods (Karton, Kiste …). */
export class Verpackung extends Kennzeichen {
  @Text({ max: 20, label: 'beschriftung.kuerzel' }) bezkurz!: string | null;
  @Text({ max: 2, label: 'beschriftung.rec21Code' }) rec21!: string | null;
  /** May it hold dangerous goods? */
  @Wahrheit({ label: 'beschriftung.fuerGefahrgut', immer: true }) ggvs!: boolean;
}

/** Load unit the packages stand on (Europalette, Gitterbox …). */
export class Lademittel extends Verpackung {
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'beschriftung.laenge' }) laengeCM!: number | null;
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'beschriftung.breite' }) breiteCM!: number | null;
  @Zahl({ dezimal: 0, bis: 9999, einheit: 'cm', label: 'beschriftung.hoehe' }) hoeheCM!: number | null;
  @Zahl({ dezimal: 2, bis: 99999, einheit: 'kg', label: 'beschriftung.eigengewicht' }) eigengewichtKg!:
    | number
    | null;
}

/** Who owns an additional load unit. */
export class Eigentuemer {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 60, label: 'beschriftung.eigentuemer', pflicht: true }) name!: string;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
}
