import InputBase from '@mui/material/InputBase';
import { memo } from 'react';
import { leseUhrzeit } from '../../lib/format/uhrzeit';
import { useEntwurf } from '../formular/useEntwurf';
import { type FeldAngaben, Feldrahmen, grundangaben } from './Feldrahmen';

export interface UhrzeitFeldEigenschaften extends FeldAngaben {
  wert: string | null | undefined;
  /** `HH:mm`, null, or the text as typed where it is no time, which the rules of the domain refuse. */
  onAendern?: (wert: string | null) => void;
}

const zeige = (wert: string | null) => wert ?? '';

/** A time of day that takes `8`, `830` and `8:30`. */
export const UhrzeitFeld = memo(function UhrzeitFeld(p: UhrzeitFeldEigenschaften) {
  const entwurf = useEntwurf<string | null>({
    ...p,
    wert: p.wert || null,
    zeige,
    lies: (text) => {
      const zeit = leseUhrzeit(text);
      return zeit === undefined ? text.trim() : zeit;
    },
  });
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <InputBase
          {...entwurf}
          {...grundangaben(p)}
          autoComplete="off"
          slotProps={{ input: { ...eingabe, maxLength: 8 } }}
        />
      )}
    </Feldrahmen>
  );
});
