import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Auswahlliste } from './Auswahlliste';
import { type FeldAngaben, Feldrahmen } from './Feldrahmen';
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
}

/** Free text with suggestions of the server. Enter takes the first one; Tab leaves the text as typed. */
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

  const nimm = (wahl: T) => {
    bestellt.current = null;
    setOffen(false);
    setGesucht('');
    onWahl(wahl);
  };
  const nimmErsten = useEffectEvent(() => {
    const erster = treffer[0];
    if (erster !== undefined && bestellt.current !== null && bestellt.current === zu) nimm(erster);
  });
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
      p.onAendern?.(neu === '' ? null : neu);
      setGesucht(neu);
      setOffen(true);
    },
    onChange: (_, wahl) => {
      if (typeof wahl !== 'string') return wahl && nimm(wahl as T);
      bestellt.current = gesucht;
      nimmErsten();
    },
  });
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
            placeholder={p.platzhalter}
            readOnly={p.nurLesen}
            inputRef={p.inputRef}
            onBlur={p.onBlur}
            endAdornment={p.hinten}
            slotProps={{ input: { ...htmlInput, ...eingabe, maxLength: p.feld?.max ?? 200 } }}
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
