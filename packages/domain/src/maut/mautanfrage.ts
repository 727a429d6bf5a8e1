import { Kennung, Text, Zahl } from '../feld/dekoratoren.js';
import { hoechstensKg } from './mauttabelle.js';

/** A country that toll can be calculated for. */
export class Mautland {
  @Kennung() id!: number;
  @Text({ max: 3, label: 'LKZ' }) lkz!: string;
  @Text({ max: 60, label: 'Land' }) bezeichnung!: string;
  /** Without one the country has no postal codes to ask for. */
  @Zahl({ dezimal: 0, bis: 20, label: 'PLZ-Länge' }) plzlaenge!: number | null;
}

/** From where to where, and the chargeable weight. */
export class Mautanfrage {
  @Text({ max: 3, label: 'Land des Absenders', pflicht: true }) abgangLKZ!: string;
  @Text({ max: 9, label: 'PLZ des Absenders' }) abgangPlz!: string | null;
  @Text({ max: 3, label: 'Land des Empfängers', pflicht: true }) empfaengerLKZ!: string;
  @Text({ max: 9, label: 'PLZ des Empfängers' }) empfaengerPlz!: string | null;
  @Zahl({
    dezimal: 2,
    von: 0.01,
    bis: hoechstensKg,
    einheit: 'kg',
    label: 'frachtpflichtiges Gewicht',
    pflicht: true,
  })
  gewicht!: number;
}

/** What it costs, or why that cannot be said; the message tells how the amount came about. */
export class Mautergebnis {
  @Zahl({ dezimal: 2, einheit: 'EUR', label: 'Maut' }) mautbetrag!: number | null;
  @Text({ max: 2000, label: 'Hinweis' }) message!: string;
}
