import { t } from '@frachtportal/texte/t';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Ref, useId } from 'react';

export interface SchalterEigenschaften {
  name?: string;
  label: string;
  wert: boolean | null | undefined;
  onAendern?: (wert: boolean) => void;
  nurLesen?: boolean;
  hinweis?: string;
  fehler?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

/** A checkbox with its label. */
export function Schalter({ label, wert, onAendern, nurLesen, hinweis, fehler, ...p }: SchalterEigenschaften) {
  const id = useId();
  return (
    <>
      <FormControlLabel
        label={t(label)}
        title={hinweis && t(hinweis)}
        disabled={nurLesen}
        control={
          <Checkbox
            name={p.name}
            checked={wert ?? false}
            onChange={(e) => onAendern?.(e.target.checked)}
            onBlur={p.onBlur}
            slotProps={{
              input: {
                ref: p.inputRef,
                ...(fehler && { 'aria-invalid': true, 'aria-describedby': id }),
              },
            }}
          />
        }
      />
      {fehler && (
        <span id={id} className="fp-fehlertext">
          {fehler}
        </span>
      )}
    </>
  );
}
