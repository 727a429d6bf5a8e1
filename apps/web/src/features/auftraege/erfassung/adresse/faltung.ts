import useMediaQuery from '@mui/material/useMediaQuery';
import { useSyncExternalStore } from 'react';

const platz = 'adresskarten';
const hoerer = new Set<() => void>();

const lies = () => localStorage.getItem(platz);

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  return () => hoerer.delete(h);
}

/** Shows chosen addresses whole or folded from now on, in this browser. */
export function merkeFaltung(wie: 'offen' | 'gefaltet'): void {
  localStorage.setItem(platz, wie);
  for (const h of hoerer) h();
}

/** Does a chosen address fold into a few lines? As somebody wants it, else where six rows of goods need the room. */
export function useFaltung(): boolean {
  const niedrig = useMediaQuery('(max-height: 859.95px) and (min-width: 900px)', { noSsr: true });
  const gewuenscht = useSyncExternalStore(abonniere, lies);
  return gewuenscht === null ? niedrig : gewuenscht === 'gefaltet';
}
