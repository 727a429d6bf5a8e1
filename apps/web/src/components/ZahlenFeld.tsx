import InputBase from '@mui/material/InputBase';
import { memo } from 'react';
import { formatiereZahl, leseZahl } from '../lib/zahlen';
import { type FeldAngaben, Feldrahmen, grundangaben } from './Feldrahmen';
import { useEntwurf } from './useEntwurf';

export interface ZahlenFeldEigenschaften extends FeldAngaben {
  wert: number | null | undefined;
  /** Called while typing; text that is no number arrives as NaN, which the rules of the domain refuse. */
  onAendern?: (wert: number | null) => void;
  dezimal?: number;
  einheit?: string;
}

/** A number in German form that takes `1.234,5`, `1234,5` and `1234.5` alike. */
export const ZahlenFeld = memo(function ZahlenFeld(p: ZahlenFeldEigenschaften) {
  const dezimal = p.dezimal ?? p.feld?.dezimal ?? 0;
  const einheit = p.einheit ?? p.feld?.einheit;
  const entwurf = useEntwurf<number | null>({
    ...p,
    wert: p.wert ?? null,
    // Surplus decimals stay visible, so that the message about them is understood.
    zeige: (wert) => formatiereZahl(wert, dezimal, 6),
    lies: leseZahl,
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
