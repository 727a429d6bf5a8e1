import { Kennung, Text } from '../feld/dekoratoren.js';

/** Largest paper of an order in bytes. */
export const hoechstensDokumentBytes = 20 * 1024 * 1024;
/** Most papers of one order. */
export const hoechstensDokumente = 200;

/** What an order's papers may be, by media type, with the endings of their names. */
export const dokumentarten = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const;

export type Dokumentart = keyof typeof dokumentarten;

/** What a paper proves; the first makes the proof of delivery of its order. */
export const belegarten = ['pod', 'cmr', 'foto', 'lieferschein'] as const;

export type Belegart = (typeof belegarten)[number];

/** The JSON part beside a file that is sent; the query says the same where both do. */
export class Dokumentangaben {
  /** How the paper is called in the list; else like its file. */
  @Text({ max: 255, label: 'beschriftung.bezeichnung' }) dateiname!: string | null;
  @Text({ max: 255, label: 'beschriftung.dateiname' }) filename!: string | null;
  @Kennung({ label: 'beschriftung.auftrag' }) objectId!: number | null;
  @Text({ max: 20, werte: belegarten, label: 'beschriftung.belegart' }) belegart!: Belegart | null;
}

/** The content of a stored paper. */
export class Dateiinhalt {
  @Text({ max: 10, label: 'beschriftung.dateiendung', nurLesen: true, immer: true }) extension!: string;
  @Text({ max: 28_000_000, label: 'beschriftung.inhaltBase64', nurLesen: true, immer: true })
  base64EncodedImage!: string;
}
