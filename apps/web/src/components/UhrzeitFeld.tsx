import InputBase from '@mui/material/InputBase';
import { memo } from 'react';
import { leseUhrzeit } from '../lib/uhrzeit';
import { type FeldAngaben, Feldrahmen } from './Feldrahmen';
import { useEntwurf } from './useEntwurf';

export interface UhrzeitFeldEigenschaften extends FeldAngaben {
  wert: string | null | undefined;
  /** `HH:mm`, null, or the text as typed where it is no time, which the rules of the domain refuse. */
  onAendern?: (wert: string | null) => void;
}

const zeige = (wert: string | null) => wert ?? '';

/** A time of day that takes `8`, `830` and `8:30`. */
export const UhrzeitFeld = memo(function UhrzeitFeld(p: UhrzeitFeldEigenschaften) {
  const entwurf = useEntwurf<string | null>({
    wert: p.wert || null,
    zeige,
    lies: (text) => {
      const zeit = leseUhrzeit(text);
      return zeit === undefined ? text.trim() : zeit;
    },
    onAendern: p.onAendern,
    onBlur: p.onBlur,
    nurLesen: p.nurLesen,
  });
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <InputBase
          {...entwurf}
          className={`fp-eingabe${p.nurLesen ? ' fp-nur-lesen' : ''}`}
          name={p.name}
          autoFocus={p.autoFocus}
          autoComplete="off"
          placeholder={p.platzhalter}
          readOnly={p.nurLesen}
          inputRef={p.inputRef}
          slotProps={{ input: { ...eingabe, maxLength: 8 } }}
        />
      )}
    </Feldrahmen>
  );
});
