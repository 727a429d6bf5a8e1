import { Text, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Gefahrgutklasse, GefahrgutUnnr } from '../stammdaten/gefahrgut.js';
import { Verpackung } from '../stammdaten/ladeeinheiten.js';

/** One dangerous good in a position. `gefahrgutUnnr` and `gefahrgutklasse` name the same row of the table. */
export class Gefahrgutzeile {
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'Nr.' }) laufendeNummer!: number;
  @Verweis(() => GefahrgutUnnr, { label: 'UNNR' }) gefahrgutUnnr!: { id: number } | null;
  @Verweis(() => Gefahrgutklasse, { label: 'Gefahrgutbezeichnung' }) gefahrgutklasse!: { id: number } | null;
  @Text({ max: 70, label: 'Auslöser' }) gefahrgutausloeser!: string | null;
  @Zahl({ dezimal: 0, label: 'Anzahl' }) anzahl!: number | null;
  @Verweis(() => Verpackung, { label: 'Verpackung' }) verpackung!: { id: number } | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Netto-Gewicht' }) nettoGewicht!: number | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Brutto-Gewicht' }) bruttoGewicht!: number | null;
  @Zahl({ dezimal: 2, einheit: 'l', label: 'Liter' }) liter!: number | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Explosivmasse' }) nettoexplosivmasse!: number | null;
  @Wahrheit({ label: 'Begrenzte Menge' }) begrenztemenge!: boolean | null;
  @Wahrheit({ label: 'Umweltgefährdend' }) umweltgefaehrdend!: boolean | null;
}
