import { t } from '@frachtportal/texte/t';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import '../felder/felder.css';

interface Eigenschaften<W extends string> {
  name: string;
  wert: W;
  /** With an icon the text is its name. */
  moeglich: readonly { wert: W; text: string; icon?: ReactNode; dahinter?: ReactNode }[];
  onWahl: (wert: W) => void;
  /** Explains the choice, e.g. its key. */
  hinweis?: string;
}

/** A choice between few words, all of them in sight. */
export function Umschalter<W extends string>({ name, wert, moeglich, onWahl, hinweis }: Eigenschaften<W>) {
  return (
    <fieldset className="fp-umschalter" aria-label={t(name)} title={hinweis && t(hinweis)}>
      {moeglich.map((m) => (
        <ToggleButton
          key={m.wert}
          value={m.wert}
          selected={m.wert === wert}
          aria-label={m.icon ? t(m.text) : undefined}
          title={m.icon ? t(m.text) : undefined}
          onClick={() => onWahl(m.wert)}
        >
          {m.icon ?? t(m.text)}
          {m.dahinter}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
