import { Dateilauf, Dateilaufzeile } from '../auftragseingang/auftragseingang.js';
import { Kennung, Liste, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import type { Meldung } from '../feld/meldung.js';
import { type Adresstypcode, adresstypen } from './adresstyp.js';
import { Adresszeilen } from './anschrift.js';

/** One row of an address import; a row with a number the client already has changes that address. */
export class Adressimportzeile extends Adresszeilen {
  /** Additions, so that a whole address book comes back as it was exported. */
  @Wahrheit({ label: 'beschriftung.einmaladresse' }) einmaladresse!: boolean | null;
  @Wahrheit({ label: 'beschriftung.unsichtbar' }) unsichtbar!: boolean | null;
  @Text({ max: 35, label: 'beschriftung.kurzname' }) kurzname!: string | null;
  @Text({ max: 35, label: 'beschriftung.fremdId' }) fremdid!: string | null;
  @Text({ max: 250, label: 'beschriftung.trackingEMail' }) mailTrackTrace!: string | null;
  @Text({ max: 20, label: 'beschriftung.uStIdNr' }) usteuerid!: string | null;
  @Text({ max: 10, label: 'beschriftung.postfach' }) postfach!: string | null;
  @Text({ max: 35, label: 'beschriftung.ortPostfach' }) ortPostfach!: string | null;
  @Text({ max: 20, label: 'beschriftung.herkunft' }) origin!: string | null;
  @Zahl({ dezimal: 0, werte: Object.values(adresstypen), label: 'beschriftung.adresstyp' })
  typ!: Adresstypcode | null;
}

/** Most rows of one import. */
export const hoechstensImportzeilen = 50_000;

/** Whose address book is imported into. */
export class Importziel {
  @Kennung({ label: 'beschriftung.mandant' }) mandant_id!: number | null;
  /** An addition: what the rows were read from, for the list of runs. */
  @Text({ max: 255, label: 'beschriftung.datei' }) dateiname!: string | null;
}

/** How far the import has come that the user has running; both are 0 without one. */
export class Importstand {
  @Zahl({ dezimal: 0, label: 'beschriftung.bearbeitet', nurLesen: true, immer: true }) getan!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.zeilen', nurLesen: true, immer: true }) zeilen!: number;
}

/** What is wrong with one row, in the words a form would use at that field. */
export class Importfehler {
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.zeile', nurLesen: true, immer: true }) zeile!: number;
  @Text({ max: 40, label: 'beschriftung.feld', nurLesen: true }) field!: string | null;
  @Text({ max: 60, nurLesen: true, immer: true }) key!: string;
  @Text({ max: 500, label: 'beschriftung.meldung', nurLesen: true, immer: true }) text!: string;
  /** Values of the message, whose sentence is said before it leaves the server. */
  params?: Meldung['params'];
}

/** A message about a field as one about a row. */
export function zeilenfehler(zeile: number, { field, key, text = '', params }: Meldung): Importfehler {
  return { zeile, field: field ?? null, key, text, ...(params && { params }) };
}

const anzahl = { dezimal: 0, nurLesen: true };

/** What has become of the rows; those that were not refused are stored. */
export class Importergebnis {
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.angelegt', immer: true }) angelegt!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.aktualisiert', immer: true }) aktualisiert!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.unveraendert', immer: true }) unveraendert!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt', immer: true }) abgelehnt!: number;
  @Liste(() => Importfehler, { label: 'beschriftung.fehler', nurLesen: true, hoechstens: 1_000_000 })
  fehler!: Importfehler[];
}

/** A file of addresses on its way. */
export class Adressimportlauf extends Dateilauf {}

/** A field that a line changes. */
export class Adressaenderung {
  @Text({ max: 40, label: 'beschriftung.feld', nurLesen: true, immer: true }) field!: string;
  @Text({ max: 300, label: 'beschriftung.vorher', nurLesen: true }) vorher!: string | null;
  @Text({ max: 300, label: 'beschriftung.nachher', nurLesen: true }) nachher!: string | null;
}

/** A line with what becomes of its address. */
export class Adresslaufzeile extends Dateilaufzeile {
  @Kennung({ nurLesen: true }) adresseId!: number | null;
  @Liste(() => Adressaenderung, { label: 'beschriftung.aenderungen', nurLesen: true })
  aenderungen!: Adressaenderung[];
}

/** Whose address book a file goes to. */
export class Adressdateiziel {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  /** The name of a file that is sent without a form. */
  @Text({ max: 255, label: 'beschriftung.dateiname' }) dateiname!: string | null;
}
