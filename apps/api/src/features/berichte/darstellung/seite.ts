/** A4 portrait in points. */
export const seite = { breite: 595.28, rand: 36, oben: 44, unten: 44 };

export const satzbreite = seite.breite - 2 * seite.rand;

/** Text width of one of two boxes side by side: half the page without lines and padding. */
export const halb = (satzbreite - 0.5) / 2 - 12.5;
