import { type RefObject, useLayoutEffect, useState } from 'react';

/** Is the area as wide as this? Followed as it changes; only another answer draws anew. */
export function usePasst(flaeche: RefObject<HTMLElement | null>, breite: number): boolean {
  const [passt, setPasst] = useState(false);
  useLayoutEffect(() => {
    const gemeint = flaeche.current;
    if (!gemeint) return;
    const miss = () => setPasst(gemeint.clientWidth >= breite);
    miss();
    const beobachter = new ResizeObserver(miss);
    beobachter.observe(gemeint);
    return () => beobachter.disconnect();
  }, [flaeche, breite]);
  return passt;
}
