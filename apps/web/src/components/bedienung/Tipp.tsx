import {
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { nachRegung } from '../../lib/nachladen';
import type { Griffe, Tippangaben } from './Tippfenster';

interface Eigenschaften {
  /** Without words there is no tooltip. */
  text?: string | undefined;
  /** The words explain an element that has a name of its own already. */
  beschreibt?: boolean;
  placement?: 'right' | 'bottom';
  children: ReactElement<DOMAttributes<HTMLElement> & { title?: string; 'aria-describedby'?: string }>;
}

/**
 * An element with a tooltip. The tooltip stands beside its element and not around it, so that its code, a twentieth of
 * what every page loads, can come with the first stir while the element stays the same.
 */
export const Tipp = tippMit(nachRegung(async () => (await import('./Tippfenster')).Tippfenster));

/** @param Tippfenster shows the tooltip, once its code is there */
export function tippMit(Tippfenster: (angaben: Tippangaben) => ReactNode) {
  return function Tipp({ text, beschreibt = false, placement = 'bottom', children }: Eigenschaften) {
    const id = useId();
    const [element, setElement] = useState<HTMLElement>();
    const [offen, setOffen] = useState(false);
    const griffe = useRef<Griffe>({});
    const versaeumt = useRef<(() => void) | null>(null);

    const kommt = (name: keyof Griffe) => (e: SyntheticEvent<HTMLElement>) => {
      const ereignis = { ...e, currentTarget: e.currentTarget };
      if (griffe.current[name]) griffe.current[name](e);
      else versaeumt.current = () => griffe.current[name]?.(ereignis);
      setElement(e.currentTarget);
    };
    const geht = (name: keyof Griffe) => (e: SyntheticEvent<HTMLElement>) => {
      versaeumt.current = null;
      griffe.current[name]?.(e);
    };
    const angaben = {
      onMouseOver: kommt('onMouseOver'),
      onMouseLeave: geht('onMouseLeave'),
      onFocus: kommt('onFocus'),
      onBlur: geht('onBlur'),
      onTouchStart: kommt('onTouchStart'),
      onTouchEnd: geht('onTouchEnd'),
      ...(beschreibt && (offen ? { 'aria-describedby': id } : { title: text })),
    };
    return (
      <>
        {text ? cloneElement(children, angaben) : children}
        {text && element && (
          <Tippfenster
            id={id}
            text={text}
            element={element}
            placement={placement}
            griffe={griffe}
            versaeumt={versaeumt}
            onOffen={setOffen}
          />
        )}
      </>
    );
  };
}
