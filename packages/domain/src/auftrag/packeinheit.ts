/** Packaging unit ids (specification of orders, section 9): what the goods are counted in. */
export const Packeinheit = { verpackung: 1, lademittel: 2 } as const;
