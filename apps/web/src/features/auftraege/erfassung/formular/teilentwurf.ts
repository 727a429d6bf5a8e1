import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

/** What open dialogs hold for themselves goes into the draft too, and comes back to them. */
export interface Teilentwuerfe {
  merke: (art: string, wert: unknown) => void;
  /** From the draft taken over, until its dialog has it. */
  zurueck: Readonly<Record<string, unknown>>;
}

export const TeilKontext = createContext<Teilentwuerfe>({ merke: () => undefined, zurueck: {} });

export function useTeile(beiAenderung: () => void) {
  const aktuell = useRef<Record<string, unknown>>({});
  const [zurueck, setZurueck] = useState<Readonly<Record<string, unknown>>>({});
  const merke = useCallback(
    (art: string, wert: unknown) => {
      const { [art]: _, ...rest } = aktuell.current;
      aktuell.current = wert === null ? rest : { ...rest, [art]: wert };
      beiAenderung();
    },
    [beiAenderung],
  );
  /** What comes back stays part of the draft until its dialog has dealt with it. */
  const bringeZurueck = useCallback((teile: Readonly<Record<string, unknown>>) => {
    aktuell.current = { ...teile };
    setZurueck(teile);
  }, []);
  const kontext = useMemo(() => ({ merke, zurueck }), [merke, zurueck]);
  return { aktuell, kontext, bringeZurueck };
}

/**
 * The part of one dialog: `merke` keeps what it holds (null when it is closed), `beiRueckkehr` opens it again with what
 * a draft has kept.
 */
export function useTeilentwurf<T>(art: string, beiRueckkehr: (wert: T) => void) {
  const { merke, zurueck } = use(TeilKontext);
  const wert = zurueck[art] as T | undefined;
  const oeffne = useEffectEvent(() => {
    if (wert !== undefined) beiRueckkehr(wert);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come back is what it waits for.
  useEffect(() => oeffne(), [wert]);
  return useCallback((neu: T | null) => merke(art, neu), [merke, art]);
}
