import { Kennung, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';
import { type Adresstypcode, adresstypen } from './adresstyp.js';
import { Anschrift } from './anschrift.js';

/** An entry of the address book of one client. */
export class Adresse extends Anschrift {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung() copyId!: number | null;
  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant' }) mandant!: { id: number } | null;
  @Kennung({ nurLesen: true, immer: true }) mandantId!: number;
  @Wahrheit({ label: 'beschriftung.einmaladresse' }) einmaladresse!: boolean | null;
  @Wahrheit({ label: 'beschriftung.unsichtbar' }) unsichtbar!: boolean | null;
  @Wahrheit({ label: 'beschriftung.inUebertragung', nurLesen: true, immer: true }) inUebertragung!: boolean;
  @Zahl({ dezimal: 0, werte: Object.values(adresstypen), label: 'beschriftung.adresstyp' })
  typ!: Adresstypcode | null;
}

/** The address as it stood when the order was saved; `id` is the entry of the address book it came from. */
export class AuftragAdresse extends Anschrift {
  @Kennung({ label: 'beschriftung.adresse' }) id!: number | null;
  @Zahl({
    dezimal: 0,
    werte: Object.values(adresstypen),
    label: 'beschriftung.adresstyp',
    nurLesen: true,
    immer: true,
  })
  typ!: Adresstypcode;
}
