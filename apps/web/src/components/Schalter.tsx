import { wort } from '@frachtportal/domain/texte/text';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export interface SchalterEigenschaften {
  name?: string;
  label: string;
  wert: boolean | null | undefined;
  onAendern?: (wert: boolean) => void;
  nurLesen?: boolean;
  hinweis?: string;
}

/** A checkbox with its label. */
export function Schalter({ label, wert, onAendern, nurLesen, hinweis, name }: SchalterEigenschaften) {
  return (
    <FormControlLabel
      label={wort(label)}
      title={hinweis && wort(hinweis)}
      disabled={nurLesen}
      control={
        <Checkbox name={name} checked={wert ?? false} onChange={(e) => onAendern?.(e.target.checked)} />
      }
    />
  );
}
