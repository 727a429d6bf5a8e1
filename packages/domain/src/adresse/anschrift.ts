import { Text, Verweis } from '../feld/dekoratoren.js';
import { Land } from '../stammdaten/land.js';

/** What an address consists of wherever it stands; limits of the specification of orders, section 5. */
export class Adresszeilen {
  @Text({ max: 20, label: 'Nummer' }) fremdnummer!: string | null;
  @Text({ max: 35, label: 'Name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'Zeile 2' }) zeile2!: string | null;
  @Text({ max: 35, label: 'Zeile 3' }) zeile3!: string | null;
  @Text({ max: 35, label: 'Straße' }) strasse!: string | null;
  @Text({ max: 10, label: 'Hausnummer' }) hausnummer!: string | null;
  @Text({ max: 5, label: 'Zusatz' }) zusatz!: string | null;
  @Text({ max: 35, label: 'Ortsteil' }) ortsteil!: string | null;
  @Text({ max: 35, label: 'Ort' }) ort!: string | null;
  @Text({ max: 9, label: 'PLZ' }) plz!: string | null;
  /** May be sent instead of `land`; always answered. */
  @Text({ max: 3, label: 'LKZ' }) lkz!: string | null;
  @Text({ max: 100, label: 'Kontakt' }) kontakt!: string | null;
  @Text({ max: 50, label: 'Telefon' }) telefon!: string | null;
}

/** The fields of an address that address book and order share. */
export class Anschrift extends Adresszeilen {
  @Text({ max: 35, label: 'Matchcode', nurLesen: true }) matchcode!: string | null;
  @Text({ max: 35, label: 'Fremd-ID' }) fremdid!: string | null;
  @Text({ max: 35, label: 'Kurzname' }) kurzname!: string | null;
  @Verweis(() => Land, { label: 'Land' }) land!: { id: number } | null;
  @Text({ max: 250, label: 'Tracking-E-Mail' }) mailTrackTrace!: string | null;
  @Text({ max: 20, label: 'USt-IdNr.' }) usteuerid!: string | null;
  @Text({ max: 10, label: 'Postfach' }) postfach!: string | null;
  @Text({ max: 35, label: 'Ort (Postfach)' }) ortPostfach!: string | null;
  @Text({ max: 20, label: 'Herkunft' }) origin!: string | null;
}
