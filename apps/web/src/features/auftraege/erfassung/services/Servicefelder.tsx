import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hauptknopf } from '../../../../components/dialog/Dialog';
import { feldElement } from '../../../../lib/haltestellen';
import { type Feldtext, tippeNach, useFeldtext } from '../formular/feldtext';

interface Props {
  /** What a draft has kept of the field one was in. */
  angefangen: Feldtext | null;
  onText: (text: Feldtext | null) => void;
  children: ReactNode;
}

/** The fields of the service dialog: Enter confirms, and what is only half typed is told and comes back. */
export function Servicefelder({ angefangen, onText, children }: Props) {
  const flaeche = useRef<HTMLDivElement>(null);
  const { aktuell, horcher } = useFeldtext(() => onText(aktuell.current));
  const anfang = useRef(angefangen);
  useEffect(() => {
    const { current: text } = anfang;
    const ziel = text && flaeche.current && feldElement(flaeche.current, text.name);
    if (!text || !(ziel instanceof HTMLInputElement)) return;
    ziel.focus();
    tippeNach(ziel, text.text);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field confirms, as in every form.
    <div
      ref={flaeche}
      {...horcher}
      onKeyDown={(e) => {
        const { target: eingabe } = e;
        if (e.key !== 'Enter' || e.defaultPrevented || !(eingabe instanceof HTMLInputElement)) return;
        e.preventDefault();
        // The field hands its value over, and the button has it, before the click.
        flushSync(() => eingabe.blur());
        hauptknopf(e.currentTarget.closest('[role="dialog"]'))?.click();
        // Where the value is refused one goes on in it.
        eingabe.focus();
      }}
    >
      {children}
    </div>
  );
}
