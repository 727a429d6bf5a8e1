import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { useCallback, useMemo, useState } from 'react';
import type { Zeile } from '../../../../components/raster/zeile';
import { type Ausgabenwahl, suchtag, vorgewaehlt } from './ausgaben';
import { type Gefahrgut, klasseVon, pruefeZeilen, pruefeZeilenausgaben } from './gefahrgutregeln';

/** From which edition entries are offered, and what is wrong with rows of another one. */
export function useAusgabewahl(
  ausgaben: Ausgabenwahl,
  andere: readonly Partial<Gefahrgutklasse>[],
  anfang: readonly Gefahrgut[],
) {
  const { tag } = ausgaben;
  const [gewaehlt, waehle] = useState(() => vorgewaehlt(ausgaben, [...andere, ...anfang.map(klasseVon)]));
  const ort = useMemo(
    () => (gewaehlt ? { tag: suchtag(gewaehlt, tag), version: gewaehlt.version } : null),
    [gewaehlt, tag],
  );
  const pruefe = useCallback(
    (zeilen: readonly Zeile<Gefahrgutzeile>[]) => [
      ...pruefeZeilen(zeilen),
      ...pruefeZeilenausgaben(zeilen, andere, tag),
    ],
    [andere, tag],
  );
  return { wahl: { gewaehlt, onAusgabe: waehle }, ort, pruefe };
}
