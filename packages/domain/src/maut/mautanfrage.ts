import { Kennung, Text, Zahl } from '../feld/dekoratoren.js';
import { hoechstensKg } from './mauttabelle.js';

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

/** What it costs, or why that cannot be said; the message tells how the amount came about. */
export class Mautergebnis {
  @Zahl({ dezimal: 2, einheit: 'EUR', label: 'beschriftung.maut' }) mautbetrag!: number | null;
  @Text({ max: 2000, label: 'beschriftung.hinweis', immer: true }) message!: string;
}
