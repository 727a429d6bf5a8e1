import { useSyncExternalStore } from 'react';
import { beiAbschied } from '../../../../lib/abschied';

/** So long a deletion can be taken back before the server hears of it. */
export const fristMs = 30_000;

interface Ausstehende {
  wecker: ReturnType<typeof setTimeout>;
  sende: () => Promise<void>;
  /** Once it is on its way. */
  gesendet?: Promise<void>;
}

const ausstehende = new Map<number, Ausstehende>();
const hoerer = new Set<() => void>();
let ids: ReadonlySet<number> = new Set();

function melde(): void {
  ids = new Set(ausstehende.keys());
  for (const h of hoerer) h();
}

/** Sends it; the row stays hidden until the list has been read anew. */
async function schicke(id: number): Promise<void> {
  const eine = ausstehende.get(id);
  if (!eine) return;
  clearTimeout(eine.wecker);
  eine.gesendet ??= eine.sende().then(() => {
    ausstehende.delete(id);
    melde();
  });
  await eine.gesendet;
}

/** Deletes an order, but not yet: its row is hidden, the call goes out after a while or when the list is left. */
export function loescheSpaeter(id: number, sende: () => Promise<void>): void {
  ausstehende.set(id, { wecker: setTimeout(() => void schicke(id), fristMs), sende });
  melde();
}

/** Answers whether it was not too late. */
export function nimmLoeschungZurueck(id: number): boolean {
  const eine = ausstehende.get(id);
  if (!eine || eine.gesendet) return false;
  clearTimeout(eine.wecker);
  ausstehende.delete(id);
  melde();
  return true;
}

/** All that waits goes out now. */
export async function loescheJetzt(): Promise<void> {
  await Promise.all([...ausstehende.keys()].map(schicke));
}
beiAbschied(loescheJetzt);

/** The orders that are about to be deleted. */
export function useAusstehende(): ReadonlySet<number> {
  return useSyncExternalStore(
    (h) => {
      hoerer.add(h);
      return () => hoerer.delete(h);
    },
    () => ids,
  );
}
