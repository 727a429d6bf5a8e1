import { useEffect, useRef, useState } from 'react';
import { type Auftragsaenderung, lausche } from './ereignisse';

/**
 * Calls `melde` when orders that the user sees have changed on their way: new status, price, proof of delivery.
 * `null` means that some have, as after a gap: then read again what is on the screen. A hidden window does not listen
 * (a browser has only a few lines to a server) and asks for everything when it is seen again. Answers whether the line
 * is open: while it is not, one has to ask.
 */
export function useEreignisse(melde: (ids: Auftragsaenderung) => void): boolean {
  const [offen, setOffen] = useState(false);
  const neueste = useRef(melde);
  useEffect(() => {
    neueste.current = melde;
  });
  useEffect(() => {
    let abbruch: AbortController | undefined;
    let warVerborgen = false;
    const folge = () => {
      if (document.visibilityState === 'hidden') {
        warVerborgen = true;
        abbruch?.abort();
        abbruch = undefined;
        setOffen(false);
        return;
      }
      if (abbruch) return;
      abbruch = new AbortController();
      if (warVerborgen) neueste.current(null);
      const { signal } = abbruch;
      void lausche(
        (ids) => neueste.current(ids),
        signal,
        (jetzt) => signal.aborted || setOffen(jetzt),
      );
    };
    folge();
    document.addEventListener('visibilitychange', folge);
    return () => {
      document.removeEventListener('visibilitychange', folge);
      abbruch?.abort();
    };
  }, []);
  return offen;
}
