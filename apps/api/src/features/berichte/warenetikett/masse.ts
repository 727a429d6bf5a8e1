/** A6 portrait in points, and where its fields begin. */
export const etikett = { breite: 297.64, hoehe: 419.53, rand: 12 };

export const innen = etikett.breite - 2 * etikett.rand;

/** Top edges of the fields from the sheet's top. */
export const oben = { kopf: 12, empfaenger: 68, angaben: 236, referenzen: 276, strichcode: 324 };

export const polster = 5;
