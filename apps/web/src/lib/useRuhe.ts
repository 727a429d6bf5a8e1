import { useEffect, useState } from 'react';

const ruheMs = 250;

/** A text once typing rests. */
export function useRuhe(text: string): string {
  const [ruhig, setRuhig] = useState(text);
  useEffect(() => {
    const wecker = setTimeout(() => setRuhig(text), ruheMs);
    return () => clearTimeout(wecker);
  }, [text]);
  return ruhig;
}
