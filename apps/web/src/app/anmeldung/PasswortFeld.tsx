import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { type Ref, useState } from 'react';
import { Feld } from '../../components/Feld';

interface Eigenschaften {
  wert: string | null;
  onAendern: (wert: string | null) => void;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  autoFocus?: boolean;
  onFocus?: () => void;
}

/** The password, shown on demand. */
export function PasswortFeld(p: Eigenschaften) {
  const [sichtbar, setSichtbar] = useState(false);
  return (
    <Feld
      {...p}
      label="Passwort"
      name="password"
      autoComplete="current-password"
      art={sichtbar ? 'text' : 'password'}
      max={200}
      hinten={
        <button
          type="button"
          className="fp-feld-knopf"
          aria-pressed={sichtbar}
          aria-label="Passwort anzeigen"
          title={sichtbar ? 'Passwort verbergen' : 'Passwort anzeigen'}
          onClick={() => setSichtbar(!sichtbar)}
        >
          {sichtbar ? <HideIcon /> : <ShowIcon />}
        </button>
      }
    />
  );
}
