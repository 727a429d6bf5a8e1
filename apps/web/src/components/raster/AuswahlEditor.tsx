import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Auswahlliste } from '../Auswahlliste';
import { beginntMit, optionstext } from './auswahl';
import type { Option } from './spalte';

interface Props {
  name: string;
  wert: string;
  gewaehlt: number | null | undefined;
  optionen: readonly Option[];
  fehlerhaft: boolean;
  beschrieben?: string;
  /** The text now shown and the entry it stands for; undefined while it stands for none. */
  beiAenderung: (text: string, wahl: number | null | undefined) => void;
  /** A choice made with the mouse: ends the editing. */
  beiWahl: (option: Option) => void;
}

/**
 * The input of a select cell: filters with "starts with" and always holds the marked entry as its value, so that Tab,
 * Enter and a click elsewhere need no special care.
 */
export function AuswahlEditor(props: Props) {
  const { optionen, gewaehlt, beiAenderung } = props;
  const [filter, setFilter] = useState<string | null>(null);
  const eingabe = useRef<HTMLInputElement>(null);
  const [anker, setAnker] = useState<HTMLElement | null>(null);
  const id = useId();
  const treffer = beginntMit(optionen, filter ?? '');
  const hier = treffer.findIndex((o) => o.id === gewaehlt);

  useLayoutEffect(() => {
    eingabe.current?.focus({ preventScroll: true });
    eingabe.current?.select();
    setAnker(eingabe.current);
  }, []);

  const markiert = hier < 0 ? undefined : `${id}-${treffer[hier]?.id}`;
  useLayoutEffect(() => {
    if (markiert && anker) document.getElementById(markiert)?.scrollIntoView?.({ block: 'nearest' });
  }, [markiert, anker]);

  function tippe(text: string): void {
    setFilter(text);
    beiAenderung(text, text.trim() === '' ? null : beginntMit(optionen, text)[0]?.id);
  }

  function taste(e: KeyboardEvent): void {
    const weite = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[e.key];
    if (weite === undefined || e.altKey || treffer.length === 0) return;
    e.preventDefault();
    const ziel =
      hier < 0
        ? weite > 0
          ? 0
          : treffer.length - 1
        : Math.min(treffer.length - 1, Math.max(0, hier + weite));
    const option = treffer[ziel] as Option;
    beiAenderung(optionstext(option), option.id);
  }

  return (
    <>
      <input
        ref={eingabe}
        className="fp-raster-eingabe"
        role="combobox"
        aria-label={props.name}
        aria-expanded="true"
        aria-controls={`${id}-liste`}
        aria-activedescendant={markiert}
        aria-autocomplete="list"
        aria-invalid={props.fehlerhaft || undefined}
        aria-describedby={props.beschrieben}
        autoComplete="off"
        spellCheck={false}
        value={props.wert}
        onChange={(e) => tippe(e.target.value)}
        onKeyDown={taste}
      />
      <Auswahlliste
        anker={anker}
        listbox={{ id: `${id}-liste`, role: 'listbox', 'aria-label': props.name }}
        eintraege={treffer}
        eintrag={(o, i) => ({
          key: o.id,
          id: `${id}-${o.id}`,
          role: 'option',
          'aria-selected': i === hier,
          className: i === hier ? 'Mui-focused' : undefined,
          onMouseDown: (e) => e.preventDefault(),
          onClick: () => props.beiWahl(o),
        })}
        zeile={optionstext}
        leer="Kein Eintrag beginnt so"
      />
    </>
  );
}
