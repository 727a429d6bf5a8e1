/** What a person may book by hand. */
export const handbuchungen = ['bewegung', 'eroeffnung', 'ausgleich'] as const;
/** `bestaetigt` comes from an order, `storno` takes another back. */
export const buchungsarten = [...handbuchungen, 'bestaetigt', 'storno'] as const;
/** What kinds of booking are called. */
export const buchungsartnamen = {
  bewegung: 'lademittel.artBewegung',
  eroeffnung: 'lademittel.artEroeffnung',
  ausgleich: 'lademittel.artAusgleich',
  bestaetigt: 'lademittel.artBestaetigt',
  storno: 'lademittel.artStorno',
} as const satisfies Record<(typeof buchungsarten)[number], string>;

type Sagen = (
  schluessel: (typeof buchungsartnamen)[keyof typeof buchungsartnamen] | 'lademittel.storniert',
) => string;

/** What a booking is called in a statement, and that it was taken back. */
export function buchungsartname(
  { art, storniert }: { art: (typeof buchungsarten)[number]; storniert: boolean },
  sage: Sagen,
): string {
  const name = sage(buchungsartnamen[art]);
  return storniert && art !== 'storno' ? `${name} (${sage('lademittel.storniert')})` : name;
}
