import { useEffect, useRef, useState } from 'react';
import type { Aenderung, Ereignisart } from './ereignisse';
import { hoere } from './leitung';

/** How often is asked while the server cannot tell. */
const nachfrageMs = 10_000;

/**
 * Calls `melde` when something in a list that the user sees has changed: of orders their way (new status, price, proof
 * of delivery), of proposals that they came or were decided. `null` means that some have, as after a gap or while there
 * is no line: then read again what is on the screen. Answers whether the line is open.
 */
export function useEreignisse(art: Ereignisart, melde: (ids: Aenderung) => void): boolean {
  const [offen, setOffen] = useState(false);
  const neueste = useRef(melde);
  useEffect(() => {
    neueste.current = melde;
  });
  useEffect(() => hoere({ art, melde: (ids) => neueste.current(ids), leitung: setOffen }), [art]);
  useEffect(() => {
    if (offen) return;
    const uhr = setInterval(() => neueste.current(null), nachfrageMs);
    return () => clearInterval(uhr);
  }, [offen]);
  return offen;
}
