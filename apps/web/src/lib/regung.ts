import { useEffect, useState } from 'react';

const zeichen = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Does something once somebody is there: moves the mouse, touches the screen or types. What waits for it leaves the
 * first sight free. Answers how to call it off.
 */
export function beiRegung(tue: () => void): () => void {
  const vergiss = () => {
    for (const art of zeichen) window.removeEventListener(art, einmal);
  };
  const einmal = () => {
    vergiss();
    tue();
  };
  for (const art of zeichen) window.addEventListener(art, einmal);
  return vergiss;
}

/** Whether somebody is there. */
export function useRegung(): boolean {
  const [regung, setRegung] = useState(false);
  useEffect(() => beiRegung(() => setRegung(true)), []);
  return regung;
}
