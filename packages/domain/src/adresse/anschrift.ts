import { Text, Verweis } from '../feld/dekoratoren.js';
import { Land } from '../stammdaten/land.js';

/** What an address consists of wherever it stands; limits of the specification of orders, section 5. */
export class Adresszeilen {
  @Text({ max: 20, label: 'beschriftung.nummer' }) fremdnummer!: string | null;
  @Text({ max: 35, label: 'beschriftung.name', pflicht: true }) name!: string;
  @Text({ max: 35, label: 'beschriftung.zeile2' }) zeile2!: string | null;
  @Text({ max: 35, label: 'beschriftung.zeile3' }) zeile3!: string | null;
  @Text({ max: 35, label: 'beschriftung.strasse' }) strasse!: string | null;
  @Text({ max: 10, label: 'beschriftung.hausnummer' }) hausnummer!: string | null;
  @Text({ max: 5, label: 'beschriftung.zusatz' }) zusatz!: string | null;
  @Text({ max: 35, label: 'beschriftung.ortsteil' }) ortsteil!: string | null;
  @Text({ max: 35, label: 'beschriftung.ort' }) ort!: string | null;
  @Text({ max: 9, label: 'beschriftung.plz' }) plz!: string | null;
  /** May be sent instead of `land`; always answered. */
  @Text({ max: 3, label: 'beschriftung.lkz' }) lkz!: string | null;
  @Text({ max: 100, label: 'beschriftung.kontakt' }) kontakt!: string | null;
  @Text({ max: 50, label: 'beschriftung.telefon' }) telefon!: string | null;
}

/** The fields of an address that address book and order share. */
export class Anschrift extends Adresszeilen {
  @Text({ max: 35, label: 'beschriftung.matchcode', nurLesen: true }) matchcode!: string | null;
  @Text({ max: 35, label: 'beschriftung.fremdId' }) fremdid!: string | null;
  @Text({ max: 35, label: 'beschriftung.kurzname' }) kurzname!: string | null;
  @Verweis(() => Land, { label: 'beschriftung.land' }) land!: { id: number } | null;
  @Text({ max: 250, label: 'beschriftung.trackingEMail' }) mailTrackTrace!: string | null;
  @Text({ max: 20, label: 'beschriftung.uStIdNr' }) usteuerid!: string | null;
  @Text({ max: 10, label: 'beschriftung.postfach' }) postfach!: string | null;
  @Text({ max: 35, label: 'beschriftung.ortPostfach' }) ortPostfach!: string | null;
  @Text({ max: 20, label: 'beschriftung.herkunft' }) origin!: string | null;
}
