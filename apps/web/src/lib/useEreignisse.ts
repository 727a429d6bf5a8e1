import { useEffect, useRef } from 'react';
import { type Auftragsaenderung, lausche } from './ereignisse';

/**
 * Calls `melde` when orders that the user sees have changed on their way: new status, price, proof of delivery.
 * `null` means that some have, as after a gap: then read again what is on the screen. A hidden window does not listen
 * (a browser has only a few lines to a server) and asks for everything when it is seen again.
 */
export function useEreignisse(melde: (ids: Auftragsaenderung) => void): void {
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
        return;
      }
      if (abbruch) return;
      abbruch = new AbortController();
      if (warVerborgen) neueste.current(null);
      void lausche((ids) => neueste.current(ids), abbruch.signal);
    };
    folge();
    document.addEventListener('visibilitychange', folge);
    return () => {
      document.removeEventListener('visibilitychange', folge);
      abbruch?.abort();
    };
  }, []);
}
