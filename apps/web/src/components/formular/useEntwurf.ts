import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Vorgaben<T> {
  wert: T;
  /** The value as it reads, and as it is edited. */
  zeige: (wert: T) => string;
  bearbeite?: (wert: T) => string;
  lies: (text: string) => T;
  onAendern?: ((wert: T) => void) | undefined;
  onBlur?: ((ereignis: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Report each keystroke, not only the finished text. */
  sofort?: boolean;
  nurLesen?: boolean | undefined;
}

/**
 * A field that lets people type freely and reads what they meant: the text in work is kept until the field is left,
 * on Enter, or when a shortcut saves the form.
 */
export function useEntwurf<T>({
  wert,
  zeige,
  bearbeite = zeige,
  lies,
  onAendern,
  sofort,
  ...v
}: Vorgaben<T>) {
  const [entwurf, setEntwurf] = useState<{ text: string; wert: T } | null>(null);
  const betreten = useRef<HTMLInputElement | null>(null);
  // Another text shows while editing, which loses the browser's own selection of the field tabbed into.
  useLayoutEffect(() => {
    if (entwurf && betreten.current) betreten.current.select();
    betreten.current = null;
  }, [entwurf]);

  // A value set from outside meanwhile wins over the text in work.
  const gilt = entwurf !== null && Object.is(entwurf.wert, wert);

  const melde = (text: string): T => {
    const neu = lies(text);
    if (!Object.is(neu, wert)) onAendern?.(neu);
    return neu;
  };
  const schliesseAb = (text: string) => {
    const neu = melde(text);
    setEntwurf({ text: bearbeite(neu), wert: neu });
  };

  return {
    value: gilt ? entwurf.text : zeige(wert),
    onFocus: (e: FocusEvent<HTMLInputElement>) => {
      if (v.nurLesen) return;
      betreten.current = e.target;
      setEntwurf({ text: bearbeite(wert), wert });
    },
    onChange: (e: ChangeEvent<HTMLInputElement>) => {
      const text = e.target.value;
      setEntwurf({ text, wert: sofort ? melde(text) : wert });
    },
    onKeyDown: (e: KeyboardEvent<HTMLInputElement>) => {
      const kuerzel = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 's';
      if (gilt && (e.key === 'Enter' || kuerzel)) schliesseAb(entwurf.text);
    },
    onBlur: (e: FocusEvent<HTMLInputElement>) => {
      if (gilt && entwurf.text !== bearbeite(wert)) melde(entwurf.text);
      setEntwurf(null);
      v.onBlur?.(e);
    },
  };
}
