import { wort } from '@frachtportal/domain/texte/text';
import { useId } from 'react';
import './felder.css';

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
  const id = useId();
  return (
    <label className="fp-schalter" htmlFor={id} title={hinweis && wort(hinweis)}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={wert ?? false}
        disabled={nurLesen}
        onChange={(e) => onAendern?.(e.target.checked)}
      />
      {wort(label)}
    </label>
  );
}
