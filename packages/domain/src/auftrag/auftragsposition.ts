import { Kennung, Liste, Text, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Waehrung } from '../stammdaten/kennzeichen.js';
import { Lademittel, Verpackung } from '../stammdaten/ladeeinheiten.js';
import { Gefahrgutzeile } from './gefahrgutzeile.js';
import { Packeinheit } from './packeinheit.js';

/** One line of goods. */
export class Auftragsposition {
  @Kennung({ nurLesen: true }) auftptNum!: number;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'Pos.' }) laufendePosition!: number;
  @Text({ max: 35, label: 'Inhalt', pflicht: true }) warengutBezeichnung!: string;
  @Zahl({ dezimal: 0, werte: Object.values(Packeinheit), label: 'Packeinheit' }) verpackungseinheit!:
    | number
    | null;
  @Zahl({ dezimal: 0, label: 'Anzahl' }) verpackungAnzahl!: number | null;
  @Verweis(() => Verpackung, { label: 'Verpackung' }) verpackung!: { id: number } | null;
  @Zahl({ dezimal: 0, label: 'Anzahl' }) lademittelAnzahl!: number | null;
  @Verweis(() => Lademittel, { label: 'Lademittel' }) lademittel!: { id: number } | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'Gewicht', pflicht: true }) bruttoGewicht!: number;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'Länge' }) laengeCM!: number | null;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'Breite' }) breiteCM!: number | null;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'Höhe' }) hoeheCM!: number | null;
  @Zahl({ dezimal: 3, einheit: 'cbm', label: 'Volumen(m³)' }) volumenCBM!: number | null;
  @Zahl({ dezimal: 2, einheit: 'STP', label: 'Stellplätze' }) stellplaetze!: number | null;
  /** The contract's second name of `stellplaetze`. */
  @Zahl({ dezimal: 2, einheit: 'STP', label: 'Stellplätze', zweitnameVon: 'stellplaetze' })
  anzahlStellplaetze!: number | null;
  @Zahl({ dezimal: 2, einheit: 'LDM', label: 'Lademeter' }) lademeter!: number | null;
  @Text({ max: 35, label: 'Zeichen/Nr.' }) zeichenNummer!: string | null;
  @Text({ max: 35, label: 'Lieferschein' }) lieferschein!: string | null;
  @Zahl({ dezimal: 2, label: 'Versicherungswert' }) versicherungswert!: number | null;
  @Verweis(() => Waehrung, { label: 'Währung' }) waehrungVersicherungswert!: { id: number } | null;
  @Zahl({ dezimal: 2, label: 'Warenwert' }) warenwert!: number | null;
  @Verweis(() => Waehrung, { label: 'Währung' }) warenwertWaehrung!: { id: number } | null;
  @Wahrheit({ label: 'ADR', nurLesen: true }) mitGefahrguetern!: boolean;
  @Liste(() => Gefahrgutzeile, { label: 'Gefahrgut', hoechstens: 99 })
  auftragsgefahrgueter!: Gefahrgutzeile[];
}
