import { type Aenderung, type Ereignisart, ereignisarten, lausche } from './ereignisse';

/** Somebody in this window who wants to hear of one list. */
export interface Hoerer {
  art: Ereignisart;
  melde: (ids: Aenderung) => void;
  /** Told when the line opens and when it ends: without one, somebody has to ask. */
  leitung: (offen: boolean) => void;
}

const hoerer = new Set<Hoerer>();
let abbruch: AbortController | undefined;
let offen = false;
let warVerborgen = false;

/** A window has one line to the server, however many listen. It ends with the last of them. */
export function hoere(neuer: Hoerer): () => void {
  hoerer.add(neuer);
  if (hoerer.size === 1) document.addEventListener('visibilitychange', folge);
  folge();
  neuer.leitung(offen);
  return () => {
    hoerer.delete(neuer);
    if (hoerer.size > 0) return;
    document.removeEventListener('visibilitychange', folge);
    warVerborgen = false;
    schliesse();
  };
}

/**
 * A hidden window does not listen (a browser has only a few lines to a server) and asks for everything when it is seen
 * again.
 */
function folge(): void {
  if (document.visibilityState === 'hidden') {
    warVerborgen = true;
    schliesse();
  } else if (!abbruch) oeffne();
}

function oeffne(): void {
  abbruch = new AbortController();
  if (warVerborgen) for (const art of ereignisarten) melde(art, null);
  const { signal } = abbruch;
  const hoereZu = () =>
    lausche(
      (art, ids) => signal.aborted || melde(art, ids),
      signal,
      (jetzt) => signal.aborted || setzeOffen(jetzt),
    );
  void anEinemPlatz(hoereZu).then(() => {
    // Refused, as after a logout, or no place was free: whoever comes next tries again.
    if (!signal.aborted) abbruch = undefined;
  });
}

/** Without HTTPS a browser has six lines to a server, for all its windows and calls: so many of them listen. */
const plaetze = ['frachtportal-leitung-1', 'frachtportal-leitung-2', 'frachtportal-leitung-3'];

/** Does this at a place that no other window has, for as long as it takes; nothing where none is free. */
async function anEinemPlatz(tun: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return tun();
  for (const platz of plaetze) {
    const hatte = await navigator.locks.request(platz, { ifAvailable: true }, async (frei) => {
      if (frei) await tun();
      return frei !== null;
    });
    if (hatte) return;
  }
}

function schliesse(): void {
  abbruch?.abort();
  abbruch = undefined;
  setzeOffen(false);
}

function melde(art: Ereignisart, ids: Aenderung): void {
  for (const h of hoerer) if (h.art === art) h.melde(ids);
}

function setzeOffen(jetzt: boolean): void {
  offen = jetzt;
  for (const h of hoerer) h.leitung(jetzt);
}
