import { Kennung, Liste, Text, Verweis, Wahrheit, Worte, Zahl } from '../../feld/dekoratoren.js';
import { Packstueck } from '../../packstueck/packstueck.js';
import { Waehrung } from '../../stammdaten/kennzeichen.js';
import { Lademittel, Verpackung } from '../../stammdaten/ladeeinheiten.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { type Massfeld, massfelder } from '../rechnen/massfelder.js';
import { Packeinheit, type PackeinheitId } from './packeinheit.js';

/** One line of goods. */
export class Auftragsposition {
  /** Stays with the position as long as the order has it; which one is meant is said by sending it back. */
  @Kennung({ nurLesen: true, immer: true, kenntlich: true }) auftptNum!: number;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.pos', immer: true }) laufendePosition!: number;
  @Text({ max: 35, label: 'beschriftung.inhalt', pflicht: true }) warengutBezeichnung!: string;
  @Zahl({ dezimal: 0, werte: Object.values(Packeinheit), label: 'beschriftung.packeinheit' })
  verpackungseinheit!: PackeinheitId | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.anzahl' }) verpackungAnzahl!: number | null;
  @Verweis(() => Verpackung, { label: 'beschriftung.verpackung' }) verpackung!: { id: number } | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.anzahl' }) lademittelAnzahl!: number | null;
  @Verweis(() => Lademittel, { label: 'beschriftung.lademittel' }) lademittel!: { id: number } | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.gewicht', pflicht: true }) bruttoGewicht!: number;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'beschriftung.laenge' }) laengeCM!: number | null;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'beschriftung.breite' }) breiteCM!: number | null;
  @Zahl({ dezimal: 0, einheit: 'cm', label: 'beschriftung.hoehe' }) hoeheCM!: number | null;
  @Zahl({ dezimal: 3, einheit: 'cbm', label: 'beschriftung.volumenM' }) volumenCBM!: number | null;
  @Zahl({ dezimal: 2, einheit: 'STP', label: 'beschriftung.stellplaetze' }) stellplaetze!: number | null;
  /** The contract's second name of `stellplaetze`. */
  @Zahl({ dezimal: 2, einheit: 'STP', label: 'beschriftung.stellplaetze', zweitnameVon: 'stellplaetze' })
  anzahlStellplaetze!: number | null;
  @Zahl({ dezimal: 2, einheit: 'LDM', label: 'beschriftung.lademeter' }) lademeter!: number | null;
  /** Which of volume, parking places and loading metres were computed: they follow when counts and sizes change. */
  @Worte({ werte: massfelder, label: 'beschriftung.berechnet', immer: true }) berechnet!: Massfeld[];
  @Text({ max: 35, label: 'beschriftung.zeichenNr' }) zeichenNummer!: string | null;
  @Text({ max: 35, label: 'beschriftung.lieferschein' }) lieferschein!: string | null;
  @Zahl({ dezimal: 2, label: 'beschriftung.versicherungswert' }) versicherungswert!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung' }) waehrungVersicherungswert!: {
    id: number;
  } | null;
  @Zahl({ dezimal: 2, label: 'beschriftung.warenwert' }) warenwert!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung' }) warenwertWaehrung!: { id: number } | null;
  @Wahrheit({ label: 'beschriftung.adr', nurLesen: true, immer: true }) mitGefahrguetern!: boolean;
  @Liste(() => Gefahrgutzeile, { label: 'beschriftung.gefahrgut', hoechstens: 99 })
  auftragsgefahrgueter!: Gefahrgutzeile[];
  /** Those that have a number: none before a label was printed first. */
  @Liste(() => Packstueck, { label: 'beschriftung.packstuecke', nurLesen: true }) packstuecke!: Packstueck[];
}
