import { useState } from 'react';
import type { Option } from '../spalte';
import { beginntMit, optionstext } from '../zustand/auswahl';
import { type Editorfeld, Listeneditor } from './Listeneditor';

interface Props extends Editorfeld {
  gewaehlt: number | null | undefined;
  optionen: readonly Option[];
  /** The text now shown and the entry it stands for; undefined while it stands for none. */
  beiAenderung: (text: string, wahl: number | null | undefined) => void;
  /** A choice made with the mouse: ends the editing. */
  beiWahl: (option: Option) => void;
}

/**
 * The input of a select cell: filters with "starts with" and always holds the marked entry as its value, so that Tab,
 * Enter and a click elsewhere need no special care.
 */
export function AuswahlEditor({ gewaehlt, optionen, beiAenderung, ...p }: Props) {
  const [filter, setFilter] = useState('');
  const treffer = beginntMit(optionen, filter);

  function tippe(text: string): void {
    setFilter(text);
    beiAenderung(text, text.trim() === '' ? null : beginntMit(optionen, text)[0]?.id);
  }

  return (
    <Listeneditor
      {...p}
      eintraege={treffer}
      hier={treffer.findIndex((o) => o.id === gewaehlt)}
      offen
      aufgeklappt
      zeile={optionstext}
      leer="bedienung.keinEintragBeginntSo"
      beiText={tippe}
      beiMarke={(option) => beiAenderung(optionstext(option), option.id)}
    />
  );
}
