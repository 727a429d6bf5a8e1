import { useEffect, useRef, useState } from 'react';

const pause = 150;
const keine: readonly never[] = [];
const leer = { liste: keine, zu: '' };

/**
 * Suggestions for a text in work. One search runs at a time: a newer text waits 150 ms, aborts the older search and
 * takes its place; `zu` is the text the list belongs to. A failed look-up leaves the field usable without suggestions.
 */
export function useVorschlaege<T>(
  suche: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
  text: string,
  abZeichen: number,
): { liste: readonly T[]; zu: string } {
  const [treffer, setTreffer] = useState<{ zu: string; liste: readonly T[] }>({ zu: '', liste: keine });
  const suchen = useRef(suche);
  suchen.current = suche;

  useEffect(() => {
    if (text.trim().length < abZeichen) return;
    const abbruch = new AbortController();
    const wecker = setTimeout(() => {
      suchen.current(text.trim(), abbruch.signal).then(
        (liste) => !abbruch.signal.aborted && setTreffer({ zu: text, liste: liste.slice(0, 50) }),
        () => !abbruch.signal.aborted && setTreffer({ zu: text, liste: keine }),
      );
    }, pause);
    return () => {
      clearTimeout(wecker);
      abbruch.abort();
    };
  }, [text, abZeichen]);

  return text.trim().length < abZeichen ? leer : treffer;
}
