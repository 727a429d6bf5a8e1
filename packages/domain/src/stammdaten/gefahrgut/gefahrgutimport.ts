import { Tag, Text, Wahrheit, Zahl } from '../../feld/dekoratoren.js';

const anzahl = { dezimal: 0, nurLesen: true, immer: true };

/** Which edition a file of the table is, as it is said beside it. */
export interface Gefahrgutausgabe {
  version: string;
  gueltigVon: string;
  gueltigBis: string | null;
  /** Until when the former edition may be used beside this one; without it what `uebergangsende` proposes. */
  bisherigeGiltBis: string | null;
  quelle: string | null;
}

/** Which edition a file is to become, or completes, and what it leaves as it was. */
export class Gefahrgutlaufausgabe {
  @Text({ max: 20, label: 'beschriftung.version', nurLesen: true, immer: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon', nurLesen: true, immer: true }) gueltigVon!: string;
  /** Its last day. */
  @Tag({ label: 'beschriftung.gueltigBis', nurLesen: true }) gueltigBis!: string | null;
  /** The edition with which the file is compared: the one it completes, else the former one. */
  @Text({ max: 20, label: 'beschriftung.verglichenMit', nurLesen: true }) bisherige!: string | null;
  /** The last day of the former edition, where there is one. */
  @Tag({ label: 'beschriftung.bisherigeGiltBis', nurLesen: true }) bisherigeGiltBis!: string | null;
  /** The file completes an edition that is there: what it does not name stays. */
  @Wahrheit({ label: 'beschriftung.ergaenzt', nurLesen: true, immer: true }) ergaenzt!: boolean;
  /** Rows of which the file does not bring all that is known. */
  @Zahl({ ...anzahl, label: 'beschriftung.unvollstaendig' }) unvollstaendig!: number;
  /** The fields that it does not bring for one of them or another, separated by commas: they stay. */
  @Text({ max: 500, label: 'beschriftung.uebernommeneFelder', nurLesen: true }) behalten!: string | null;
}

/** An edition that is stored. */
export class Gefahrgutstand {
  @Text({ max: 20, label: 'beschriftung.version', immer: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Text({ max: 500, label: 'beschriftung.quelle' }) quelle!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
}
