import { wort } from '@frachtportal/domain/texte/text';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Auswahlliste } from './Auswahlliste';
import { type FeldAngaben, Feldrahmen, tabfolge } from './Feldrahmen';
import { useVorschlaege } from './useVorschlaege';

export interface SuchFeldEigenschaften<T> extends FeldAngaben {
  /** The text in the field; it stays free text whatever is suggested. */
  wert: string | null | undefined;
  onAendern?: (text: string | null) => void;
  /** Looks up while typing; a newer text aborts an older search. */
  suche: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  /** A suggestion was taken. */
  onWahl: (treffer: T) => void;
  /** What stands in the field after a suggestion was taken. */
  beschriftung: (treffer: T) => string;
  schluessel: (treffer: T) => string | number;
  zeile?: (treffer: T) => ReactNode;
  abZeichen?: number;
  hinten?: ReactNode;
  /** Tab takes the marked match as Enter does, for fields in which only a match is of use. */
  tabNimmt?: boolean;
  /**
   * What was typed has no match: Enter or Tab was pressed, or the field was left. Called before the focus moves, with
   * the text whose answer is still to come, so that nobody has to wait for it.
   */
  onOhneTreffer?: (nochOffen: string | null) => void;
}

/** Free text with suggestions of the server. Enter takes the first one; Tab leaves the text as typed, if not told else. */
export function SuchFeld<T>({
  suche,
  onWahl,
  beschriftung,
  schluessel,
  zeile,
  ...p
}: SuchFeldEigenschaften<T>) {
  const eigene = useId();
  const text = p.wert ?? '';
  const [offen, setOffen] = useState(false);
  const [gesucht, setGesucht] = useState('');
  const { liste: treffer, zu } = useVorschlaege(suche, gesucht, p.abZeichen ?? 1);
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
    onWahl(wahl);
  };
  const nimmErsten = useEffectEvent(() => {
    if (bestellt.current === null || bestellt.current !== zu) return;
    const erster = treffer[0];
    if (erster !== undefined) nimm(erster);
    else ohneTreffer();
  });
  const ohneTreffer = () => {
    if (!getippt.current) return;
    bestellt.current = null;
    getippt.current = false;
    p.onOhneTreffer?.(null);
  };
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
  useEffect(() => {
    if (zu !== '') nimmErsten();
  }, [zu]);

  const auswahl = useAutocomplete<T, false, false, true>({
    id: p.id ?? eigene,
    options: treffer as T[],
    freeSolo: true,
    value: null,
    inputValue: text,
    open: offen && treffer.length > 0,
    getOptionLabel: (o) => (typeof o === 'string' ? o : beschriftung(o as T)),
    getOptionKey: (o) => schluessel(o as T),
    filterOptions: (optionen) => optionen,
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    onOpen: () => setOffen(true),
    onClose: () => setOffen(false),
    onInputChange: (_, neu, grund) => {
      if (grund !== 'input') return;
      bestellt.current = null;
      markiert.current = null;
      getippt.current = neu.trim() !== '';
      p.onAendern?.(neu === '' ? null : neu);
      setGesucht(neu);
      setOffen(true);
    },
    onChange: (_, wahl) => {
      if (typeof wahl !== 'string') return wahl && nimm(wahl as T);
      bestelle();
    },
    onHighlightChange: (_, wahl) => {
      markiert.current = wahl;
    },
  });
  const beiTab = () => {
    const wahl = offen ? (markiert.current ?? treffer[0]) : undefined;
    if (wahl !== undefined && zu === gesucht) flushSync(() => nimm(wahl));
    else if (getippt.current) bestelle();
  };
  const htmlInput = auswahl.getInputProps() as React.InputHTMLAttributes<HTMLInputElement>;
  return (
    <Feldrahmen {...p} id={p.id ?? eigene}>
      {(eingabe) => (
        <div {...auswahl.getRootProps()}>
          <InputBase
            ref={auswahl.setAnchorEl as React.Ref<HTMLDivElement>}
            fullWidth
            className={`fp-eingabe${p.nurLesen ? ' fp-nur-lesen' : ''}`}
            name={p.name}
            autoFocus={p.autoFocus}
            placeholder={p.platzhalter && wort(p.platzhalter)}
            readOnly={p.nurLesen}
            inputRef={p.inputRef}
            onBlur={(e) => {
              p.onBlur?.(e);
              // Leaving the window is not leaving the field.
              if (document.activeElement === e.target) return;
              // An answer that comes later opens nothing any more.
              setOffen(false);
              if (bestellt.current === null) ohneTreffer();
            }}
            onKeyDown={(e) => {
              if (p.tabNimmt && e.key === 'Tab' && !e.shiftKey && !e.altKey) beiTab();
            }}
            endAdornment={p.hinten}
            slotProps={{ input: { ...htmlInput, ...eingabe, ...tabfolge(p), maxLength: p.feld?.max ?? 200 } }}
          />
          {auswahl.popupOpen && !p.nurLesen && (
            <Auswahlliste
              anker={auswahl.anchorEl}
              listbox={auswahl.getListboxProps()}
              eintraege={auswahl.groupedOptions as T[]}
              eintrag={(option, index) => auswahl.getOptionProps({ option, index })}
              zeile={zeile ?? beschriftung}
            />
          )}
        </div>
      )}
    </Feldrahmen>
  );
}
