import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** "/" goes to the search field from other pages too. */
export function useSuchfokus() {
  const feld = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const ort = useLocation();
  const gewuenscht = (ort.state as { fokus?: string } | null)?.fokus === 'suche';
  useEffect(() => {
    if (gewuenscht) feld.current?.focus();
  }, [gewuenscht]);
  return feld;
}
