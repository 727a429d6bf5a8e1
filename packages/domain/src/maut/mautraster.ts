import type { Mautraster } from './mauttabelle.js';

/** Where a band that ends here belongs; -1 where it is there already. */
function stelle(enden: readonly number[], ende: number): number {
  if (enden.includes(ende)) return -1;
  const i = enden.findIndex((e) => e > ende);
  return i < 0 ? enden.length : i;
}

/** With a further weight band; its prices are those of the band it is cut from, or of the last one. */
export function mitGewichtsstufe(raster: Mautraster, bisKg: number): Mautraster {
  const i = stelle(raster.kgBis, bisKg);
  if (i < 0) return raster;
  const vorbild = raster.cent[i] ?? raster.cent.at(-1) ?? raster.kmBis.map(() => 0);
  return {
    ...raster,
    kgBis: raster.kgBis.toSpliced(i, 0, bisKg),
    cent: raster.cent.toSpliced(i, 0, [...vorbild]),
  };
}

/** With a further distance band, likewise. */
export function mitEntfernungsstufe(raster: Mautraster, bisKm: number): Mautraster {
  const j = stelle(raster.kmBis, bisKm);
  if (j < 0) return raster;
  return {
    ...raster,
    kmBis: raster.kmBis.toSpliced(j, 0, bisKm),
    cent: raster.cent.map((z) => z.toSpliced(j, 0, z[j] ?? z.at(-1) ?? 0)),
  };
}

export function ohneGewichtsstufe(raster: Mautraster, bisKg: number): Mautraster {
  const i = raster.kgBis.indexOf(bisKg);
  if (i < 0) return raster;
  return { ...raster, kgBis: raster.kgBis.toSpliced(i, 1), cent: raster.cent.toSpliced(i, 1) };
}

export function ohneEntfernungsstufe(raster: Mautraster, bisKm: number): Mautraster {
  const j = raster.kmBis.indexOf(bisKm);
  if (j < 0) return raster;
  return { ...raster, kmBis: raster.kmBis.toSpliced(j, 1), cent: raster.cent.map((z) => z.toSpliced(j, 1)) };
}

/** With a block of prices put at a place, as it is pasted from a spreadsheet; what stands beyond the grid is left out. */
export function mitPreisen(
  raster: Mautraster,
  zeile: number,
  spalte: number,
  block: readonly (readonly (number | null)[])[],
): Mautraster {
  const cent = raster.cent.map((alt, i) => alt.map((wert, j) => block[i - zeile]?.[j - spalte] ?? wert));
  return { ...raster, cent };
}
