import InputBase from '@mui/material/InputBase';
import { memo } from 'react';
import { formatiereZahl, leseZahl, zahlOderText } from '../../lib/format/zahlen';
import { useEntwurf } from '../formular/useEntwurf';
import { type FeldAngaben, Feldrahmen, grundangaben } from './Feldrahmen';

export interface ZahlenFeldEigenschaften extends FeldAngaben {
  wert: number | string | null | undefined;
  /** Called while typing: a number, null, or the text as typed where it is none, which the rules of the domain refuse. */
  onAendern?: (wert: number | string | null) => void;
  dezimal?: number;
  einheit?: string;
}

/** A number in German form that takes `1.234,5`, `1234,5` and `1234.5` alike. */
export const ZahlenFeld = memo(function ZahlenFeld(p: ZahlenFeldEigenschaften) {
  const dezimal = p.dezimal ?? p.feld?.dezimal ?? 0;
  const einheit = p.einheit ?? p.feld?.einheit;
  const entwurf = useEntwurf<number | string | null>({
    ...p,
    wert: p.wert ?? null,
    // Surplus decimals stay visible, so that the message about them is understood.
    zeige: (wert) => (typeof wert === 'string' ? wert : formatiereZahl(wert, dezimal, 6)),
    lies: (text) => zahlOderText(leseZahl(text), text),
    sofort: true,
  });
  return (
    <Feldrahmen {...p}>
      {(eingabe) => (
        <InputBase
          {...entwurf}
          {...grundangaben(p, 'fp-eingabe fp-rechts')}
          autoComplete="off"
          endAdornment={einheit && <span className="fp-einheit">{einheit}</span>}
          onChange={(e) => {
            // Letters have no place in a number; dropping them keeps a scanner's or a slip's noise out.
            e.target.value = e.target.value.replace(/[^\d.,\s−-]/g, '');
            entwurf.onChange(e as React.ChangeEvent<HTMLInputElement>);
          }}
          slotProps={{ input: { ...eingabe, inputMode: dezimal > 0 ? 'decimal' : 'numeric' } }}
        />
      )}
    </Feldrahmen>
  );
});
