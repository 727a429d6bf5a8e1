import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Auswahlliste } from '../../felder/Auswahlliste';

export interface Editorfeld {
  name: string;
  /** The text in the cell. */
  wert: string;
  fehlerhaft: boolean;
  beschrieben?: string;
}

interface Props<T> extends Editorfeld {
  eintraege: readonly T[];
  /** The entry the cell stands for; -1 for none. */
  hier: number;
  offen: boolean;
  /** Whether screen readers are told of a list. */
  aufgeklappt: boolean;
  zeile: (eintrag: T) => string;
  leer: string;
  hoechstens?: number;
  beiText: (text: string) => void;
  /** Marked with the keyboard. */
  beiMarke: (eintrag: T) => void;
  /** Chosen with the mouse. */
  beiWahl: (eintrag: T) => void;
  /** Enter takes what it stands for then; told before the grid takes the cell over. */
  beiEnter?: () => void;
}

/** The input of a cell and the list below it: arrow keys mark, the mouse chooses, leaving is the cell's own business. */
export function Listeneditor<T extends { id: number }>({ eintraege, hier, ...p }: Props<T>) {
  const eingabe = useRef<HTMLInputElement>(null);
  const [anker, setAnker] = useState<HTMLElement | null>(null);
  const id = useId();

  useLayoutEffect(() => {
    eingabe.current?.focus({ preventScroll: true });
    eingabe.current?.select();
    setAnker(eingabe.current);
  }, []);

  const markiert = hier < 0 ? undefined : `${id}-${eintraege[hier]?.id}`;
  useLayoutEffect(() => {
    if (markiert && anker) document.getElementById(markiert)?.scrollIntoView?.({ block: 'nearest' });
  }, [markiert, anker]);

  function taste(e: KeyboardEvent): void {
    const weite = weiten[e.key];
    if (weite === undefined || e.altKey || eintraege.length === 0) return;
    e.preventDefault();
    p.beiMarke(eintraege[schritt(hier, weite, eintraege.length)] as T);
  }

  return (
    <>
      <input
        ref={eingabe}
        className="fp-raster-eingabe"
        role="combobox"
        aria-label={p.name}
        aria-expanded={p.aufgeklappt}
        aria-controls={`${id}-liste`}
        aria-activedescendant={markiert}
        aria-autocomplete="list"
        aria-invalid={p.fehlerhaft || undefined}
        aria-describedby={p.beschrieben}
        autoComplete="off"
        spellCheck={false}
        maxLength={p.hoechstens}
        value={p.wert}
        onChange={(e) => p.beiText(e.target.value)}
        onKeyDownCapture={(e) => e.key === 'Enter' && flushSync(() => p.beiEnter?.())}
        onKeyDown={taste}
      />
      {p.offen && (
        <Auswahlliste
          anker={anker}
          listbox={{ id: `${id}-liste`, role: 'listbox', 'aria-label': p.name }}
          eintraege={eintraege}
          eintrag={(t, i) => ({
            key: t.id,
            id: `${id}-${t.id}`,
            role: 'option',
            'aria-selected': i === hier,
            className: i === hier ? 'Mui-focused' : undefined,
            onMouseDown: (e) => e.preventDefault(),
            onClick: () => p.beiWahl(t),
          })}
          zeile={p.zeile}
          leer={p.leer}
        />
      )}
    </>
  );
}

const weiten: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** From nothing marked a key leads to the first or the last entry, further on never past them. */
function schritt(hier: number, weite: number, anzahl: number): number {
  if (hier < 0) return weite > 0 ? 0 : anzahl - 1;
  return Math.min(anzahl - 1, Math.max(0, hier + weite));
}
