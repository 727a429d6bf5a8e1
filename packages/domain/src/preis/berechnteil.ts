import { Kennung, Liste, Tag, Text, Verweis, Zahl, zahlengrenze } from '../feld/dekoratoren.js';
import { Waehrung } from '../stammdaten/kennzeichen.js';

/** Amounts may be credits. */
const betragVon = -zahlengrenze;

/** One line of a calculation; `rechenBasis` says how its amount came about. */
export class Berechnteilposition {
  @Text({ max: 60, label: 'beschriftung.leistungsart' }) leistungsArt!: string | null;
  @Text({ max: 35, label: 'beschriftung.tarif' }) tarif!: string | null;
  @Text({ max: 20, label: 'beschriftung.version' }) version!: string | null;
  @Text({ max: 20, label: 'beschriftung.ortsklasse' }) ortsKlasse!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.pflichtigerBetrag' }) pflichtigerBetrag!:
    | number
    | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.bezug' }) bezug!: number | null;
  @Text({ max: 20, label: 'beschriftung.zu' }) zu!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.satz' }) satz!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.satzWaehrung' }) satzWaehrung!: { id: number } | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.betrag' }) betrag!: number | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.betragWaehrung' }) betragWaehrung!: { id: number } | null;
  @Text({ max: 255, label: 'beschriftung.rechenbasis' }) rechenBasis!: string | null;
  @Text({ max: 255, label: 'beschriftung.text' }) text!: string | null;
}

/** One part of a price: what is charged to whom for which stretch, with its lines. */
export class Berechnteil {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.bereich' }) bereich!: string | null;
  @Tag({ label: 'beschriftung.leistungsdatum' }) leistungsDatum!: string | null;
  @Text({ max: 35, label: 'beschriftung.status' }) status!: string | null;
  @Text({ max: 35, label: 'beschriftung.rechnungsempfaenger' }) rechnungsempfaenger!: string | null;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung' }) waehrung!: { id: number } | null;
  @Text({ max: 35, label: 'beschriftung.schema' }) schema!: string | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'beschriftung.frachtpflichtigesGewicht' })
  frachtpflichtigesGewicht!: number | null;
  @Zahl({ dezimal: 1, bis: 99_999, label: 'beschriftung.km' }) km!: number | null;
  @Text({ max: 60, label: 'beschriftung.vonOrt' }) vonOrt!: string | null;
  @Text({ max: 60, label: 'beschriftung.nachOrt' }) nachOrt!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.betrag' }) betrag!: number | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'beschriftung.ertrag' }) ertrag!: number | null;
  @Liste(() => Berechnteilposition, { label: 'beschriftung.positionen', hoechstens: 200 })
  berechnteilpositionen!: Berechnteilposition[];
}

/** The answer to a price request, whoever calculated it. */
export class Preismeldung {
  @Zahl({ dezimal: 2, label: 'beschriftung.betrag', pflicht: true }) betrag!: number;
  @Verweis(() => Waehrung, { label: 'beschriftung.waehrung' }) waehrung!: { id: number } | null;
  @Liste(() => Berechnteil, { label: 'beschriftung.berechnteile', hoechstens: 20 })
  berechnteile!: Berechnteil[];
}
