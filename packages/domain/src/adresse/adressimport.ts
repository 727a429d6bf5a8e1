import { Kennung, Liste, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import type { Meldung } from '../feld/meldung.js';
import { adresstypen } from './adresstyp.js';
import { Adresszeilen } from './anschrift.js';

/** One row of an address import; a row with a number the client already has changes that address. */
export class Adressimportzeile extends Adresszeilen {
  /** Additions, so that a whole address book comes back as it was exported. */
  @Wahrheit({ label: 'Einmaladresse' }) einmaladresse!: boolean | null;
  @Wahrheit({ label: 'unsichtbar' }) unsichtbar!: boolean | null;
  @Text({ max: 35, label: 'Kurzname' }) kurzname!: string | null;
  @Text({ max: 35, label: 'Fremd-ID' }) fremdid!: string | null;
  @Text({ max: 250, label: 'Tracking-E-Mail' }) mailTrackTrace!: string | null;
  @Text({ max: 20, label: 'USt-IdNr.' }) usteuerid!: string | null;
  @Text({ max: 10, label: 'Postfach' }) postfach!: string | null;
  @Text({ max: 35, label: 'Ort (Postfach)' }) ortPostfach!: string | null;
  @Text({ max: 20, label: 'Herkunft' }) origin!: string | null;
  @Zahl({ dezimal: 0, werte: Object.values(adresstypen), label: 'Adresstyp' }) typ!: number | null;
}

/** Most rows of one import. */
export const hoechstensImportzeilen = 50_000;

/** Whose address book is imported into. */
export class Importziel {
  @Kennung({ label: 'Mandant' }) mandant_id!: number | null;
}

/** How far the import has come that the user has running; both are 0 without one. */
export class Importstand {
  @Zahl({ dezimal: 0, label: 'bearbeitet', nurLesen: true }) getan!: number;
  @Zahl({ dezimal: 0, label: 'Zeilen', nurLesen: true }) zeilen!: number;
}

/** What is wrong with one row, in the words a form would use at that field. */
export class Importfehler {
  @Zahl({ dezimal: 0, von: 1, label: 'Zeile', nurLesen: true }) zeile!: number;
  @Text({ max: 40, label: 'Feld', nurLesen: true }) field!: string | null;
  @Text({ max: 60, nurLesen: true }) key!: string;
  @Text({ max: 500, label: 'Meldung', nurLesen: true }) text!: string;
  /** Values of the message; they stand in its text before it leaves the server. */
  params?: Meldung['params'];
}

/** A message about a field as one about a row. */
export function zeilenfehler(zeile: number, { field, key, text, params }: Meldung): Importfehler {
  return { zeile, field: field ?? null, key, text, ...(params && { params }) };
}

const anzahl = { dezimal: 0, nurLesen: true };

/** What has become of the rows; those that were not refused are stored. */
export class Importergebnis {
  @Zahl({ ...anzahl, label: 'Zeilen' }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'angelegt' }) angelegt!: number;
  @Zahl({ ...anzahl, label: 'aktualisiert' }) aktualisiert!: number;
  @Zahl({ ...anzahl, label: 'unverändert' }) unveraendert!: number;
  @Zahl({ ...anzahl, label: 'abgelehnt' }) abgelehnt!: number;
  @Liste(() => Importfehler, { label: 'Fehler', nurLesen: true, hoechstens: 1_000_000 })
  fehler!: Importfehler[];
}
