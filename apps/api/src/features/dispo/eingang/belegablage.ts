/** A paper that the driver brought back. */
export interface Beleg {
  auftragId: number;
  mandantId: number;
  dateiname: string;
  inhalt: Buffer;
}

/** Where such papers are kept; provided by whoever keeps the documents of orders. */
export interface Belegablage {
  /** Answers the id of the document reference. @throws where the content is not one that is kept */
  lege(beleg: Beleg): Promise<number>;
}

/** DI token; bound where the features are put together. */
export const BELEGABLAGE = Symbol('Belegablage');
