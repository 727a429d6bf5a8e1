import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, useId } from 'react';
import { Auswahlliste, ausAutocomplete } from './Auswahlliste';
import { type FeldAngaben, Feldrahmen, grundangaben, tabfolge } from './Feldrahmen';
import { type Trefferangaben, type Trefferwahl, useTrefferwahl } from './useTrefferwahl';

export interface SuchFeldEigenschaften<T> extends FeldAngaben, Trefferangaben<T> {
  zeile?: (treffer: T) => ReactNode;
  hinten?: ReactNode;
  /** Tab takes the marked match as Enter does, for fields in which only a match is of use. */
  tabNimmt?: boolean;
}

/** Free text with suggestions of the server. Enter takes the first one; Tab leaves the text as typed, if not told else. */
export function SuchFeld<T>(p: SuchFeldEigenschaften<T>) {
  const eigene = useId();
  const id = p.id ?? eigene;
  const wahl = useTrefferwahl(p);
  const auswahl = useListe(id, p, wahl);
  const htmlInput = auswahl.getInputProps() as React.InputHTMLAttributes<HTMLInputElement>;
  return (
    <Feldrahmen {...p} id={id}>
      {(eingabe) => (
        <div {...auswahl.getRootProps()}>
          <InputBase
            {...grundangaben(p)}
            ref={auswahl.setAnchorEl as React.Ref<HTMLDivElement>}
            fullWidth
            onBlur={(e) => {
              p.onBlur?.(e);
              // Leaving the window is not leaving the field.
              if (document.activeElement !== e.target) wahl.verlasse();
            }}
            onKeyDown={(e) => {
              if (p.tabNimmt && e.key === 'Tab' && !e.shiftKey && !e.altKey) wahl.beiTab();
            }}
            endAdornment={p.hinten}
            slotProps={{ input: { ...htmlInput, ...eingabe, ...tabfolge(p), maxLength: p.feld?.max ?? 200 } }}
          />
          {auswahl.popupOpen && !p.nurLesen && (
            <Auswahlliste {...ausAutocomplete<T>(auswahl)} zeile={p.zeile ?? p.beschriftung} />
          )}
        </div>
      )}
    </Feldrahmen>
  );
}

/** The list below the field, as MUI opens, marks and closes it. */
function useListe<T>(id: string, p: Trefferangaben<T>, wahl: Trefferwahl<T>) {
  const { treffer, offen, setOffen, nimm, bestelle, tippe, markiere } = wahl;
  return useAutocomplete<T, false, false, true>({
    id,
    options: treffer as T[],
    freeSolo: true,
    value: null,
    inputValue: p.wert ?? '',
    open: offen && treffer.length > 0,
    getOptionLabel: (o) => (typeof o === 'string' ? o : p.beschriftung(o as T)),
    getOptionKey: (o) => p.schluessel(o as T),
    filterOptions: (optionen) => optionen,
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    onOpen: () => setOffen(true),
    onClose: () => setOffen(false),
    onInputChange: (_, neu, grund) => grund === 'input' && tippe(neu),
    onChange: (_, neu) => (typeof neu === 'string' ? bestelle() : neu && nimm(neu as T)),
    onHighlightChange: (_, neu) => markiere(neu),
  });
}
