/** An exact decimal number: `ziffern` · 10^-`stellen`. */
export interface Dezimal {
  readonly ziffern: bigint;
  readonly stellen: number;
  /** A sign before exactly three digits may separate thousands or decimals: "1.200", "1,200". */
  readonly zweifel: '.' | ',' | null;
}

const formen: readonly (readonly [RegExp, ',' | '.'])[] = [
  // 1.200,5 and 1.200, 1200,5; then 1,200.5 and 1200.5
  [/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, ','],
  [/^\d+(?:,\d+)?$/, ','],
  [/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, '.'],
  [/^\d+\.\d+$/, '.'],
];

/** A number as people write it, German first; undefined where it is none. */
export function liesDezimal(text: string): Dezimal | undefined {
  const komma = formen.find(([form]) => form.test(text))?.[1];
  if (!komma) return undefined;
  const [ganz = '', bruch = ''] = text.replaceAll(komma === ',' ? '.' : ',', '').split(komma);
  const zweifel = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text)?.[1] as '.' | ',' | undefined;
  return { ziffern: BigInt(ganz + bruch), stellen: bruch.length, zweifel: zweifel ?? null };
}

export const ausGanzzahl = (zahl: number): Dezimal => ({ ziffern: BigInt(zahl), stellen: 0, zweifel: null });

/** Times a whole number, and the point moved by a power of ten. */
export function mal(d: Dezimal, faktor: number, potenz = 0): Dezimal {
  const ziffern = d.ziffern * BigInt(faktor);
  const stellen = d.stellen - potenz;
  return stellen >= 0
    ? { ziffern, stellen, zweifel: d.zweifel }
    : { ziffern: ziffern * 10n ** BigInt(-stellen), stellen: 0, zweifel: d.zweifel };
}

/** As a number of at most so many decimals; undefined where it has more, is nothing, or is beyond what fields take. */
export function alsZahl(d: Dezimal, dezimal: number, hoechstens = 89_999_999): number | undefined {
  let { ziffern, stellen } = d;
  while (stellen > dezimal && ziffern % 10n === 0n) {
    ziffern /= 10n;
    stellen--;
  }
  if (stellen > dezimal || ziffern <= 0n) return undefined;
  const zahl = Number(`${ziffern}e-${stellen}`);
  return zahl <= hoechstens ? zahl : undefined;
}
