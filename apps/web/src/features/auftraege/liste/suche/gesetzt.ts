import type { Suchzustand } from './suchzustand';

/** Are other days looked for than those with which the list begins? */
export const andereTage = (zustand: Suchzustand, standard: Suchzustand): boolean =>
  zustand.zeitraum !== null || (['von', 'bis', 'datumTyp'] as const).some((f) => zustand[f] !== standard[f]);

/** How many filters hold, besides words. */
export const anzahlGesetzter = (zustand: Suchzustand, standard: Suchzustand): number =>
  [
    ...[...zustand.phasen, ...zustand.nur].map(() => true),
    ...[zustand.verkehrsart, zustand.abholstunde, zustand.relation, zustand.mandant].map((w) => w !== null),
    andereTage(zustand, standard),
  ].filter(Boolean).length;
