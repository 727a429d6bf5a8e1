import { Liste, Teil, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Preismeldung } from '../preis/berechnteil.js';

/** Most characters of an image and of a paper in base64. */
const hoechstensSignatur = 200_000;
const hoechstensDokument = 14_000_000;

/**
 * One record of what a dispatch system reports of an order: a status, a delivery with what the driver brought back, or
 * the answer to a price request. The same fields in JSON, XML and (but for the price) CSV.
 */
export class Statusmeldung {
  /** May be left out where `sscc` names a piece of the order. */
  @Text({ max: 20, label: 'beschriftung.auftragsnummer' }) auftragsnummer!: string | null;
  /** The piece that was scanned. */
  @Text({ max: 18, label: 'beschriftung.sscc' }) sscc!: string | null;
  /** Names the event once and for all; without it status and time together do. */
  @Text({ max: 80, label: 'beschriftung.ereignis' }) ereignis!: string | null;
  @Zahl({ dezimal: 0, von: 4, bis: 999_999, label: 'beschriftung.status' }) status!: number | null;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', pflicht: true }) zeitpunkt!: string;
  /** Only the day of `zeitpunkt` is known; so it is where a day alone or midnight was reported. */
  @Wahrheit({ label: 'beschriftung.nurTag' }) nurTag!: boolean | null;
  @Text({ max: 60, label: 'beschriftung.ereignisort' }) ereignisort!: string | null;
  @Text({ max: 255, label: 'beschriftung.kommentar' }) kommentar!: string | null;
  @Text({ max: 60, label: 'beschriftung.quittiertVon' }) quittiert!: string | null;
  /** PNG or JPEG. */
  @Text({ max: hoechstensSignatur, label: 'beschriftung.unterschriftBase64' }) signatur!: string | null;
  @Text({ max: 255, label: 'beschriftung.dateinameDesDokuments' }) dokumentname!: string | null;
  @Text({ max: hoechstensDokument, label: 'beschriftung.dokumentBase64' }) dokument!: string | null;
  @Teil(() => Preismeldung, { label: 'beschriftung.preis' }) preis!: Preismeldung | null;
}

/** What a dispatch system sends at once. */
export class Statusmeldungen {
  @Liste(() => Statusmeldung, { label: 'beschriftung.meldungen', hoechstens: 50_000 })
  meldungen!: Statusmeldung[];
}

/** A record that was not taken, and why. */
export class AbgewieseneMeldung {
  /** Counted from 1. */
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.satz', nurLesen: true, immer: true }) satz!: number;
  @Text({ max: 40, label: 'beschriftung.auftragsnummer', nurLesen: true }) auftragsnummer!: string | null;
  @Text({ max: 100, label: 'beschriftung.ereignis', nurLesen: true }) ereignis!: string | null;
  @Text({ max: 500, label: 'beschriftung.grund', nurLesen: true, immer: true }) grund!: string;
}

/** What became of the records that were sent. */
export class Statusquittung {
  @Zahl({ dezimal: 0, label: 'beschriftung.uebernommen', nurLesen: true, immer: true }) uebernommen!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.schonBekannt', nurLesen: true, immer: true }) wiederholt!: number;
  @Liste(() => AbgewieseneMeldung, { label: 'beschriftung.abgewiesen', nurLesen: true })
  abgewiesen!: AbgewieseneMeldung[];
}
