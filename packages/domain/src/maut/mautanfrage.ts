import { Kennung, Liste, Text, Worte, Zahl } from '../feld/dekoratoren.js';
import { bestandteile, hoechstensKg } from './mauttabelle.js';

/** A country that toll can be calculated for. */
export class Mautland {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 3, label: 'beschriftung.lkz', immer: true }) lkz!: string;
  @Text({ max: 60, label: 'beschriftung.land', immer: true }) bezeichnung!: string;
  /** Without one the country has no postal codes to ask for. */
  @Zahl({ dezimal: 0, bis: 20, label: 'beschriftung.plzLaenge' }) plzlaenge!: number | null;
}

/** From where to where, and the chargeable weight. */
export class Mautanfrage {
  @Text({ max: 3, label: 'beschriftung.landDesAbsenders', pflicht: true }) abgangLKZ!: string;
  @Text({ max: 9, label: 'beschriftung.plzDesAbsenders' }) abgangPlz!: string | null;
  @Text({ max: 3, label: 'beschriftung.landDesEmpfaengers', pflicht: true }) empfaengerLKZ!: string;
  @Text({ max: 9, label: 'beschriftung.plzDesEmpfaengers' }) empfaengerPlz!: string | null;
  @Zahl({
    dezimal: 2,
    von: 0.01,
    bis: hoechstensKg,
    einheit: 'kg',
    label: 'beschriftung.frachtpflichtigesGewicht',
    pflicht: true,
  })
  gewicht!: number;
}

/** What a part of a rate is for, with its share of the amount. */
export class Mautanteil {
  @Text({ max: 20, werte: bestandteile, immer: true }) art!: (typeof bestandteile)[number];
  @Zahl({ dezimal: 2, einheit: 'EUR', label: 'beschriftung.maut', immer: true }) betrag!: number;
}

/** The way through one country. */
export class Mautteil {
  @Text({ max: 3, label: 'beschriftung.lkz', immer: true }) lkz!: string;
  @Zahl({ dezimal: 0, einheit: 'km', immer: true }) km!: number;
  /** Nothing where no table holds, or none that reaches so far. */
  @Zahl({ dezimal: 2, einheit: 'EUR', label: 'beschriftung.maut' }) betrag!: number | null;
  @Text({ max: 60, label: 'beschriftung.name' }) tabelle!: string | null;
  @Liste(() => Mautanteil, { immer: true }) anteile!: Mautanteil[];
  /** Parts of the rate that the table does not know and the amount lacks. */
  @Worte({ werte: bestandteile, immer: true }) ohne!: (typeof bestandteile)[number][];
}

/** What it costs, or why that cannot be said; the message tells how the amount came about. */
export class Mautergebnis {
  @Zahl({ dezimal: 2, einheit: 'EUR', label: 'beschriftung.maut' }) mautbetrag!: number | null;
  @Text({ max: 2000, label: 'beschriftung.hinweis', immer: true }) message!: string;
  /** An addition: the same as figures. */
  @Zahl({ dezimal: 0, einheit: 'km' }) km!: number | null;
  @Liste(() => Mautteil, { immer: true }) teile!: Mautteil[];
}
