import { useSyncExternalStore } from 'react';

let erreichbar = true;
const hoerer = new Set<() => void>();

/** Told by every call: did the server answer? */
export function setzeErreichbar(neu: boolean): void {
  if (neu === erreichbar) return;
  erreichbar = neu;
  for (const h of hoerer) h();
}

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  window.addEventListener('online', h);
  window.addEventListener('offline', h);
  return () => {
    hoerer.delete(h);
    window.removeEventListener('online', h);
    window.removeEventListener('offline', h);
  };
}

/** Is there a network, and did the last call get an answer? */
export function useErreichbar(): boolean {
  return useSyncExternalStore(abonniere, () => erreichbar && navigator.onLine);
}
