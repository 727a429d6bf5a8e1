import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { gefuellteZeilen } from '../../../../components/raster/zeile';
import type { Zelle } from '../../../../components/raster/zuordnung';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';

/** Puts positions behind those that are there, as far as they find room; answers how many did. */
export function haengeAn(speicher: Rasterspeicher<Auftragsposition>, block: readonly Zelle[][]): number {
  const { zeilen } = speicher.zustand();
  const { hoechstens = Number.POSITIVE_INFINITY } = speicher.regeln;
  const platz = hoechstens - gefuellteZeilen(zeilen, speicher.regeln).length;
  const ab = zeilen.at(-1)?.schluessel;
  if (ab === undefined || platz <= 0) return 0;
  speicher.tue({ typ: 'fuelle', ab, block: block.slice(0, platz) });
  return Math.min(block.length, platz);
}
