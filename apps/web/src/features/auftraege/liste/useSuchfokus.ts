import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTasten } from '../../../lib/tasten';

/** "/" goes to the search field, from here and from other pages. */
export function useSuchfokus() {
  const feld = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const ort = useLocation();
  const gewuenscht = (ort.state as { fokus?: string } | null)?.fokus === 'suche';
  useEffect(() => {
    if (gewuenscht) feld.current?.focus();
  }, [gewuenscht]);
  useTasten({ '/': () => feld.current?.select() });
  return feld;
}
