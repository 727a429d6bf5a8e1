/** Measures of a position that can be typed, and are computed where they are not. */
export const massfelder = ['volumenCBM', 'stellplaetze', 'lademeter'] as const;
export type Massfeld = (typeof massfelder)[number];
