import { t } from '@frachtportal/texte/t';
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
      label={t(label)}
      title={hinweis && t(hinweis)}
      disabled={nurLesen}
      control={
        <Checkbox name={name} checked={wert ?? false} onChange={(e) => onAendern?.(e.target.checked)} />
      }
    />
  );
}
