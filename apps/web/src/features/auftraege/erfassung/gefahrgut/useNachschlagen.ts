import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { useEffect, useMemo } from 'react';
import type { Spalte, SuchSpalte } from '../../../../components/raster/spalte';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';

/**
 * Looks up what was typed faster than the list could answer, or pasted. Only an unmistakable row is taken; everything
 * else stays as it was typed and is told at the cell.
 */
export function useNachschlagen(
  speicher: Rasterspeicher<Gefahrgutzeile>,
  alle: readonly Spalte<Gefahrgutzeile>[],
): void {
  const spalten = useMemo(() => alle.filter((s) => s.art === 'suche'), [alle]);
  useEffect(() => {
    const gefragt = new Set<string>();
    const abbruch = new AbortController();
    const schlageNach = async (spalte: SuchSpalte, schluessel: number, text: string) => {
      const treffer = await spalte.suche(text, abbruch.signal).catch(() => []);
      const wert = spalte.vorwahl(treffer, text);
      const zeile = speicher.zustand().zeilen.find((z) => z.schluessel === schluessel);
      // Whoever has typed on meanwhile knows better.
      if (!wert || abbruch.signal.aborted || zeile?.roh?.[spalte.name] !== text) return;
      speicher.tue({ typ: 'zelle', schluessel, feld: spalte.name, wert });
    };
    const sieh = () => {
      for (const { schluessel, roh } of speicher.zustand().zeilen) {
        for (const spalte of spalten) {
          const text = roh?.[spalte.name];
          const frage = `${schluessel}/${spalte.name}/${text}`;
          if (text === undefined || gefragt.has(frage)) continue;
          gefragt.add(frage);
          void schlageNach(spalte, schluessel, text);
        }
      }
    };
    sieh();
    const ende = speicher.abonniere(sieh);
    return () => {
      ende();
      abbruch.abort();
    };
  }, [speicher, spalten]);
}
