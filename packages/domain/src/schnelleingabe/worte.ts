/** Small words of the grammar. */
const menge = (worte: string) => new Set(worte.split(' '));

export const jeworte = menge('je à a pro per');
export const ungefaehr = menge('ca circa etwa ungefähr ungefaehr rund');
export const gesamtworte = menge('gesamt insgesamt zusammen total gesamtgewicht summe');
export const gewichtsworte = menge('gewicht gew wiegt');
export const bruttoworte = menge('brutto bruttogewicht');
export const nettoworte = menge('netto nettogewicht');
export const massworte = menge('maß maße mass masse abmessung abmessungen format größe groesse');
export const verbinder = menge('auf mit in');
export const bindeworte = menge('und sowie plus dazu');
export const gefahrgutworte = menge('adr gefahrgut ggvs ggvseb');
/** A number behind one of these is a name. */
export const namensworte = menge(
  'din iso en ral nr nr. no no. art art. artikel artikelnr art.-nr art.nr typ type modell serie charge los teil baureihe',
);

export const zahlworte: Record<string, number> = Object.fromEntries([
  ...['ein', 'eine', 'einen', 'einer', 'one'].map((w) => [w, 1] as const),
  ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'
    .split(' ')
    .map((w, i) => [w, i + 2] as const),
  ...(['two', 'three', 'four'] as const).map((w, i) => [w, i + 2] as const),
]);
