import { useEffect, useState } from 'react';

const zeichen = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether somebody is there: moves the mouse, touches the screen or types. What waits for it leaves the first sight free. */
export function useRegung(): boolean {
  const [regung, setRegung] = useState(false);
  useEffect(() => {
    if (regung) return;
    const merke = () => setRegung(true);
    for (const art of zeichen) window.addEventListener(art, merke);
    return () => {
      for (const art of zeichen) window.removeEventListener(art, merke);
    };
  }, [regung]);
  return regung;
}
