import { wort } from '@frachtportal/domain/texte/text';
import { useId } from 'react';
import './felder.css';

interface Eigenschaften {
  label: string;
  wert: boolean | null | undefined;
  onAendern?: (wert: boolean) => void;
  nurLesen?: boolean;
  hinweis?: string;
}

/** A checkbox with its label. */
export function Schalter({ label, wert, onAendern, nurLesen, hinweis }: Eigenschaften) {
  const id = useId();
  return (
    <label className="fp-schalter" htmlFor={id} title={hinweis && wort(hinweis)}>
      <input
        id={id}
        type="checkbox"
        checked={wert ?? false}
        disabled={nurLesen}
        onChange={(e) => onAendern?.(e.target.checked)}
      />
      {wort(label)}
    </label>
  );
}
