import { Kennung, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { adresstypen } from './adresstyp.js';
import { Anschrift } from './anschrift.js';

/** An entry of the address book of one client. */
export class Adresse extends Anschrift {
  @Kennung({ nurLesen: true }) id!: number;
  @Kennung() copyId!: number | null;
  @Verweis(() => MandantKurz, { label: 'Mandant' }) mandant!: { id: number } | null;
  @Kennung({ nurLesen: true }) mandantId!: number;
  @Wahrheit({ label: 'Einmaladresse' }) einmaladresse!: boolean | null;
  @Wahrheit({ label: 'unsichtbar' }) unsichtbar!: boolean | null;
  @Wahrheit({ label: 'in Übertragung', nurLesen: true }) inUebertragung!: boolean;
  @Zahl({ dezimal: 0, werte: Object.values(adresstypen), label: 'Adresstyp' }) typ!: number | null;
}

/** The address as it stood when the order was saved; `id` is the entry of the address book it came from. */
export class AuftragAdresse extends Anschrift {
  @Kennung({ label: 'Adresse' }) id!: number | null;
  @Zahl({ dezimal: 0, werte: Object.values(adresstypen), label: 'Adresstyp', nurLesen: true }) typ!: number;
}
