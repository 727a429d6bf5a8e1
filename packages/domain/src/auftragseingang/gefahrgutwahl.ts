import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';

/** What a file says of dangerous goods beside their UN number. */
export type Gefahrgutangaben = Partial<
  Record<
    'verpackungsgruppe' | 'klasse' | 'klassifizierung' | 'bezeichnung' | 'befoerderungskategorie',
    string | number | null
  >
>;

const gleich = (a: unknown, b: unknown) => String(a ?? '').toLowerCase() === String(b ?? '').toLowerCase();

/**
 * The rows of the dangerous-goods table that are meant. The packing group decides; where none is said, rows without one,
 * else all. Where several are left, whatever else the line says.
 */
export function passende(
  klassen: readonly Gefahrgutklasse[],
  angaben: Gefahrgutangaben,
): readonly Gefahrgutklasse[] {
  let treffer = inNeuester(klassen.filter((k) => gleich(k.verpackungsgruppe, angaben.verpackungsgruppe)));
  if (treffer.length === 0 && !angaben.verpackungsgruppe) treffer = inNeuester(klassen);
  if (angaben.klasse) treffer = treffer.filter((k) => gleich(k.klasse, angaben.klasse));
  for (const feld of ['klassifizierung', 'bezeichnung', 'befoerderungskategorie'] as const) {
    if (treffer.length < 2 || angaben[feld] === undefined) continue;
    const engere = treffer.filter((k) => gleich(k[feld], angaben[feld]));
    if (engere.length > 0) treffer = engere;
  }
  if (inTanksVerschieden(treffer)) return treffer.slice(0, 1);
  const allgemeine = treffer.filter((k) => treffer.every((andere) => istBesonderung(andere, k)));
  return allgemeine.length === 1 ? allgemeine : treffer;
}

/** Is it the same name with conditions behind it ("… (mit einem Flammpunkt unter 23 °C …)")? Who says none means none. */
const istBesonderung = (k: Gefahrgutklasse, allgemein: Gefahrgutklasse): boolean =>
  k.bezeichnung === allgemein.bezeichnung || k.bezeichnung.startsWith(`${allgemein.bezeichnung} (`);

/** Two editions may hold on one day: the latest counts. They come in this order. */
function inNeuester(klassen: readonly Gefahrgutklasse[]): Gefahrgutklasse[] {
  const [erste] = klassen;
  return klassen.filter((k) => k.version === erste?.version && k.gueltigVon === erste?.gueltigVon);
}

const merkmale = [
  'klassifizierung',
  'gefahrzettel',
  'befoerderungskategorie',
  'tunnelcode',
  'begrenzteMengeText',
  'eq',
] as const;

/** Rows that only a remark on vapour pressure or flash point tells apart (640C to 640M) are one for goods in packages. */
function inTanksVerschieden(treffer: readonly Gefahrgutklasse[]): boolean {
  const [erste] = treffer;
  return treffer.every(
    (k) =>
      /\((Dampfdruck|Flammpunkt)|EN 590/.test(k.bezeichnung) &&
      merkmale.every((m) => gleich(k[m], erste?.[m])),
  );
}
