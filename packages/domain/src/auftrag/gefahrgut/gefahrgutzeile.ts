import { Text, Verweis, Wahrheit, Zahl } from '../../feld/dekoratoren.js';
import { Gefahrgutklasse, GefahrgutUnnr } from '../../stammdaten/gefahrgut/gefahrgut.js';
import { Verpackung } from '../../stammdaten/ladeeinheiten.js';

/** One dangerous good in a position. `gefahrgutUnnr` and `gefahrgutklasse` name the same row of the table. */
export class Gefahrgutzeile {
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.nr', immer: true }) laufendeNummer!: number;
  @Verweis(() => GefahrgutUnnr, { label: 'beschriftung.unnr' }) gefahrgutUnnr!: { id: number } | null;
  @Verweis(() => Gefahrgutklasse, { label: 'beschriftung.gefahrgutbezeichnung' }) gefahrgutklasse!: {
    id: number;
  } | null;
  @Text({ max: 70, label: 'beschriftung.ausloeser' }) gefahrgutausloeser!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.anzahl' }) anzahl!: number | null;
  @Verweis(() => Verpackung, { label: 'beschriftung.verpackung' }) verpackung!: { id: number } | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.nettoGewicht' }) nettoGewicht!: number | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.bruttoGewicht' }) bruttoGewicht!: number | null;
  @Zahl({ dezimal: 2, einheit: 'l', label: 'beschriftung.liter' }) liter!: number | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.explosivmasse' }) nettoexplosivmasse!:
    | number
    | null;
  @Wahrheit({ label: 'beschriftung.begrenzteMenge' }) begrenztemenge!: boolean | null;
  @Wahrheit({ label: 'beschriftung.umweltgefaehrdend' }) umweltgefaehrdend!: boolean | null;
  /** Excepted quantities (3.5); the code is that of the table. */
  @Wahrheit({ label: 'beschriftung.freigestellteMenge' }) freigestelltemenge!: boolean | null;
  /** What one inner packaging holds: litres of liquids, kilograms of everything else. */
  @Zahl({ dezimal: 3, bis: 1000, label: 'beschriftung.inhaltJeInnenverpackung' }) inhaltInnenverpackung!:
    | number
    | null;
  /** Shrink- or stretch-wrapped trays, which may weigh less as limited quantities (3.4.3). */
  @Wahrheit({ label: 'beschriftung.tray' }) tray!: boolean | null;
  /** Empty, not cleaned: the paper names what was in it (5.4.1.1.6). */
  @Wahrheit({ label: 'beschriftung.leerUngereinigt' }) leerUngereinigt!: boolean | null;
  @Wahrheit({ label: 'beschriftung.abfall' }) abfall!: boolean | null;
  /** What else 5.4.1 asks for: fumigation (5.5.2.4.1), carriage under a special provision. */
  @Text({ max: 200, label: 'beschriftung.vermerk' }) vermerk!: string | null;
}
