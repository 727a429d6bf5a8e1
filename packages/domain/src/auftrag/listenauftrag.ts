import { Tag, Teil, Verweis, Wahrheit, Zeitpunkt } from '../feld/dekoratoren.js';
import { ohne } from '../feld/feld.js';
import { MandantKurz } from '../mandant/mandant.js';
import { Anzeigestatus } from '../stammdaten/sendungsstatus.js';
import { Auftrag } from './auftrag.js';

/**
 * An order as lists answer it: all of `Auftrag` but pictures and what belongs to it. Its positions and history come for
 * those who ask for them.
 */
export class Listenauftrag extends ohne(Auftrag, [
  'auftragZusLademittel',
  'auftragServices',
  'dokumentenverweise',
  'signatur',
]) {
  static override readonly zugaben: ReadonlySet<string> = new Set(['auftragspositionen', 'auftragshistorie']);

  @Tag({ label: 'beschriftung.datum', nurLesen: true, immer: true }) override datum!: string;
  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant', nurLesen: true, immer: true })
  override mandant!: MandantKurz;
  /** As in the list on the screen. */
  @Teil(() => Anzeigestatus, { label: 'beschriftung.status', nurLesen: true })
  anzeigestatus!: Anzeigestatus | null;
  @Zeitpunkt({ label: 'beschriftung.statusdatum', nurLesen: true, immer: true }) statusDatum!: string;
  /** Of the status only the day is known. */
  @Wahrheit({ label: 'beschriftung.nurTag', nurLesen: true, immer: true }) statusNurTag!: boolean;
}
