import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';

/** Is the order from before this day, where that is of interest? */
export const istAlt = ({ datum }: Auftragszeile, altVor: string | undefined) =>
  altVor !== undefined && datum < altVor;
