import { Liste, Teil, Text, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Preismeldung } from '../preis/berechnteil.js';

/** Most characters of an image and of a paper in base64. */
const hoechstensSignatur = 200_000;
const hoechstensDokument = 14_000_000;

/**
 * One record of what a dispatch system reports of an order: a status, a delivery with what the driver brought back, or
 * the answer to a price request. The same fields in JSON, XML and (but for the price) CSV.
 */
export class Statusmeldung {
  @Text({ max: 20, label: 'Auftragsnummer', pflicht: true }) auftragsnummer!: string;
  /** Names the event once and for all; without it status and time together do. */
  @Text({ max: 80, label: 'Ereignis' }) ereignis!: string | null;
  @Zahl({ dezimal: 0, von: 4, bis: 999_999, label: 'Status' }) status!: number | null;
  @Zeitpunkt({ label: 'Zeitpunkt', pflicht: true }) zeitpunkt!: string;
  @Text({ max: 60, label: 'Ereignisort' }) ereignisort!: string | null;
  @Text({ max: 255, label: 'Kommentar' }) kommentar!: string | null;
  @Text({ max: 60, label: 'quittiert von' }) quittiert!: string | null;
  /** PNG or JPEG. */
  @Text({ max: hoechstensSignatur, label: 'Unterschrift (base64)' }) signatur!: string | null;
  @Text({ max: 255, label: 'Dateiname des Dokuments' }) dokumentname!: string | null;
  @Text({ max: hoechstensDokument, label: 'Dokument (base64)' }) dokument!: string | null;
  @Teil(() => Preismeldung, { label: 'Preis' }) preis!: Preismeldung | null;
}

/** What a dispatch system sends at once. */
export class Statusmeldungen {
  @Liste(() => Statusmeldung, { label: 'Meldungen', hoechstens: 50_000 }) meldungen!: Statusmeldung[];
}

/** A record that was not taken, and why. */
export class AbgewieseneMeldung {
  /** Counted from 1. */
  @Zahl({ dezimal: 0, von: 1, label: 'Satz', nurLesen: true }) satz!: number;
  @Text({ max: 40, label: 'Auftragsnummer', nurLesen: true }) auftragsnummer!: string | null;
  @Text({ max: 100, label: 'Ereignis', nurLesen: true }) ereignis!: string | null;
  @Text({ max: 500, label: 'Grund', nurLesen: true }) grund!: string;
}

/** What became of the records that were sent. */
export class Statusquittung {
  @Zahl({ dezimal: 0, label: 'übernommen', nurLesen: true }) uebernommen!: number;
  @Zahl({ dezimal: 0, label: 'schon bekannt', nurLesen: true }) wiederholt!: number;
  @Liste(() => AbgewieseneMeldung, { label: 'abgewiesen', nurLesen: true }) abgewiesen!: AbgewieseneMeldung[];
}
