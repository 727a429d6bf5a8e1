/** Sheets of labels, portrait: A6, and that of thermal printers. */
export const etikettformate = ['a6', '100x150'] as const;
export type Etikettformat = (typeof etikettformate)[number];

const millimeter = 72 / 25.4;
const blaetter: Record<Etikettformat, [breite: number, hoehe: number]> = {
  a6: [105, 148],
  '100x150': [100, 150],
};

/** A label in points: its sheet, and between which edges it is printed. */
export interface Masse {
  breite: number;
  hoehe: number;
  links: number;
  rechts: number;
  /** Width that is printed on. */
  innen: number;
}

const rand = 12;

export function masse(format: Etikettformat = 'a6'): Masse {
  const [breite, hoehe] = blaetter[format].map((mm) => mm * millimeter) as [number, number];
  return { breite, hoehe, links: rand, rechts: breite - rand, innen: breite - 2 * rand };
}

/** Top edges of the fields from the sheet's top; both sheets are high enough. */
export const oben = { kopf: 12, empfaenger: 68, angaben: 236, referenzen: 276, strichcode: 324 };

export const polster = 5;
