import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVorschlaege } from './useVorschlaege';

export interface Trefferangaben<T> {
  /** The text in the field; it stays free text whatever is suggested. */
  wert: string | null | undefined;
  onAendern?: ((text: string | null) => void) | undefined;
  /** Looks up while typing; a newer text aborts an older search. */
  suche: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** A suggestion was taken. */
  onWahl: (treffer: T) => void;
  /** What stands in the field after a suggestion was taken. */
  beschriftung: (treffer: T) => string;
  schluessel: (treffer: T) => string | number;
  abZeichen?: number | undefined;
  /**
   * What was typed has no match: Enter or Tab was pressed, or the field was left. Called before the focus moves, with
   * the text whose answer is still to come, so that nobody has to wait for it.
   */
  onOhneTreffer?: ((nochOffen: string | null) => void) | undefined;
}

export type Trefferwahl<T> = ReturnType<typeof useTrefferwahl<T>>;

/** Which match is taken when: by Enter, by Tab, by the mouse, also where its answer is still on the way. */
export function useTrefferwahl<T>(p: Trefferangaben<T>) {
  const [offen, setOffen] = useState(false);
  const [gesucht, setGesucht] = useState('');
  const { liste: treffer, zu } = useVorschlaege(p.suche, gesucht, p.abZeichen ?? 1);
  // Enter pressed before the answer came: the first match is taken as soon as it is there.
  const bestellt = useRef<string | null>(null);
  // Typed since the last choice; false again once it is settled what becomes of it.
  const getippt = useRef(false);
  const markiert = useRef<T | null>(null);

  const nimm = (wahl: T) => {
    bestellt.current = null;
    getippt.current = false;
    markiert.current = null;
    setOffen(false);
    setGesucht('');
    p.onWahl(wahl);
  };
  const ohneTreffer = () => {
    if (!getippt.current) return;
    bestellt.current = null;
    getippt.current = false;
    p.onOhneTreffer?.(null);
  };
  const nimmErsten = useEffectEvent(() => {
    if (bestellt.current === null || bestellt.current !== zu) return;
    const erster = treffer[0];
    if (erster !== undefined) nimm(erster);
    else ohneTreffer();
  });
  useEffect(() => {
    if (zu !== '') nimmErsten();
  }, [zu]);
  const bestelle = () => {
    if (!getippt.current) return;
    if (p.onOhneTreffer && zu !== gesucht) {
      getippt.current = false;
      flushSync(() => p.onOhneTreffer?.(gesucht));
      return;
    }
    bestellt.current = gesucht;
    // At once, so that the focus moves on in what comes of it.
    flushSync(nimmErsten);
  };
  const tippe = (text: string) => {
    bestellt.current = null;
    markiert.current = null;
    getippt.current = text.trim() !== '';
    p.onAendern?.(text === '' ? null : text);
    setGesucht(text);
    setOffen(true);
  };

  return {
    treffer,
    offen,
    setOffen,
    nimm,
    bestelle,
    tippe,
    markiere: (treffer: T | null) => {
      markiert.current = treffer;
    },
    beiTab: () => {
      const wahl = offen ? (markiert.current ?? treffer[0]) : undefined;
      if (wahl !== undefined && zu === gesucht) flushSync(() => nimm(wahl));
      else if (getippt.current) bestelle();
    },
    verlasse: () => {
      // An answer that comes later opens nothing any more.
      setOffen(false);
      if (bestellt.current === null) ohneTreffer();
    },
  };
}
