import { Kennung, Liste, Tag, Text, Verweis, Zahl, zahlengrenze } from '../feld/dekoratoren.js';
import { Waehrung } from '../stammdaten/kennzeichen.js';

/** Amounts may be credits. */
const betragVon = -zahlengrenze;

/** One line of a calculation; `rechenBasis` says how its amount came about. */
export class Berechnteilposition {
  @Text({ max: 60, label: 'Leistungsart' }) leistungsArt!: string | null;
  @Text({ max: 35, label: 'Tarif' }) tarif!: string | null;
  @Text({ max: 20, label: 'Version' }) version!: string | null;
  @Text({ max: 20, label: 'Ortsklasse' }) ortsKlasse!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'pflichtiger Betrag' }) pflichtigerBetrag!: number | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'Bezug' }) bezug!: number | null;
  @Text({ max: 20, label: 'zu' }) zu!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'Satz' }) satz!: number | null;
  @Verweis(() => Waehrung, { label: 'Satz Währung' }) satzWaehrung!: { id: number } | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'Betrag' }) betrag!: number | null;
  @Verweis(() => Waehrung, { label: 'Betrag Währung' }) betragWaehrung!: { id: number } | null;
  @Text({ max: 255, label: 'Rechenbasis' }) rechenBasis!: string | null;
  @Text({ max: 255, label: 'Text' }) text!: string | null;
}

/** One part of a price: what is charged to whom for which stretch, with its lines. */
export class Berechnteil {
  @Kennung({ nurLesen: true }) id!: number;
  @Text({ max: 35, label: 'Bereich' }) bereich!: string | null;
  @Tag({ label: 'Leistungsdatum' }) leistungsDatum!: string | null;
  @Text({ max: 35, label: 'Status' }) status!: string | null;
  @Text({ max: 35, label: 'Rechnungsempfänger' }) rechnungsempfaenger!: string | null;
  @Verweis(() => Waehrung, { label: 'Währung' }) waehrung!: { id: number } | null;
  @Text({ max: 35, label: 'Schema' }) schema!: string | null;
  @Zahl({ dezimal: 2, einheit: 'kg', label: 'frachtpflichtiges Gewicht' }) frachtpflichtigesGewicht!:
    | number
    | null;
  @Zahl({ dezimal: 1, bis: 99_999, label: 'km' }) km!: number | null;
  @Text({ max: 60, label: 'von Ort' }) vonOrt!: string | null;
  @Text({ max: 60, label: 'nach Ort' }) nachOrt!: string | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'Betrag' }) betrag!: number | null;
  @Zahl({ dezimal: 2, von: betragVon, label: 'Ertrag' }) ertrag!: number | null;
  @Liste(() => Berechnteilposition, { label: 'Positionen', hoechstens: 200 })
  berechnteilpositionen!: Berechnteilposition[];
}

/** The answer to a price request, whoever calculated it. */
export class Preismeldung {
  @Zahl({ dezimal: 2, label: 'Betrag', pflicht: true }) betrag!: number;
  @Verweis(() => Waehrung, { label: 'Währung' }) waehrung!: { id: number } | null;
  @Liste(() => Berechnteil, { label: 'Berechnteile', hoechstens: 20 }) berechnteile!: Berechnteil[];
}
