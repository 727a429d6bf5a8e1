import { t } from '@frachtportal/texte/t';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, memo, useId, useMemo, useState } from 'react';
import { Auswahlliste, ausAutocomplete } from './Auswahlliste';
import { type FeldAngaben, Feldrahmen, grundangaben, tabfolge } from './Feldrahmen';

export interface Option {
  id: number | string;
  text: string;
  /** Blocked for new choices, still shown where it is the value. */
  gesperrt?: boolean;
}

export interface AuswahlFeldEigenschaften extends FeldAngaben {
  optionen: readonly Option[];
  wert: Option['id'] | null | undefined;
  onAendern?: (wert: Option['id'] | null) => void;
}

const keine: readonly Option[] = [];

/** "Starts with", as in every select of the portal. */
function beginntMit(optionen: Option[], { inputValue }: { inputValue: string }): Option[] {
  const gesucht = inputValue.trim().toLocaleLowerCase('de');
  return optionen.filter((o) => o.text.toLocaleLowerCase('de').startsWith(gesucht)).slice(0, 50);
}

/** A select: a letter opens it and filters; Enter and Tab take the marked entry. */
export const AuswahlFeld = memo(function AuswahlFeld({
  optionen = keine,
  wert,
  ...p
}: AuswahlFeldEigenschaften) {
  const eigene = useId();
  const [getippt, setGetippt] = useState<'nichts' | 'text' | 'leer'>('nichts');
  const gewaehlt = optionen.find((o) => o.id === wert) ?? null;
  const waehlbar = useMemo(() => optionen.filter((o) => !o.gesperrt || o.id === wert), [optionen, wert]);
  const pflicht = p.pflicht ?? p.feld?.pflicht ?? false;
  const auswahl = useAutocomplete<Option, false, boolean, false>({
    id: p.id ?? eigene,
    options: waehlbar as Option[],
    value: gewaehlt,
    getOptionLabel: (o) => o.text,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    filterOptions: beginntMit,
    // What was typed is taken on leaving; merely opening the list, or emptying the field, and leaving chooses nothing.
    autoHighlight: getippt !== 'leer',
    autoSelect: getippt === 'text',
    disableClearable: pflicht,
    readOnly: p.nurLesen ?? false,
    openOnFocus: false,
    selectOnFocus: true,
    handleHomeEndKeys: false,
    onInputChange: (_, text, grund) =>
      setGetippt(grund !== 'input' ? 'nichts' : text.trim() === '' ? 'leer' : 'text'),
    onChange: (_, neu) => p.onAendern?.(neu?.id ?? null),
  });
  // Typed, and nothing chosen as the list is not there yet or has nothing like it: Enter must not send the form so, nor
  // must the keys that save, as long as nobody can choose.
  const haltAn = (taste: KeyboardEvent) => {
    if (getippt !== 'text') return;
    const strg = taste.ctrlKey || taste.metaKey;
    if (taste.key === 'Enter' && !strg) taste.preventDefault();
    if (optionen.length > 0 || !strg || !['Enter', 's'].includes(taste.key)) return;
    taste.preventDefault();
    taste.stopPropagation();
  };
  const htmlInput = auswahl.getInputProps() as React.InputHTMLAttributes<HTMLInputElement> & {
    ref: React.Ref<HTMLInputElement>;
  };
  return (
    <Feldrahmen {...p} id={p.id ?? eigene}>
      {(eingabe) => (
        <div {...auswahl.getRootProps({ onKeyDown: haltAn })}>
          <InputBase
            ref={auswahl.setAnchorEl as React.Ref<HTMLDivElement>}
            fullWidth
            {...grundangaben(p)}
            onBlur={p.onBlur}
            endAdornment={
              !p.nurLesen && (
                <IconButton
                  edge="end"
                  {...(auswahl.getPopupIndicatorProps() as IconButtonProps)}
                  aria-label={t('bedienung.auswahlFeld.listeOeffnen')}
                >
                  <ArrowIcon />
                </IconButton>
              )
            }
            slotProps={{ input: { ...htmlInput, ...eingabe, ...tabfolge(p), title: gewaehlt?.text } }}
          />
          {auswahl.popupOpen && !p.nurLesen && (
            <Auswahlliste
              {...ausAutocomplete<Option>(auswahl)}
              zeile={(o) => o.text}
              leer="bedienung.keinEintragBeginntSo"
            />
          )}
        </div>
      )}
    </Feldrahmen>
  );
});
