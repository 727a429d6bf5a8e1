import { useEffect } from 'react';
import { useSitzung } from './sitzung';

/** An order somebody had open. */
export interface Zuletzt {
  id: number;
  nummer: string;
  name: string;
}

const hoechstens = 8;
const platz = (benutzer: string | undefined) => `zuletzt/${benutzer ?? ''}`;

/** The orders the user had open last in this browser, the newest first. */
export function zuletztGeoeffnet(benutzer: string | undefined): Zuletzt[] {
  try {
    return JSON.parse(localStorage.getItem(platz(benutzer)) ?? '[]') as Zuletzt[];
  } catch {
    return [];
  }
}

/** Remembers that the user has this order open. */
export function useMerkeZuletzt({ id, nummer, name }: Zuletzt): void {
  const benutzer = useSitzung()?.ansprueche.sub;
  useEffect(() => {
    const andere = zuletztGeoeffnet(benutzer).filter((z) => z.id !== id);
    localStorage.setItem(
      platz(benutzer),
      JSON.stringify([{ id, nummer, name }, ...andere].slice(0, hoechstens)),
    );
  }, [benutzer, id, nummer, name]);
}
